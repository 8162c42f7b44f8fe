import { describe, expect, it } from '@jest/globals';
import {
  CATEGORY_LEVELS,
  defaultDegree,
  DUE_SOURCE_NAMES,
  isConcerned,
  isFixedDaysAllowed,
  isHourlyAllowed,
  OTHER_FUNCTION_ID,
  readGrid,
  shippedGrids,
  shippedMinimumWages,
  type Floors,
  type Grid,
} from '@valorisation/rules';
import fc from 'fast-check';
import type { Reference } from '../../api/reference';
import { ladderOf, type Ladder } from './ladder';
import { previewResult, resultOf, type Worked } from './result';
import { applyInput, jobOf, payInputOf, type Work } from './work';

const TODAY = '2026-11-21';
const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const grid: Grid = readGrid(document);
const wages = [...shippedMinimumWages.slice(-2), null];

function referenceWith(wage: Floors['wage']): Reference {
  const info = { id: 1, status: 'in_force' as const, effectiveOn: '2026-01-01', confirmed: true, pointValue: 20.8 };
  return { grid, info, floors: { params: grid.params, wage, territory: wage === null ? 'mayotte' : 'metropole' } };
}

const saving = { hasUnsaved: false };

function workedOn(reference: Reference, work: Work, alone: boolean): Worked {
  const job = jobOf(grid, work);
  if (job === undefined) throw new Error('The function is of the grid');
  const payInput = payInputOf(work, TODAY);
  return { valuation: null, reference, amountGrid: reference, saving, inPlace: false, payInput, alone, job, work };
}

/**
 * A state in the middle of a classification: some answers given, by their place on the ladder; null is not answered.
 */
const anyState = fc
  .record({
    functionId: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...grid.functions.map(({ id }) => id)) },
      { weight: 1, arbitrary: fc.constant(OTHER_FUNCTION_ID) },
    ),
    level: fc.constantFrom(...CATEGORY_LEVELS),
    shareHundredths: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 })),
    seniorityOn: fc.option(fc.constantFrom('1998-03-01', '2014-09-01', '2025-09-01')),
    leaveWeeks: fc.integer({ min: 0, max: 6 }),
    hourly: fc.boolean(),
    fixedDays: fc.boolean(),
    guaranteedFullTimeCents: fc.option(fc.integer({ min: 50_000, max: 400_000 }), { freq: 4 }),
    fixedAmountCents: fc.option(fc.integer({ min: 1_000, max: 400_000 }), { freq: 4 }),
    picks: fc.array(fc.option(fc.nat(20), { freq: 2 }), { minLength: 6, maxLength: 6 }),
    alone: fc.boolean(),
    wage: fc.constantFrom(...wages),
  })
  .map(({ functionId, level, picks, guaranteedFullTimeCents, fixedAmountCents, alone, wage, ...drawn }): Worked => {
    const { hourly, fixedDays, ...terms } = drawn;
    const guaranteedCents =
      guaranteedFullTimeCents && Math.ceil((guaranteedFullTimeCents * terms.shareHundredths) / 10_000);
    const chosen = functionId === OTHER_FUNCTION_ID ? { categoryLevel: level, otherFunction: 'Une autre' } : {};
    const input = { ...terms, guaranteedCents, functionId, ...chosen };
    const begun = applyInput(grid, undefined, input);
    if (begun === undefined) throw new Error('The function is of the grid');
    const canHourly = hourly && isHourlyAllowed(grid, functionId);
    const canFixDays = fixedDays && !canHourly && isFixedDaysAllowed(begun.categoryLevel);
    const start: Work = { ...begun, hourly: canHourly, fixedDays: canFixDays, fixedAmountCents };
    return grid.criteria.reduce<Worked>(
      (worked, criterion, place) => {
        const rungs = ladderOf(worked, criterion).rungs.filter(({ choosable }) => choosable);
        const pick = picks[place] ?? null;
        const rung = pick === null ? undefined : rungs[pick % rungs.length];
        return rung === undefined ? worked : choose(worked, criterion.id, rung.degree);
      },
      workedOn(referenceWith(wage), start, alone),
    );
  });

/** What the screen works with once a person has chosen the degree. */
function choose({ reference, work, alone }: Worked, criterionId: number, degree: number): Worked {
  const next = applyInput(grid, work, { answers: { [criterionId]: { degree, notConcerned: false } } });
  if (next === undefined) throw new Error('The function is of the grid');
  return workedOn(reference, { ...next, fixedAmountCents: work.fixedAmountCents }, alone);
}

function known<T>(value: T | null): T {
  if (value === null) throw new Error('The terms hold');
  return value;
}

interface Choice {
  readonly before: Worked;
  readonly after: Worked;
  readonly rung: Ladder['rungs'][number];
}

/** Every choice that a screen offers in this state. */
function choicesOf(before: Worked): readonly Choice[] {
  const { job, work } = before;
  return grid.criteria
    .filter((criterion) => isConcerned(criterion, job, work.categoryLevel))
    .flatMap((criterion) =>
      ladderOf(before, criterion)
        .rungs.filter(({ choosable }) => choosable)
        .map((rung) => ({ before, after: choose(before, criterion.id, rung.degree), rung })),
    );
}

describe('a degree of the ladder, in any state of a classification', () => {
  it('changes the conventional amount beside it by exactly what it states', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        for (const { before, after, rung } of choicesOf(state)) {
          const shown = known(resultOf(before)).conventional;
          const outcome = known(resultOf(after)).conventional;
          expect(outcome).toEqual({ cents: shown.cents + rung.differenceCents, unit: shown.unit });
          expect(outcome).toEqual(rung.conventional);
        }
      }),
      { seed: 7520, numRuns: 60 },
    );
  });

  it('states that the headline stays exactly when it does, and what keeps it', () => {
    const kept = new Set<string>();
    fc.assert(
      fc.property(anyState, (state) => {
        for (const { before, after, rung } of choicesOf(state)) {
          const shown = known(resultOf(before)).due;
          const outcome = known(resultOf(after)).due;
          const stays = outcome.cents === shown.cents && outcome.unit === shown.unit;
          if (stays) expect([shown.source, outcome.source]).toContain(rung.unchangedBy);
          else expect(rung.unchangedBy).toBeNull();
          if (rung.unchangedBy !== null && rung.differenceCents !== 0) kept.add(DUE_SOURCE_NAMES[rung.unchangedBy]);
        }
      }),
      { seed: 7520, numRuns: 60 },
    );
    expect(kept).toEqual(
      new Set(['Smic', 'montant fixé par la branche', 'plancher de la branche', 'rémunération garantie']),
    );
  });

  it('never lowers the headline by itself: taking over the planned degrees keeps it', () => {
    fc.assert(
      fc.property(anyState, ({ reference, work, job, alone }) => {
        const worked = workedOn(reference, work, alone);
        const { planned } = known(resultOf(worked));
        const taken = planned.reduce((state, criterionId) => {
          const criterion = grid.criteria.find(({ id }) => id === criterionId);
          const degree = criterion && defaultDegree(criterion, job);
          return degree === undefined ? state : choose(state, criterionId, degree);
        }, worked);
        expect(known(resultOf(taken)).due).toEqual(known(previewResult(reference, worked.payInput, alone)).due);
      }),
      { seed: 7520, numRuns: 60 },
    );
  });
});
