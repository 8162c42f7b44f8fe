/** A refusal for the person at the terminal: its message is the whole answer, without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
