/** The fonts that ship with the product, as styles that a document carries inside itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TemplateError } from './template-error.js';

const manifestSchema = z.object({
  /** Characters of each alphabet, in the form of CSS `unicode-range`. */
  characters: z.record(z.string(), z.string()),
  faces: z.array(z.object({ family: z.string(), weight: z.number(), files: z.record(z.string(), z.string()) })),
});

/** Always embedded; the other alphabets only in a document that writes them. */
const MAIN_ALPHABET = 'latin';

interface Alphabet {
  readonly characters: RegExp;
  readonly style: string;
}

export class FontLibrary {
  /** Every font file with its name and content, for the hash of a template. */
  readonly sources: readonly (readonly [name: string, content: Buffer])[];
  readonly #main: Alphabet;
  readonly #others: readonly Alphabet[];

  /** Reads `fonts.json` and the files that it names. */
  constructor(folder: string) {
    const { characters, faces } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')));
    const files = [...new Set(faces.flatMap((face) => Object.values(face.files)))].sort();
    const contents = new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
    const styleOf = (alphabet: string, range: string): string =>
      faces
        .map(({ family, weight, files: { [alphabet]: file = '' } }) => {
          const address = `data:font/woff2;base64,${contents.get(file)?.toString('base64') ?? ''}`;
          return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${address}) format('woff2');unicode-range:${range}}`;
        })
        .join('');
    this.sources = [...contents];
    const alphabets = new Map(
      Object.entries(characters).map(([name, range]) => [
        name,
        { characters: matcherOf(range), style: styleOf(name, range) },
      ]),
    );
    const main = alphabets.get(MAIN_ALPHABET);
    if (!main) throw new TemplateError('fonts.json', `no "${MAIN_ALPHABET}" alphabet`);
    this.#main = main;
    this.#others = [...alphabets.values()].filter((alphabet) => alphabet !== main);
  }

  /** The `@font-face` rules that a text needs. */
  stylesFor(text: string): string {
    const rest = text.replace(this.#main.characters, '');
    const needed = rest === '' ? [] : this.#others.filter(({ characters }) => rest.search(characters) >= 0);
    return [this.#main, ...needed].map(({ style }) => style).join('');
  }
}

/** 'U+0100-02BA,U+20AB' as the regular expression of runs of these characters. */
function matcherOf(range: string): RegExp {
  const members = range.split(',').map((part) =>
    part
      .trim()
      .replace(/^U\+/, '')
      .split('-')
      .map((code) => `\\u{${code}}`)
      .join('-'),
  );
  return new RegExp(`[${members.join('')}]+`, 'gu');
}
