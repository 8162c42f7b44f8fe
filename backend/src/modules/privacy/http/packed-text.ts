import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { Zip, ZipInputFile } from 'fflate';

const DEFLATED = 8;
const PIECE_SIGNS = 64 * 1024;

/**
 * A text of an archive. It is compressed outside the event loop while it is made, and only the compressed part is in
 * memory.
 */
export class PackedText {
  private readonly deflate = createDeflateRaw();
  private readonly pieces: Uint8Array<ArrayBuffer>[] = [];
  private text = '';
  private crc = 0;
  private size = 0;

  constructor() {
    this.deflate.on('data', (piece: Uint8Array<ArrayBuffer>) => this.pieces.push(piece));
  }

  async push(text: string): Promise<void> {
    this.text += text;
    if (this.text.length >= PIECE_SIGNS) await this.pack();
  }

  /** Ends the text and adds it as the archive's last file. */
  async addTo(zip: Zip, filename: string): Promise<void> {
    await this.pack();
    this.deflate.end();
    await once(this.deflate, 'end');
    const file: ZipInputFile = { filename, compression: DEFLATED, crc: this.crc, size: this.size };
    zip.add(file);
    for (const piece of this.pieces) file.ondata?.(null, piece, false);
    file.ondata?.(null, new Uint8Array(), true);
  }

  private async pack(): Promise<void> {
    const bytes = Buffer.from(this.text);
    this.text = '';
    this.crc = crc32(bytes, this.crc);
    this.size += bytes.length;
    if (!this.deflate.write(bytes)) await once(this.deflate, 'drain');
  }
}
