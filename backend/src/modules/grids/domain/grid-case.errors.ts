import type { Grid, RuleIssue } from '@valorisation/rules';
import { refuseFields, type FieldRefusal } from '../../../platform/errors/domain-error.js';
import { ANSWER_CODES, TERMS_CODES } from '../../../platform/errors/rule-refusals.js';
import type { CaseSituation } from './grid-case.js';
import { replayCase } from './replay-case.js';

/** Why the rules refuse a situation, by field. */
export function situationRefusals(issues: readonly RuleIssue[]): Readonly<Record<string, FieldRefusal>> {
  return Object.fromEntries(
    issues.map(({ field, code }): [string, FieldRefusal] => {
      if (Object.hasOwn(TERMS_CODES, code)) return [field, { code: TERMS_CODES[code as keyof typeof TERMS_CODES] }];
      return [`degrees.${field}`, { code: ANSWER_CODES[code as keyof typeof ANSWER_CODES] }];
    }),
  );
}

/** 422 naming each refused part of the situation. It does not show the rules' result. */
export function refuseSituation(grid: Grid, situation: CaseSituation): void {
  const replay = replayCase(grid, situation);
  if ('pay' in replay) return;
  throw refuseFields(situationRefusals(replay.refused));
}
