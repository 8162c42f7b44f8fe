/**
 * Windows-1252, the encoding of older spreadsheets. It is decoded in parts, because Node 20 takes a whole text for
 * Latin-1 and turns œ, ’, – and € into control characters.
 */
export function decodeWindows(bytes: Uint8Array): string {
  const decoder = new TextDecoder('windows-1252');
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
