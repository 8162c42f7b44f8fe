import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isActive, isValuationStatus, VALUATION_STATUSES, ValuationStatus } from './status.js';
import type { RestoreContext, TransitionResult, ValuationAction } from './transitions.js';
import { isActionAllowed, transition, TRANSITIONS, VALUATION_ACTIONS } from './transitions.js';

const COMPLETE: RestoreContext = { choicesKnown: true, complete: true, onGridInForce: true };

function run(action: ValuationAction, from: (typeof VALUATION_STATUSES)[number]): TransitionResult {
  if (action === 'unarchive' || action === 'grid-withdrawn') return transition(action, from, COMPLETE);
  return action === 'undo-archive' ? transition(action, from, 3) : transition(action, from);
}

/** What each action does to the statuses 0, 1, 2, 3, 4; x = refused. */
const EXPECTED: Readonly<Record<ValuationAction, string>> = {
  edit: '0 0 2 0 x',
  'edit-terms': '0 1 2 3 x',
  complete: '1 x 1 1 x',
  'grid-values-changed': 'x 3 x x x',
  'grid-choice-gone': '2 2 x 2 x',
  'grid-withdrawn': 'x x 1 1 x',
  'bring-up-to-date': 'x x x 1 x',
  archive: '4 4 4 4 x',
  unarchive: 'x x x x 1',
  'undo-archive': 'x x x x 3',
  duplicate: '0 1 2 3 4',
  'duplicate-and-archive': '4 4 4 4 x',
  delete: '0 1 2 3 4',
  show: '0 1 2 3 4',
  hide: '0 1 2 3 4',
  'add-history': '0 1 2 3 4',
  anniversary: '0 1 2 3 x',
  rename: '0 1 2 3 4',
};

describe('the transition table', () => {
  it.each(VALUATION_ACTIONS)('answers %s for every status', (action) => {
    const results = VALUATION_STATUSES.map((from) => run(action, from));
    expect(results.map((result) => (result.ok ? result.to : 'x')).join(' ')).toBe(EXPECTED[action]);
    expect(VALUATION_STATUSES.map((from) => isActionAllowed(action, from))).toEqual(results.map(({ ok }) => ok));
  });

  it('names a status at most once for an action, so that the order of its rows does not matter', () => {
    for (const rows of Object.values(TRANSITIONS)) {
      const from = rows.flatMap((row) => row.from);
      expect(new Set(from).size).toBe(from.length);
    }
  });

  it('lets a grid move rows between active statuses only, which changes no total', () => {
    const standings = [true, false].flatMap((choicesKnown) =>
      [true, false].flatMap((complete) =>
        [true, false].map((onGridInForce) => ({ choicesKnown, complete, onGridInForce })),
      ),
    );
    const outcomes = VALUATION_STATUSES.flatMap((from) =>
      [
        transition('grid-values-changed', from),
        transition('grid-choice-gone', from),
        ...standings.map((standing) => transition('grid-withdrawn', from, standing)),
      ].flatMap((result): ValuationStatus[] => (result.ok ? [from, result.to] : [])),
    );
    expect(outcomes).toContain(ValuationStatus.ToRedo);
    expect(outcomes.filter((status) => !isActive(status))).toEqual([]);
  });

  it('refuses with a code', () => {
    expect(transition('complete', 4)).toEqual({ ok: false, code: 'transition_refused' });
  });

  it.each<[string, Partial<RestoreContext>, number]>([
    ['complete on the grid in force', {}, 1],
    ['complete on an older grid', { onGridInForce: false }, 3],
    ['its function or a degree gone', { choicesKnown: false, onGridInForce: false }, 2],
    ['incomplete', { complete: false, onGridInForce: false }, 0],
  ])('unarchives a row that is %s, and restores it after a withdrawn grid', (_, context, to) => {
    expect(transition('unarchive', 4, { ...COMPLETE, ...context })).toEqual({ ok: true, to });
    expect(transition('grid-withdrawn', 2, { ...COMPLETE, ...context })).toEqual({ ok: true, to });
  });
});

describe('the undo of an archiving', () => {
  it('leads back to the previous status, for every status that can be archived', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALUATION_STATUSES), (former) => {
        const archived = transition('archive', former);
        fc.pre(archived.ok);
        expect(transition('undo-archive', archived.to, former)).toEqual({ ok: true, to: former });
      }),
    );
  });

  it('refuses a row that is not archived, and one that was archived before', () => {
    expect(VALUATION_STATUSES.filter((from) => transition('undo-archive', from, 1).ok)).toEqual([4]);
    expect(transition('undo-archive', 4, 4)).toEqual({ ok: false, code: 'transition_refused' });
  });
});

describe('statuses', () => {
  it('are the numbers 0 to 4 and nothing else', () => {
    expect(VALUATION_STATUSES).toEqual([0, 1, 2, 3, 4]);
    expect([0, 4].every(isValuationStatus)).toBe(true);
    expect([-1, 5, '1', null, 0.5].some(isValuationStatus)).toBe(false);
  });
});
