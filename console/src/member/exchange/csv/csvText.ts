/**
 * A CSV file as text in which cells can be emptied without knowing the encoding: one character stands for one byte, or
 * for one sign of UTF-16. All other bytes stay as they are.
 */

const UTF_16 = [
  { mark: [0xff, 0xfe], isLittle: true },
  { mark: [0xfe, 0xff], isLittle: false },
];
/** Characters made at once: more arguments would not fit on the stack. */
const SLICE = 0x8000;

export interface CsvText {
  readonly text: string;
  /** The bytes of another text in the same encoding. */
  bytesOf(text: string): Uint8Array<ArrayBuffer>;
  /** What a person reads in a part of the text. */
  wordsOf(part: string): string;
}

export function csvText(bytes: Uint8Array<ArrayBuffer>): CsvText {
  const wide = UTF_16.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte));
  if (wide === undefined) return { text: charactersOf(bytes), bytesOf, wordsOf: (part) => decoded(bytesOf(part)) };
  const units = unitsOf(bytes, wide.isLittle);
  return { text: charactersOf(units), bytesOf: (text) => wideBytes(text, wide.isLittle), wordsOf: (part) => part };
}

function charactersOf(codes: Uint8Array | Uint16Array): string {
  let text = '';
  for (let from = 0; from < codes.length; from += SLICE) {
    text += String.fromCharCode(...codes.subarray(from, from + SLICE));
  }
  return text;
}

const bytesOf = (text: string) => Uint8Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));

function unitsOf(bytes: Uint8Array<ArrayBuffer>, isLittle: boolean): Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint16Array.from({ length: bytes.length >> 1 }, (_, place) => view.getUint16(place * 2, isLittle));
}

function wideBytes(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let place = 0; place < text.length; place += 1) view.setUint16(place * 2, text.charCodeAt(place), isLittle);
  return new Uint8Array(view.buffer);
}

/** Enough for headings: the accents of an old Mac do not matter for the words that are looked for. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
