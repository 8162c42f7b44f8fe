/**
 * Checks that a history is possible. The journal orders each row's versions, so no order has to be searched for. This
 * order must be legal and agree with the times of the operations. It must hold each acknowledged operation once, each
 * unknown one at most once, and nothing else.
 */
import { transition } from '@valorisation/rules';
import type { Finding, History, Operation, Recorded, Seen } from './operation.js';
import { EVENT_OF, mayRefuse, replayRow, type Moment } from './row-history.js';

/** Refusals that the state of a row explains; the others say nothing about the row. */
const ABOUT_THE_ROW: readonly string[] = ['transition_refusee', 'introuvable', 'classement_non_calcule'];

export function checkHistory({ operations, journal, table }: History): readonly Finding[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const findings: Finding[] = [...effects(byId, journal)];
  const rows = new Map<number, readonly Moment[]>();
  for (const [row, events] of grouped(journal, (event) => event.row)) {
    const replayed = replayRow(row, events, byId);
    findings.push(...replayed.findings, ...outOfOrder(row, replayed.moments));
    // A broken row would only be reported again.
    if (replayed.findings.length === 0) rows.set(row, replayed.moments);
  }
  for (const operation of operations) findings.push(...answers(operation, rows), ...refusals(operation, rows));
  findings.push(...originals(byId, journal, rows), ...tableDifferences(rows, table), ...strangers(journal, table));
  return findings;
}

/** Each effect was requested, and each acknowledged operation has exactly one. */
function effects(operations: ReadonlyMap<string, Operation>, journal: readonly Recorded[]): readonly Finding[] {
  const findings: Finding[] = [];
  const caused = grouped(journal, ({ operation }) => operation);
  for (const [id, events] of caused) {
    const operation = operations.get(id);
    for (const { row, version, type } of events) {
      const at = { row, version, operation: id };
      if (operation === undefined) findings.push({ fault: 'not requested', ...at });
      else if (operation.outcome === 'refused') findings.push({ fault: 'refused and done', ...at });
      else if (type !== EVENT_OF[operation.action] || !mayTouch(operation, row, version)) {
        findings.push({ fault: 'another effect', ...at, detail: type });
      }
    }
    // Each operation creates one row, or changes each of its rows once.
    const places = grouped(events, ({ row }) => (makesRows(operation) ? 0 : row));
    if ([...places.values()].some(({ length }) => length > 1)) findings.push({ fault: 'doubled', operation: id });
  }
  for (const operation of operations.values()) {
    if (operation.outcome !== 'done') continue;
    const rows = (caused.get(operation.id) ?? []).map(({ row }) => row);
    const due = operation.changed ?? (makesRows(operation) ? operation.seen.map(({ row }) => row) : operation.rows);
    for (const row of due) if (!rows.includes(row)) findings.push({ fault: 'lost', row, operation: operation.id });
  }
  return findings;
}

function makesRows(operation: Operation | undefined): boolean {
  return operation !== undefined && ['create', 'duplicate', 'duplicate-and-archive'].includes(operation.action);
}

const mayTouch = (operation: Operation, row: number, version: number): boolean =>
  makesRows(operation) ? version === 1 : (operation.changed ?? operation.rows).includes(row);

/** An operation that began after another was acknowledged must follow it. */
function outOfOrder(row: number, moments: readonly Moment[]): readonly Finding[] {
  const findings: Finding[] = [];
  let earliestEnd = Number.POSITIVE_INFINITY;
  for (const { version, operation } of moments.toReversed()) {
    if (operation === undefined) continue;
    if (operation.begun > earliestEnd) findings.push({ fault: 'out of order', row, version, operation: operation.id });
    if (operation.outcome === 'done') earliestEnd = Math.min(earliestEnd, operation.ended);
  }
  return findings;
}

/** The states of a row during an operation. */
function during({ id, begun, ended, outcome }: Operation, moments: readonly Moment[]): readonly Moment[] {
  const isBefore = ({ operation }: Moment): boolean =>
    operation !== undefined && operation.id !== id && operation.outcome === 'done' && operation.ended < begun;
  const own = outcome === 'done' ? moments.findLastIndex(({ operation }) => operation?.id === id) : -1;
  const first = Math.max(0, own, moments.findLastIndex(isBefore));
  return moments
    .slice(first)
    .filter(({ operation }, index) => index === 0 || operation === undefined || operation.begun <= ended);
}

/** Each answer must show a state of its row during the operation. */
function answers(operation: Operation, rows: ReadonlyMap<number, readonly Moment[]>): readonly Finding[] {
  return operation.seen.flatMap(({ row, version, status }): Finding[] => {
    const moments = rows.get(row);
    if (moments === undefined) return [];
    const isOne = during(operation, moments).some((moment) => moment.version === version && moment.status === status);
    return isOne ? [] : [{ fault: 'never was so', row, version, operation: operation.id, detail: `status ${status}` }];
  });
}

/** A refusal for the state of a row must match a state that the row had. */
function refusals(operation: Operation, rows: ReadonlyMap<number, readonly Moment[]>): readonly Finding[] {
  const { outcome, code = '', action, id } = operation;
  if (outcome !== 'refused' || !ABOUT_THE_ROW.includes(code)) return [];
  const named = operation.rows.map((row) => rows.get(row));
  // A row with a broken journal explains nothing.
  if (named.includes(undefined)) return [];
  const isExplained = named.some((moments) =>
    during(operation, moments ?? []).some((moment) => mayRefuse(moment, action, code)),
  );
  return isExplained ? [] : [{ fault: 'refused without reason', operation: id, detail: `${action}: ${code}` }];
}

/** A copy must have the status that its original had during the operation. */
function originals(
  operations: ReadonlyMap<string, Operation>,
  journal: readonly Recorded[],
  rows: ReadonlyMap<number, readonly Moment[]>,
): readonly Finding[] {
  return journal.flatMap(({ row, version, operation: id, status }): Finding[] => {
    const operation = operations.get(id);
    const action = operation?.action;
    if (version !== 1 || (action !== 'duplicate' && action !== 'duplicate-and-archive')) return [];
    const moments = operation?.rows.flatMap((source) => during(operation, rows.get(source) ?? [])) ?? [];
    const copied = moments.map((moment) => transition(action, moment.status));
    if (moments.length === 0 || copied.some((outcome) => outcome.ok && outcome.to === status)) return [];
    return [{ fault: 'illegal', row, operation: id, detail: `a copy of status ${status}` }];
  });
}

function tableDifferences(rows: ReadonlyMap<number, readonly Moment[]>, table: readonly Seen[]): readonly Finding[] {
  const stands = new Map(table.map((seen) => [seen.row, seen]));
  const findings: Finding[] = [];
  for (const [row, moments] of rows) {
    const last = moments.at(-1);
    const found = stands.get(row);
    const isSame =
      last?.isDeleted === true
        ? found === undefined
        : found?.version === last?.version && found?.status === last?.status;
    if (!isSame)
      findings.push({ fault: 'table differs', row, detail: `version ${found?.version ?? 'none'} of ${last?.version}` });
  }
  return findings;
}

function strangers(journal: readonly Recorded[], table: readonly Seen[]): readonly Finding[] {
  const known = new Set(journal.map(({ row }) => row));
  return table.filter(({ row }) => !known.has(row)).map(({ row }) => ({ fault: 'not requested', row }));
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
