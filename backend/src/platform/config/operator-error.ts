/** A refusal that the person at the terminal can act on: its message is the whole answer, no stack is shown. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
