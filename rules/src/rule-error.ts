/** One value that breaks a rule: the field (or criterion) it sits in, and a stable code. */
export interface RuleIssue<Code extends string = string> {
  readonly field: string;
  readonly code: Code;
}

/** Thrown when a calculation is asked on values that the rules refuse. `issues` names every one of them. */
export class RuleError extends Error {
  constructor(
    readonly code: 'input_refused' | 'criteria_missing',
    readonly issues: readonly RuleIssue[],
  ) {
    super(`${code}: ${issues.map((issue) => `${issue.field} ${issue.code}`).join(', ')}`);
    this.name = 'RuleError';
  }
}
