import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { checkHistory } from './check-history.js';
import type { Action, History, Operation, Outcome, Recorded, Seen } from './operation.js';
import { EVENT_OF } from './row-history.js';

const { InProgress, UpToDate, Archived } = ValuationStatus;
const ROW = 7;

/** An operation that does not overlap others, unless its times say so. */
function op(id: string, action: Action, place: number, changes: Partial<Operation> = {}): Operation {
  const rows = action === 'create' ? [] : [ROW];
  return {
    id,
    action,
    rows,
    begun: place * 10,
    ended: place * 10 + 5,
    outcome: 'done',
    seen: [],
    ...changes,
  };
}

const event = (operation: Operation, version: number, changes: Partial<Recorded> = {}): Recorded => ({
  row: ROW,
  version,
  type: EVENT_OF[operation.action],
  operation: operation.id,
  ...changes,
});

const seen = (version: number, status: ValuationStatus, row = ROW): Seen => ({ row, version, status });

const born = op('born', 'create', 0, { seen: [seen(1, InProgress)] });
const completed = op('completed', 'complete', 1, { seen: [seen(2, UpToDate)] });
const archived = op('archived', 'archive', 2, { seen: [seen(3, Archived)] });

/** A correct history of three acknowledged operations. */
const RIGHT: History = {
  operations: [born, completed, archived],
  journal: [event(born, 1), event(completed, 2, { status: UpToDate }), event(archived, 3, { status: Archived })],
  table: [seen(3, Archived)],
};

const faultsOf = (changes: Partial<History>): string[] => [
  ...new Set(checkHistory({ ...RIGHT, ...changes }).map(({ fault }) => fault)),
];
const withOutcome = (operation: Operation, outcome: Outcome): Operation => ({ ...operation, outcome, seen: [] });

describe('the check of a history', () => {
  it('accepts a correct history', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('finds an acknowledged operation that is missing from the journal', () => {
    const journal = RIGHT.journal.slice(0, 2);
    expect(faultsOf({ journal, table: [seen(2, UpToDate)] })).toContain('lost');
  });

  it('finds an acknowledged row that does not exist', () => {
    expect(faultsOf({ operations: [born], journal: [], table: [] })).toContain('lost');
  });

  it('finds an operation that was done twice', () => {
    const shared = op('shared', 'edit-terms', 1);
    const journal = [event(born, 1), event(shared, 2), event(shared, 3)];
    expect(faultsOf({ operations: [born, shared], journal, table: [seen(3, InProgress)] })).toEqual(['doubled']);
  });

  it('finds a copy that was made twice', () => {
    const copied = op('copied', 'duplicate', 1, { seen: [seen(1, InProgress, 8)] });
    const twice = [8, 9].map((row) => event(copied, 1, { row, status: InProgress }));
    const journal = [event(born, 1), ...twice];
    const table = [seen(1, InProgress), seen(1, InProgress, 8), seen(1, InProgress, 9)];
    expect(faultsOf({ operations: [born, copied], journal, table })).toEqual(['doubled']);
  });

  it('finds a transition that the table of transitions refuses', () => {
    const operations = [born, completed, archived, op('late', 'complete', 3)];
    const journal = [...RIGHT.journal, event(op('late', 'complete', 3), 4, { status: UpToDate })];
    expect(faultsOf({ operations, journal, table: [seen(4, UpToDate)] })).toEqual(['illegal']);
  });

  it('finds a status other than that of the table of transitions', () => {
    const journal = [event(born, 1), event(completed, 2, { status: InProgress })];
    const operations = [born, completed];
    expect(faultsOf({ operations, journal, table: [seen(2, InProgress)] })).toEqual(['illegal']);
  });

  it('accepts an unknown operation that happened or not, and finds one that happened twice', () => {
    const unsure = withOutcome(archived, 'unknown');
    const operations = [born, completed, unsure];
    expect(faultsOf({ operations })).toEqual([]);
    expect(faultsOf({ operations, journal: RIGHT.journal.slice(0, 2), table: [seen(2, UpToDate)] })).toEqual([]);
    const twice = withOutcome(op('shared', 'edit-terms', 1), 'unknown');
    const journal = [event(born, 1), event(twice, 2), event(twice, 3)];
    expect(faultsOf({ operations: [born, twice], journal, table: [seen(3, InProgress)] })).toEqual(['doubled']);
  });

  it('finds a refused operation that happened', () => {
    expect(faultsOf({ operations: [born, completed, withOutcome(archived, 'refused')] })).toEqual(['refused and done']);
  });

  it('finds changes without a request, in the journal and in the table', () => {
    expect(faultsOf({ operations: [born, completed] })).toEqual(['not requested']);
    expect(faultsOf({ table: [seen(3, Archived), seen(1, InProgress, 9)] })).toEqual(['not requested']);
  });

  it('finds an effect of another kind, or on another row', () => {
    const journal = [...RIGHT.journal.slice(0, 2), event(archived, 3, { type: 'valuation.deleted' })];
    expect(faultsOf({ journal })).toContain('another effect');
    const elsewhere = [...RIGHT.journal, event(archived, 1, { row: 9 })];
    expect(faultsOf({ journal: elsewhere })).toContain('another effect');
  });

  it('finds an order that contradicts the times of the operations', () => {
    const early = op('early', 'edit-terms', 1);
    const late = op('late', 'edit-terms', 2);
    const journal = [event(born, 1), event(late, 2), event(early, 3)];
    const table = [seen(3, InProgress)];
    expect(faultsOf({ operations: [born, early, late], journal, table })).toEqual(['out of order']);
    const together = { ...late, begun: early.begun };
    expect(faultsOf({ operations: [born, early, together], journal, table })).toEqual([]);
  });

  it('finds an answer that shows an earlier state of a row, or one that never existed', () => {
    const stale = { ...archived, seen: [seen(2, UpToDate)] };
    expect(faultsOf({ operations: [born, completed, stale] })).toEqual(['never was so']);
    const invented = { ...archived, seen: [seen(4, Archived)] };
    expect(faultsOf({ operations: [born, completed, invented] })).toEqual(['never was so']);
  });

  it('finds a refusal that no state of the row explains', () => {
    const refused = op('refused', 'archive', 3, { outcome: 'refused', code: 'transition_refusee' });
    expect(faultsOf({ operations: [...RIGHT.operations, refused] })).toEqual([]);
    const early = { ...refused, begun: 16, ended: 19 };
    expect(faultsOf({ operations: [...RIGHT.operations, early] })).toEqual(['refused without reason']);
    const unseen = { ...refused, code: 'introuvable' };
    expect(faultsOf({ operations: [...RIGHT.operations, unseen] })).toEqual(['refused without reason']);
  });

  it('finds a missing version, and a table at another version', () => {
    const journal = [event(born, 1), event(archived, 3, { status: Archived })];
    expect(faultsOf({ operations: [born, archived], journal })).toEqual(['versions not in a row']);
    expect(faultsOf({ table: [seen(2, UpToDate)] })).toEqual(['table differs']);
    expect(faultsOf({ table: [] })).toEqual(['table differs']);
  });

  it('knows the status of a row after its archive, and that of a copy', () => {
    const back = op('back', 'unarchive', 3, { seen: [seen(4, UpToDate)] });
    const copied = op('copied', 'duplicate', 4, { seen: [seen(1, UpToDate, 8)] });
    const copy = event(copied, 1, { row: 8, status: UpToDate, computed: true });
    const operations = [...RIGHT.operations, back, copied];
    const journal = [...RIGHT.journal, event(back, 4, { status: UpToDate }), copy];
    const table = [seen(4, UpToDate), seen(1, UpToDate, 8)];
    expect(faultsOf({ operations, journal, table })).toEqual([]);
    const other = [...RIGHT.journal, event(back, 4), { ...copy, status: Archived }];
    expect(faultsOf({ operations, journal: other, table })).toContain('illegal');
  });
});
