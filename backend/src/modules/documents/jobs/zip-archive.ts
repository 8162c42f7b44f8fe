import { Zip, ZipPassThrough } from 'fflate';
import { fileNamePart } from '../sheets/file-name-part.js';

/** A ZIP of compressed files. It stores them as they are, in order. */
export class ZipArchive {
  readonly #chunks: Uint8Array[] = [];
  #failure: Error | null = null;
  readonly #zip = new Zip((error, chunk) => {
    this.#failure ??= error;
    this.#chunks.push(chunk);
  });

  add(name: string, content: Uint8Array): void {
    const file = new ZipPassThrough(name);
    this.#zip.add(file);
    file.push(content, true);
    if (this.#failure !== null) throw this.#failure;
  }

  finish(): Uint8Array {
    this.#zip.end();
    if (this.#failure !== null) throw this.#failure;
    return Buffer.concat(this.#chunks);
  }
}

/** The person and the document. Each name is unique, also on systems that ignore case. */
export function archiveNames(parts: readonly { readonly names: readonly string[] }[]): string[] {
  const taken = new Set<string>();
  return parts.map(({ names }) => {
    const name = ['Classement', ...names.map(fileNamePart)].filter(Boolean).join('_');
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name}_${number}`;
    taken.add(unique.toLowerCase());
    return `${unique}.pdf`;
  });
}
