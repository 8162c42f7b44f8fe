/** The fonts of the product, as styles inside a document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TemplateError } from './template-compiler.js';

const manifestSchema = z.object({
  /** The characters of each alphabet's files, as CSS `unicode-range`. Spaces need no entry. */
  characters: z.record(z.string(), z.string()),
  faces: z.array(z.object({ family: z.string(), weight: z.number(), files: z.record(z.string(), z.string()) })),
});

/** The alphabet that is always embedded. Other alphabets are only embedded in documents that use them. */
const MAIN_ALPHABET = 'latin';

/** A sequence of emoji counts as one character. */
const SIGNS = new Intl.Segmenter('fr', { granularity: 'grapheme' });

interface Alphabet {
  readonly characters: RegExp;
  readonly style: string;
}

export class FontLibrary {
  /** Every font file with its name and content, for the hash of a template. */
  readonly sources: readonly (readonly [name: string, content: Buffer])[];
  readonly #main: Alphabet;
  readonly #others: readonly Alphabet[];
  /** A visible character that no font has. */
  readonly #unknown: RegExp;

  constructor(folder: string) {
    const { characters, faces } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')));
    const files = [...new Set(faces.flatMap((face) => Object.values(face.files)))].sort();
    const contents = new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
    const styleOf = (alphabet: string, range: string): string =>
      faces
        .filter(({ files: { [alphabet]: file } }) => file !== undefined)
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
    const known = Object.values(characters).map(membersOf).join('');
    this.#unknown = new RegExp(`[^${known}\\p{Default_Ignorable_Code_Point}\\p{White_Space}\\p{Cc}]`, 'u');
  }

  /**
   * The text with a mark and its code, « □U+1F393 », for each character that no shipped font has. Otherwise it would be
   * dropped.
   */
  withMarks(text: string): string {
    if (!this.#unknown.test(text)) return text;
    return [...SIGNS.segment(text)].map(({ segment }) => this.#marked(segment)).join('');
  }

  /** An unknown accent may come directly after a tag, as one character with its last sign. So ASCII signs stay. */
  #marked(sign: string): string {
    if (!this.#unknown.test(sign)) return sign;
    const code = (run: string): string => run.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    return sign.replace(/[^\0-\x7F]+/u, (run) => `□U+${code(run)}`);
  }

  /** The `@font-face` rules that a text needs. */
  stylesFor(text: string): string {
    const rest = text.replace(this.#main.characters, '');
    const needed = rest === '' ? [] : this.#others.filter(({ characters }) => rest.search(characters) >= 0);
    return [this.#main, ...needed].map(({ style }) => style).join('');
  }
}

/** 'U+0100-02BA,U+20AB' as the members of a class in a regular expression. */
function membersOf(range: string): string {
  const codes = (part: string): string[] => part.replace('U+', '').split('-');
  const member = (part: string): string => codes(part).map((code) => `\\u{${code}}`).join('-');
  return range.split(',').map(member).join('');
}

/** Runs of these characters. */
function matcherOf(range: string): RegExp {
  return new RegExp(`[${membersOf(range)}]+`, 'gu');
}
