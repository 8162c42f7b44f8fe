import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isActionAllowed, ValuationStatus } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { aCompletedValuation, aContext, aValuation, GRID_IN_FORCE, PAST_GRID } from '../testing/valuation.builder.js';
import { Valuation } from './valuation.aggregate.js';
import type { LastEvent } from './valuation.update.js';

const AT = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => aContext({ now: new Date(AT.getTime() + seconds * 1000) });

interface Archived {
  readonly row: Valuation;
  readonly last: LastEvent;
}

/** The events and the table row of a valuation that account 7 archived at 10:00. */
function archived(row: Valuation): Archived {
  const statusBefore = row.state.status;
  row.archive(aContext({ now: AT }));
  const { version } = row.state;
  return {
    row: Valuation.restore(row.state, row.texts),
    last: { type: 'valuation.archived', version, actorId: 7, occurredAt: AT, statusBefore },
  };
}

function refusalOf({ row, last }: Archived, context = after(1)): string {
  try {
    row.undoArchive(last, context);
  } catch (error) {
    expect(row.events).toEqual([]);
    return error instanceof DomainError ? error.code : String(error);
  }
  throw new Error('Nothing was refused');
}

const changed = ({ row, last }: Archived, over: Partial<LastEvent>): Archived => ({ row, last: { ...last, ...over } });

describe('the undo of an archiving', () => {
  it('records one event, restores the previous status and keeps the amount', () => {
    const { row, last } = archived(aCompletedValuation());
    row.undoArchive(last, after(60));
    expect(row.events).toEqual([
      { type: 'valuation.archive-undone', payloadVersion: 1, payload: { status: ValuationStatus.UpToDate } },
    ]);
    expect(row.state).toMatchObject({ status: ValuationStatus.UpToDate, version: 4 });
    expect(row.state.result?.minimumCents).toBe(178_533);
  });

  it('restores every status that can be archived, within 60 s', () => {
    const statuses = Object.values(ValuationStatus).filter((status) => isActionAllowed('archive', status));
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.integer({ min: 0, max: 120_000 }), (status, waitedMs) => {
        const open = aValuation();
        const before = archived(Valuation.restore({ ...open.state, status }, open.texts));
        const context = after(waitedMs / 1000);
        if (waitedMs > 60_000) {
          expect(refusalOf(before, context)).toBe('archivage_definitif');
          return;
        }
        before.row.undoArchive(before.last, context);
        expect(before.row.state.status).toBe(status);
      }),
    );
  });

  it('is refused to anyone but the person who archived', () => {
    const before = archived(aCompletedValuation());
    expect(refusalOf(before, { ...after(1), actorId: 8 })).toBe('archivage_definitif');
    expect(refusalOf(changed(before, { actorId: null }))).toBe('archivage_definitif');
  });

  it('is refused when another change followed, or the archiving was part of a duplication', () => {
    const before = archived(aCompletedValuation());
    expect(refusalOf(changed(before, { type: 'valuation.visibility-changed' }))).toBe('archivage_definitif');
    expect(refusalOf(changed(before, { version: before.last.version + 1 }))).toBe('archivage_definitif');
    expect(refusalOf(changed(before, { type: 'valuation.duplicated', statusBefore: null }))).toBe(
      'archivage_definitif',
    );
  });

  it('is refused for a row that is not archived', () => {
    const { last } = archived(aCompletedValuation());
    const live = aCompletedValuation();
    expect(refusalOf({ row: live, last: { ...last, version: live.state.version } })).toBe('transition_refusee');
  });

  it('applies a grid that came into force meanwhile', () => {
    const past = aContext({ gridInForce: PAST_GRID, rowGrid: PAST_GRID, today: '2024-03-12' });
    const { row, last } = archived(aCompletedValuation({}, past));
    row.undoArchive(last, after(30));
    expect(row.events.map(({ type }) => type)).toEqual(['valuation.archive-undone', 'valuation.outdated']);
    expect(row.state).toMatchObject({ status: ValuationStatus.AwaitingUpdate, gridId: PAST_GRID.id });
    expect(row.state.gridId).not.toBe(GRID_IN_FORCE.id);
  });
});
