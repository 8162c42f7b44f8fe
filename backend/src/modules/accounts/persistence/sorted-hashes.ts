import { open, stat, type FileHandle } from 'node:fs/promises';

const LINE = /^([0-9A-F]{40})(?::\d{1,12})?\r?$/;
/** Twice the length of a line (hash, count, line end), so that from any byte on it holds a whole line. */
const WINDOW_BYTES = 128;
/** Read and searched at once. */
const PAGE_BYTES = 4096;
const PROBES = 64;

/** The file is not a list of sorted hashes. */
export class NotSortedHashes extends Error {
  override readonly name = 'NotSortedHashes';
}

interface Line {
  readonly start: number;
  readonly hash: string;
}

/**
 * A sorted file of SHA-1 hashes in hexadecimal capitals, one in each line, with or without a count. A search takes a
 * few reads, however large the file is.
 */
export class SortedHashes {
  private constructor(
    private readonly file: FileHandle,
    private readonly size: number,
  ) {}

  /** Opens the file for one act, so that a replaced file counts at once. */
  static async reading<Result>(path: string, act: (list: SortedHashes) => Promise<Result>): Promise<Result> {
    // A pipe would wait for its writer.
    if (!(await stat(path)).isFile()) throw new NotSortedHashes();
    const file = await open(path);
    try {
      return await act(new SortedHashes(file, (await file.stat()).size));
    } finally {
      await file.close();
    }
  }

  async has(hash: string): Promise<boolean> {
    let [low, high] = [0, this.size];
    while (high - low > PAGE_BYTES) {
      const line = await this.lineAfter(low + Math.floor((high - low) / 2));
      if (line.hash === hash) return true;
      if (line.hash < hash) low = line.start;
      else high = line.start;
    }
    const lines = linesOf(await this.read(low, high - low));
    // An emptied file would let every password pass.
    if (lines.length === 0) throw new NotSortedHashes();
    return lines.some((line) => hashOf(line) === hash);
  }

  /**
   * Checks its beginning, its end and places between.
   * @throws NotSortedHashes
   */
  async assertForm(): Promise<void> {
    const first = hashOf(linesOf(await this.read(0, WINDOW_BYTES))[0]);
    const tail = Math.max(0, this.size - WINDOW_BYTES);
    const last = hashOf(linesOf(await this.read(tail, this.size - tail)).at(-1));
    let before: Line = { start: 0, hash: first };
    const step = Math.floor((this.size - PAGE_BYTES) / PROBES);
    for (let at = step; step > 0 && at <= step * PROBES; at += step) {
      const line = await this.lineAfter(at);
      if (line.start !== before.start && line.hash <= before.hash) throw new NotSortedHashes();
      before = line;
    }
    if (last < before.hash) throw new NotSortedHashes();
  }

  /** The first line that begins after this byte, at most a page before the end. */
  private async lineAfter(offset: number): Promise<Line> {
    const text = await this.read(offset, WINDOW_BYTES);
    const from = text.indexOf('\n') + 1;
    const to = text.indexOf('\n', from);
    if (from === 0 || to < 0) throw new NotSortedHashes();
    return { start: offset + from, hash: hashOf(text.slice(from, to)) };
  }

  private async read(offset: number, length: number): Promise<string> {
    const { buffer, bytesRead } = await this.file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.toString('latin1', 0, bytesRead);
  }
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function hashOf(line: string | undefined): string {
  const hash = LINE.exec(line ?? '')?.[1];
  if (hash === undefined) throw new NotSortedHashes();
  return hash;
}
