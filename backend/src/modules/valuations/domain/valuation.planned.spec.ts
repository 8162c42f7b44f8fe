import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { aContext, aValuation, FUNCTIONS, GRID_IN_FORCE, withoutFunction } from '../testing/valuation.builder.js';
import type { ChangeContext, ValuationChange } from './valuation.change.js';
import { plannedStanding, takePlanned, type Precision } from './valuation.planned.js';

const SENIORITY = { seniorityOn: '2018-09-01' };

function taken(change: ValuationChange, precision: Precision = {}, context: ChangeContext = aContext()) {
  const valuation = aValuation(change, context);
  takePlanned(valuation, precision, context);
  const { events, state, texts } = valuation;
  const edits = events.filter((event) => event.type === 'valuation.edited');
  return { events: events.map(({ type }) => type), edits, state, texts };
}

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return JSON.stringify([error.code, Object.keys(error.details.fields ?? {})]);
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('taking over the planned degrees', () => {
  it('fills open answers and computes the amount when the seniority is known', () => {
    const { events, state } = taken({ ...SENIORITY, answers: { 2: { degree: 4 } } });
    expect(events).toEqual(['valuation.edited', 'valuation.completed']);
    expect([1, 2, 3].map((id) => state.answers[id]?.degree)).toEqual([2, 4, 2]);
    expect([state.status, state.result?.calculatedOn]).toEqual([ValuationStatus.UpToDate, '2026-11-21']);
  });

  it('waits until the seniority is given or stated as none', () => {
    const waiting = taken({});
    expect([waiting.events, waiting.state.status]).toEqual([['valuation.edited'], ValuationStatus.InProgress]);
    expect(taken({}, { withoutSeniority: true }).state.result?.minimumCents).toBeGreaterThan(0);
    expect(taken({ seniorityOn: null }).state.result?.minimumCents).toBeGreaterThan(0);
    expect(taken(SENIORITY, { withoutSeniority: true }).state.inputs.seniorityOn).toBe('2018-09-01');
    expect(taken({}, SENIORITY).state.inputs.seniorityOn).toBe('2018-09-01');
  });

  it('counts as a change of the tool, until a person changes something else', () => {
    const planned = ({ edits }: ReturnType<typeof taken>) => edits.map(({ payload }) => payload.planned);
    expect(planned(taken({}))).toEqual([true]);
    expect(planned(taken({}, { withoutSeniority: true }))).toEqual([true]);
    expect(planned(taken({}, SENIORITY))).toEqual([false]);
    expect(planned(taken({ functionId: FUNCTIONS.teacherExecutive, ...SENIORITY }, { training: 4 }))).toEqual([false]);
  });

  it('never answers Formations: the diploma must be stated, even when there is none', () => {
    const teacher = { functionId: FUNCTIONS.teacherExecutive, ...SENIORITY };
    const { state, texts } = taken(teacher);
    expect([state.answers[6]?.degree, state.status]).toEqual([null, ValuationStatus.InProgress]);
    expect(plannedStanding(GRID_IN_FORCE.grid, state, texts)).toEqual({ changes: {}, open: [6], lackingReasons: [] });
    for (const training of [0, 4]) {
      const said = taken(teacher, { training }).state;
      expect([said.answers[6]?.degree, said.status]).toEqual([training, ValuationStatus.UpToDate]);
    }
    expect(codeOf(() => taken(teacher, { training: 1 }))).toBe('["donnees_invalides",["answers.6"]]');
  });

  it('fills nothing for an autre function', () => {
    const other = { functionId: FUNCTIONS.other, otherFunction: 'Médiation animale', categoryLevel: 1 } as const;
    const { events, state, texts } = taken({ ...other, ...SENIORITY });
    expect(events).toEqual([]);
    expect(plannedStanding(GRID_IN_FORCE.grid, state, texts).open).toEqual([1, 2, 6, 3, 4, 5]);
  });

  it('waits for the reason of a degree that requires one', () => {
    const { state, texts } = taken({ ...SENIORITY, answers: { 1: { degree: 1 } } });
    expect(state.status).toBe(ValuationStatus.InProgress);
    expect(plannedStanding(GRID_IN_FORCE.grid, state, texts).lackingReasons).toEqual([1]);
  });

  it('refuses a function that the grid in force no longer has, and a day in the future', () => {
    const gridInForce = withoutFunction(GRID_IN_FORCE, FUNCTIONS.serviceAgent);
    const valuation = aValuation();
    expect(codeOf(() => takePlanned(valuation, {}, aContext({ gridInForce })))).toBe(
      '["donnees_invalides",["functionId"]]',
    );
    expect(codeOf(() => takePlanned(valuation, { seniorityOn: '2026-11-22' }, aContext()))).toBe(
      '["donnees_invalides",["seniorityOn"]]',
    );
    expect(valuation.events).toEqual([]);
  });
});
