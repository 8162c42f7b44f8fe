import { open, stat, type FileHandle } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { OperatorError } from '../../../platform/config/operator-error.js';
import { breachedMessages as say } from '../../../platform/config/operator-messages.js';
import { unavailable } from '../../../platform/errors/domain-error.js';
import type { Metrics } from '../../../platform/metrics/metrics.js';

const LINE = /^([0-9A-F]{40})(?::\d{1,12})?\r?$/;
/** Twice the length of a line (hash, count, line end), so that a window at any byte holds a whole line. */
const WINDOW_BYTES = 128;
/** The bytes that are read and searched at once. */
const PAGE_BYTES = 4096;
const PROBES = 64;

class NotSortedHashes extends Error {
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

  /** Opens the file for one act, so that a replaced file is used at once. */
  static async reading<Result>(path: string, act: (list: SortedHashes) => Promise<Result>): Promise<Result> {
    // A pipe is refused, because reading it would wait for its writer.
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
    // An empty file is refused, because it would let every password pass.
    if (lines.length === 0) throw new NotSortedHashes();
    return lines.some((line) => hashOf(line) === hash);
  }

  /** Checks lines at the beginning, at the end and at places in between. @throws NotSortedHashes */
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

/** A list of leaked passwords, in a file on this machine (ADR 82): nothing of a password leaves the process. */
export class BreachedFile {
  private readonly logger = new Logger(BreachedFile.name);

  constructor(private readonly path: string | undefined) {}

  /** @throws DomainError 503 when the list exists but cannot be read */
  async has(password: string): Promise<boolean> {
    if (this.path === undefined) return false;
    // SHA-1 protects nothing here: it is only the format of these lists.
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    try {
      return await SortedHashes.reading(this.path, async (list) => list.has(hash));
    } catch (error) {
      this.logger.error({ msg: 'list of breached passwords unreadable', reason: reasonOf(error) });
      throw unavailable();
    }
  }
}

/** Reads the file for each request for metrics, so that a missing file shows before a password is refused for it. */
export function measureBreachedFile(path: string | undefined, metrics: Metrics): void {
  if (path === undefined) return;
  const help = 'Whether the list of leaked passwords can be looked at: 1, or 0 while no password can be set.';
  metrics.gauge('valorisation_breached_list_readable', help, [], async () => {
    const isReadable = await SortedHashes.reading(path, async (list) => list.assertForm()).then(
      () => true,
      () => false,
    );
    return [{ labels: {}, value: isReadable ? 1 : 0 }];
  });
}

/** Runs before the application starts. @throws OperatorError when the file cannot be searched */
export async function assertBreachedFile(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  try {
    await SortedHashes.reading(path, async (list) => list.assertForm());
  } catch (cause) {
    const words = cause instanceof NotSortedHashes ? say.otherForm : say.unreadable(reasonOf(cause));
    throw new OperatorError(words, { cause });
  }
}

/** The reason without the error's own message, because the message contains the file's full path. */
function reasonOf(error: unknown): string {
  if (error instanceof NotSortedHashes) return error.name;
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
