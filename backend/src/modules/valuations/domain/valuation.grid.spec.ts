import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { refusal } from '../testing/refusal.js';
import {
  aCompletedValuation,
  aContext,
  aValuation,
  FUNCTIONS,
  GRID_IN_FORCE,
  PAST_GRID,
  withoutFunction,
} from '../testing/valuation.builder.js';
import type { Valuation } from './valuation.aggregate.js';

const types = ({ events }: Valuation): string[] => events.map(({ type }) => type);

describe('meeting a new grid', () => {
  const computedOnPast = (): Valuation =>
    aCompletedValuation({}, aContext({ gridInForce: PAST_GRID, rowGrid: PAST_GRID, today: '2024-03-12' }));

  it('awaits an update when the amount changes, and keeps the amount of its own grid', () => {
    const valuation = computedOnPast();
    valuation.applyGrid(GRID_IN_FORCE, aContext());
    expect(valuation.state).toMatchObject({ status: ValuationStatus.AwaitingUpdate, gridId: PAST_GRID.id });
    expect(valuation.state.result?.minimumCents).toBe(176_731);
  });

  it('has a copy await an update as well, when its own turn has not come yet', () => {
    const copy = computedOnPast().duplicate(9, 'duplicate', aContext());
    expect(copy.state).toMatchObject({ status: ValuationStatus.AwaitingUpdate, gridId: PAST_GRID.id, version: 2 });
    expect(copy.events.map(({ type }) => type)).toEqual(['valuation.duplicated', 'valuation.outdated']);
    const archived = computedOnPast().duplicate(9, 'duplicate-and-archive', aContext());
    expect(archived.events.map(({ type }) => type)).toEqual(['valuation.duplicated']);
  });

  it('is brought up to date as well before its own turn has come, as after it', () => {
    const valuation = computedOnPast();
    valuation.bringUpToDate(aContext({ rowGrid: PAST_GRID }));
    expect(types(valuation).slice(-2)).toEqual(['valuation.outdated', 'valuation.brought-up-to-date']);
    expect(valuation.state).toMatchObject({ status: ValuationStatus.UpToDate, gridId: GRID_IN_FORCE.id });
    expect(refusal(() => valuation.bringUpToDate(aContext())).code).toBe('transition_refusee');
  });

  it('names the function that a second grid no longer has, when it awaits an update and the move has yet to come to it', () => {
    const valuation = computedOnPast();
    valuation.applyGrid(GRID_IN_FORCE, aContext());
    const second = { ...withoutFunction(GRID_IN_FORCE, FUNCTIONS.serviceAgent), id: 9 };
    const refused = refusal(() => valuation.bringUpToDate(aContext({ rowGrid: PAST_GRID, gridInForce: second })));
    expect([refused.code, refused.details.fields]).toEqual([
      'donnees_invalides',
      { functionId: { code: 'fonction_inconnue' } },
    ]);
  });

  it('is to be done again when its function is gone', () => {
    const valuation = computedOnPast();
    valuation.applyGrid(withoutFunction(GRID_IN_FORCE, FUNCTIONS.serviceAgent), aContext());
    expect(valuation.state.status).toBe(ValuationStatus.ToRedo);
  });

  it('is what it was once a grid that had outdated it is withdrawn, on its own grid and without an update', () => {
    const changed = computedOnPast();
    changed.applyGrid(GRID_IN_FORCE, aContext());
    const gone = computedOnPast();
    gone.applyGrid(withoutFunction(PAST_GRID, FUNCTIONS.serviceAgent), aContext());
    for (const valuation of [changed, gone]) {
      valuation.applyGrid({ ...PAST_GRID, id: 9 }, aContext(), true);
      expect(valuation.state).toMatchObject({ status: ValuationStatus.UpToDate, gridId: PAST_GRID.id });
      expect(valuation.state.result?.minimumCents).toBe(176_731);
    }
    const other = computedOnPast();
    other.applyGrid(withoutFunction(GRID_IN_FORCE, FUNCTIONS.serviceAgent), aContext());
    other.applyGrid(GRID_IN_FORCE, aContext(), true);
    expect(other.state.status).toBe(ValuationStatus.AwaitingUpdate);
  });

  it('leaves rows alone whose amount is the same, that are in progress or archived', () => {
    const same = aCompletedValuation();
    same.applyGrid(GRID_IN_FORCE, aContext());
    const open = aValuation();
    open.applyGrid(GRID_IN_FORCE, aContext());
    const archived = computedOnPast();
    archived.archive(aContext());
    const before = archived.events.length;
    archived.applyGrid(withoutFunction(GRID_IN_FORCE, FUNCTIONS.serviceAgent), aContext());
    expect([...same.events, ...open.events]).toEqual([]);
    expect(archived.events).toHaveLength(before);
  });
});
