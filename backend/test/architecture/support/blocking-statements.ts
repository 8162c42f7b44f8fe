/** Statements in a migration's source that block reads or writes of a large table. */
import { LARGE_TABLES } from './large-tables.js';
import { HOLE_PATTERN, migrationOf, type Statement } from './migration-statements.js';

type Reason = readonly [what: string, pattern: RegExp];

/** Refused on any table, because the statement does not say which table it touches and no migration needs it. */
const COSTLY_BY_ITSELF: readonly Reason[] = [
  ['rebuilds indexes while writes are blocked, not concurrently', /^(?!.*\bconcurrently\b).*\breindex\b/i],
  ['rewrites a table while reads are blocked', /^cluster\b|^vacuum\b.*\bfull\b/i],
];

const COLUMN = /^add (?:column )?(?!(?:constraint|check|unique|primary key|foreign key|exclude|not null)\b)/i;
/** Clauses of an added column that touch each row at once. */
const COSTLY_COLUMNS: readonly Reason[] = [
  [
    'has a default that differs by row, or may',
    new RegExp(`\\bdefault (?!now\\(\\)|current_timestamp)(?:\\(|[a-z_.]+\\(|${HOLE_PATTERN})`, 'i'),
  ],
  ['has a stored expression or a sequence', /\bgenerated (?:always|by default) as\b|\b(?:big|small)?serial[248]?\b/i],
  ['holds each row against a "check" of its column', /\bcheck ?\(/i],
  ['builds an index for its column', /\b(?:unique|primary key)\b/i],
  ['has a reference, which cannot be "not valid" beside its column', /\breferences\b/i],
];

const CONSTRAINT = '^add (?:constraint \\S+ )?';
/** Changes that rewrite or scan each row under a lock that blocks all others. */
const COSTLY_CHANGES: readonly Reason[] = [
  ['makes a column by an expression or a sequence', /^alter .*\bgenerated (?:always|by default) as\b/i],
  ['reads each row for "set not null"', /\bset not null\b/i],
  ['rewrites each row for another type', /^alter (?:column )?\S+ (?:set data )?type\b/i],
  ['rewrites each row elsewhere', /^set (?:unlogged|logged|tablespace|access method)\b/i],
  [
    'holds each row against a constraint without "not valid"',
    new RegExp(`${CONSTRAINT}(?:check|foreign key|not null)\\b(?!.*\\bnot valid\\b)`, 'i'),
  ],
  [
    'builds an index for a constraint',
    new RegExp(`${CONSTRAINT}(?:exclude\\b|(?:unique|primary key)\\b(?! using index))`, 'i'),
  ],
  ['makes a computed change', new RegExp(`^${HOLE_PATTERN}|^add .*${HOLE_PATTERN}$`, 'i')],
];

const isValidation = (change: string): boolean => /^validate constraint\b/i.test(change);

interface Read extends Statement {
  /** Changes to a large table. */
  readonly changes: readonly string[];
}

/** The blocking statements, each with its reason. */
export function blockingStatements(source: string): string[] {
  const { statements, isOneTransaction } = migrationOf(source);
  const table = largeTable(madeHere(source, statements));
  const all: Read[] = statements.map((statement) => ({ ...statement, changes: changesOf(statement.sql, table) }));
  return all.flatMap((one) => {
    const beside = all.filter(({ sending, isOfDown }) => !isOfDown && (isOneTransaction || sending === one.sending));
    const reasons = [...reasonsOf(one, table), ...(isHeldMeanwhile(one, beside) ? [HELD_MEANWHILE] : [])];
    return reasons.length === 0 ? [] : [`"${one.sql}" ${reasons.join(' and ')}.`];
  });
}

function reasonsOf({ sql, changes }: Read, table: string): string[] {
  const columns = changes.filter((change) => COLUMN.test(change));
  const isOf = (what: string, rest: string | undefined) =>
    rest !== undefined && new RegExp(what + table, 'i').test(rest);
  const [, index] = /\bcreate (?:unique )?index (?!concurrently\b)(.*)/i.exec(sql) ?? [];
  const [, locked] = /(?:^lock|\block table)( .*)/i.exec(sql) ?? [];
  return [
    ...(isOf('\\bon (?:only )?', index) ? ['builds an index while writes are blocked, not concurrently'] : []),
    ...(isOf(' ', locked) ? ['locks a large table until its transaction ends'] : []),
    ...(isOf('\\b(?:update|delete from|merge into) (?:only )?', sql)
      ? ['writes the rows of a large table in one transaction, whose end other writers wait for']
      : []),
    ...COSTLY_BY_ITSELF.filter(([, pattern]) => pattern.test(sql)).map(([what]) => what),
    ...COSTLY_COLUMNS.filter(([, pattern]) => columns.some((column) => pattern.test(column))).map(([what]) => what),
    ...COSTLY_CHANGES.filter(([, pattern]) => changes.some((change) => pattern.test(change))).map(([what]) => what),
  ];
}

const HELD_MEANWHILE = 'validates a constraint in a transaction that blocks what it has changed before';

const isHeldMeanwhile = ({ changes, isOfDown }: Read, beside: readonly Read[]): boolean =>
  !isOfDown && changes.some(isValidation) && beside.some((other) => !other.changes.every(isValidation));

/** A table that the migration creates is empty, so nothing blocks it. */
function madeHere(source: string, statements: readonly Statement[]): string[] {
  const made = statements
    .filter(({ isOfDown }) => !isOfDown)
    .map(({ sql }) => /^create table (?!if )(?:public\.)?"?(\w+)/i.exec(sql)?.[1] ?? '');
  const byHelper = source.matchAll(/\bcreate(?:Tenant|Staff|StaffOnly)Table\(\s*runner,\s*'(\w+)'/g);
  return [...made, ...[...byHelper].map(([, name = '']) => name)];
}

/** A table name that the source computes may stand for a large table. */
function largeTable(made: readonly string[]): string {
  const names = LARGE_TABLES.filter((name) => !made.includes(name)).join('|');
  return `(?:(?:"?public"?\\.)?(?:"(?:${names})"|(?:${names})(?![\\w"]))|[\\w."]*${HOLE_PATTERN})`;
}

/** The single changes of an `alter table` on a large table: "not valid" counts only for its own change. */
function changesOf(sql: string, table: string): string[] {
  const [, changed] = new RegExp(`\\balter table (?:if exists )?(?:only )?${table} ?\\*?(.*)`, 'i').exec(sql) ?? [];
  if (changed === undefined) return [];
  const changes = [''];
  let depth = 0;
  for (const sign of changed) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) changes.push('');
    else changes.push(`${changes.pop() ?? ''}${sign}`);
  }
  return changes.map((change) => change.trim());
}
