import type { GridCase as CaseAnswer, GridProof, NewGridCase as CaseInput } from '@valorisation/contract';
import { explained, type Grid } from '@valorisation/rules';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import { proofGaps } from '../commands/proof-gate.js';
import { situationRefusals, type CaseMark, type NewGridCase, type JudgedCase } from '../domain/grid-case.js';
import type { GridProofView } from '../queries/grid-proof.query.js';

export function toProof({ version, judged, needed, isLastAuthor, unprovenReason }: GridProofView): GridProof {
  return {
    needed,
    signed: judged.filter(({ state }) => state === 'signed').length,
    isOpen: proofGaps(judged, needed).length === 0,
    isDraft: version.status === 'draft',
    isLastAuthor,
    unprovenReason,
    cases: judged.map((one) => toCase(one, version.grid)),
  };
}

function toCase({ case: one, state, replay, difference }: JudgedCase, grid: Grid): CaseAnswer {
  const { id, title, situation, expected, source, typed, signed, withdrawn } = one;
  // The expected answers come from another version, so this version's result stays hidden until they are typed again.
  const isHidden = state === 'to-take-over';
  return {
    id,
    title,
    ...situation,
    expectedIndex: expected.indexHundredths,
    expectedCents: expected.amount.cents,
    expectedUnit: expected.amount.unit,
    source,
    state,
    difference: isHidden ? null : difference,
    ...('pay' in replay
      ? { computed: isHidden ? null : computedOf(replay.pay, grid), refusals: [] }
      : { computed: null, refusals: Object.values(situationRefusals(replay.refused)).map(fieldMessage) }),
    typed: toMark(typed),
    signed: signed && toMark(signed),
    withdrawn: withdrawn && { ...toMark(withdrawn), reason: withdrawn.reason },
  };
}

function computedOf(
  { indexHundredths, displayed, trace }: Extract<JudgedCase['replay'], { readonly pay: unknown }>['pay'],
  grid: Grid,
): NonNullable<CaseAnswer['computed']> {
  return { indexHundredths, cents: displayed.cents, unit: displayed.unit, trace: explained(trace, grid) };
}

const toMark = ({ name, at }: CaseMark) => ({ by: name, at: at.toISOString() });

export function toNewCase(given: CaseInput): NewGridCase {
  const { title, source, expectedIndex, expectedCents, expectedUnit, ...situation } = given;
  return {
    title,
    source,
    situation,
    expected: { indexHundredths: expectedIndex, amount: { cents: expectedCents, unit: expectedUnit } },
  };
}
