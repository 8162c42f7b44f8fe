/**
 * Where a child process writes: the terminal, or a file under DATA_DIR/logs. The file of the run before is kept beside
 * it.
 */
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';

export type LogTarget = { readonly file: string } | 'terminal';

const SHOWN_LINES = 30;

/** At the start of a run. Restarts within the run continue the same file. */
export function rotateLog(log: LogTarget): void {
  if (log === 'terminal') return;
  mkdirSync(dirname(log.file), { recursive: true, mode: 0o700 });
  if (existsSync(log.file)) renameSync(log.file, `${log.file}.previous`);
}

export function openLog(log: LogTarget): { output: number | 'inherit'; close: () => void } {
  if (log === 'terminal') return { output: 'inherit', close: () => undefined };
  const output = openSync(log.file, 'a', 0o600);
  return { output, close: () => closeSync(output) };
}

export function lastLines(log: LogTarget): string {
  if (log === 'terminal' || !existsSync(log.file)) return '';
  const lines = readFileSync(log.file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES);
  return [...lines, `(${log.file})`].join('\n');
}
