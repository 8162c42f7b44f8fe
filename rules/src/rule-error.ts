/** A value that breaks a rule: its field (or criterion) and a stable code. */
export interface RuleIssue<Code extends string = string> {
  readonly field: string;
  readonly code: Code;
}

/** Thrown when the rules refuse the values of a calculation. `issues` names each refused value. */
export class RuleError extends Error {
  constructor(
    readonly code: 'input_refused' | 'criteria_missing',
    readonly issues: readonly RuleIssue[],
  ) {
    super(`${code}: ${issues.map((issue) => `${issue.field} ${issue.code}`).join(', ')}`);
    this.name = 'RuleError';
  }
}
