/** A refusal for the person at the terminal: its message is the whole answer, without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** A wrong or missing environment variable. Its message names variables and never shows a value. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';

  constructor(
    heading: string,
    /** One line for each variable to correct. */
    readonly problems: readonly string[],
  ) {
    super(problems.length === 1 ? `${heading} ${problems[0]}` : [heading, ...problems].join('\n  - '));
  }
}
