import { OperatorError } from '../platform/config/operator-error.js';

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
