/** An entry point of the built product as an operator runs it: a process that ends by itself. */
import { execFile } from 'node:child_process';
import { projectPath } from '../../src/platform/config/paths.js';

export interface Ending {
  readonly code: number | string;
  /** Everything that it has written. */
  readonly output: string;
}

/** @param variables its whole environment, except where programs are found */
export async function runEntry(
  entry: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Ending> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], ...variables };
    execFile(
      process.execPath,
      [projectPath('backend', 'dist', 'bundle', entry), ...words],
      { env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}`.trim() }),
    );
  });
}
