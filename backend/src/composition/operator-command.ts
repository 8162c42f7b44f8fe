import { OperatorError } from '../platform/config/operator-error.js';

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
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
