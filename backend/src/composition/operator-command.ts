import { OperatorError } from '../platform/config/operator-error.js';
import { operatorMessages as say } from '../platform/config/operator-messages.js';
import { codeOf } from '../platform/errors/code-of.js';
import { isDatabaseAway, isDatabaseRefused } from '../platform/persistence/sql-errors.js';
import type { DynamicModule } from '@nestjs/common';
import type { Config } from '../platform/config/config.js';
import { databaseAddress, KernelModule } from '../platform/kernel.module.js';
import { assertMigrated } from '../platform/persistence/migration-state.js';
import { kernelParts } from './parts.js';

export interface CommandEnding {
  /** Exit code of the process: 2 for an unknown command, 1 for a refusal. */
  readonly code: 0 | 1 | 2;
  readonly line: string;
}

/** Runs the command, writes its line to the right stream and sets the exit code of the process. */
export async function endWith(command: () => Promise<CommandEnding>): Promise<void> {
  await tellRefusals(async () => {
    const { code, line } = await command();
    (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
    process.exitCode = code;
  });
}

/** Shows a refusal as one line. Any other error is a fault of the product and is shown with its stack. */
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

/** The line for errors that the operator can correct: settings, the database, a file. */
function lineOf(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const code = codeOf(error) ?? '';
  // A refusal is checked first, because another try gives the same refusal.
  if (isDatabaseRefused(error)) return say.databaseRefuses(code);
  if (isDatabaseAway(error)) return say.databaseAway(code);
  const isOfFile =
    error instanceof Error && 'path' in error && typeof error.path === 'string' && UNUSABLE_FILE.has(code);
  return isOfFile ? say.fileUnusable(String(error.path), code) : undefined;
}

/** Reports an absent database at once; the modules would retry for half a minute. */
export async function operatorKernel(config: Config): Promise<DynamicModule> {
  await assertMigrated(databaseAddress(config));
  return KernelModule.with(config, kernelParts);
}
