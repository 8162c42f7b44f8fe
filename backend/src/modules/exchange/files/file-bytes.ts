import { refusedFile } from './refused-file.js';

/** The limit of a written file: about 10 000 rows with the longest texts, compressed. */
const LARGEST_WRITTEN = 25 * 1024 * 1024;

export class FileBytes {
  readonly #pieces: Uint8Array[] = [];
  #length = 0;

  /** @throws 422 `export_trop_lourd` */
  push(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.#length > LARGEST_WRITTEN) throw refusedFile('export_trop_lourd');
    this.#pieces.push(piece);
  }

  whole(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}
