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

describe('a valuation under a new grid', () => {
  const computedOnPast = (): Valuation =>
    aCompletedValuation({}, aContext({ gridInForce: PAST_GRID, rowGrid: PAST_GRID, today: '2024-03-12' }));

  it('awaits an update when the amount changes, and keeps its old amount', () => {
    const valuation = computedOnPast();
    valuation.applyGrid(GRID_IN_FORCE, aContext());
    expect(valuation.state).toMatchObject({ status: ValuationStatus.AwaitingUpdate, gridId: PAST_GRID.id });
    expect(valuation.state.result?.minimumCents).toBe(176_731);
  });

  it('makes a copy await an update, too, before its own turn in the move', () => {
    const copy = computedOnPast().duplicate(9, 'duplicate', aContext());
    expect(copy.state).toMatchObject({ status: ValuationStatus.AwaitingUpdate, gridId: PAST_GRID.id, version: 2 });
    expect(copy.events.map(({ type }) => type)).toEqual(['valuation.duplicated', 'valuation.outdated']);
    const archived = computedOnPast().duplicate(9, 'duplicate-and-archive', aContext());
    expect(archived.events.map(({ type }) => type)).toEqual(['valuation.duplicated']);
  });

  it('can be updated before its own turn in the move, as well as after it', () => {
    const valuation = computedOnPast();
    valuation.bringUpToDate(aContext({ rowGrid: PAST_GRID }));
    expect(types(valuation).slice(-2)).toEqual(['valuation.outdated', 'valuation.brought-up-to-date']);
    expect(valuation.state).toMatchObject({ status: ValuationStatus.UpToDate, gridId: GRID_IN_FORCE.id });
    expect(refusal(() => valuation.bringUpToDate(aContext())).code).toBe('transition_refusee');
  });

  it('awaits an update and names the missing function when a second grid drops it before the move arrives', () => {
    const valuation = computedOnPast();
    valuation.applyGrid(GRID_IN_FORCE, aContext());
    const second = { ...withoutFunction(GRID_IN_FORCE, FUNCTIONS.serviceAgent), id: 9 };
    const refused = refusal(() => valuation.bringUpToDate(aContext({ rowGrid: PAST_GRID, gridInForce: second })));
    expect([refused.code, refused.details.fields]).toEqual([
      'donnees_invalides',
      { functionId: { code: 'fonction_inconnue' } },
    ]);
  });

  it('must be done again when its function is gone', () => {
    const valuation = computedOnPast();
    valuation.applyGrid(withoutFunction(GRID_IN_FORCE, FUNCTIONS.serviceAgent), aContext());
    expect(valuation.state.status).toBe(ValuationStatus.ToRedo);
  });

  it('returns to its former state, grid included, when the new grid is withdrawn', () => {
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

  it('stays unchanged when its amount is the same, or it is in progress or archived', () => {
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
