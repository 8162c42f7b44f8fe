import { OperatorError } from '../platform/config/operator-error.js';
import { operatorMessages as say } from '../platform/config/operator-messages.js';
import { codeOf } from '../platform/errors/code-of.js';
import { isDatabaseAway, isDatabaseRefused } from '../platform/persistence/sql-errors.js';

/** What a command of an operator comes to. */
export interface CommandEnding {
  /** Of the process: 2 for words that say nothing, 1 for a refusal. */
  readonly code: 0 | 1 | 2;
  readonly line: string;
}

/** Ends the process as the command does: its line where a terminal or a script looks for it, and its number. */
export async function endWith(command: () => Promise<CommandEnding>): Promise<void> {
  await tellRefusals(async () => {
    const { code, line } = await command();
    (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
    process.exitCode = code;
  });
}

/** A refusal is one line for the terminal; anything else is a fault of ours, told with where it happened. */
export async function tellRefusals(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const line = lineOf(error);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

const UNUSABLE_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);

/** Of what the operator can mend: settings, the database that they name, a file that was asked for. */
function lineOf(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const code = codeOf(error) ?? '';
  // Before the other: it answers, and will not answer otherwise later.
  if (isDatabaseRefused(error)) return say.databaseRefuses(code);
  if (isDatabaseAway(error)) return say.databaseAway(code);
  const isOfFile =
    error instanceof Error && 'path' in error && typeof error.path === 'string' && UNUSABLE_FILE.has(code);
  return isOfFile ? say.fileUnusable(String(error.path), code) : undefined;
}
