import { Zip, ZipPassThrough } from 'fflate';

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
