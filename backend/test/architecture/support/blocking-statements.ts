/** Statements of a migration's source during which nobody reads or writes a large table. */

const LARGE = '(?:public\\.)?"?(?:domain_event|valuation|profile|mail|account)\\b"?';
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const LITERALS = /`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** A table that the source does not write out may be a large one. */
const PLAIN_INDEX = new RegExp(
  `create (?:unique )?index (?!concurrently)[^;]*?\\bon (?:only )?(?:${LARGE}(?!\\w)|\\$\\{)`,
  'i',
);
const CHANGED_TABLE = new RegExp(`alter table (?:if exists )?(?:only )?${LARGE}(?!\\w)([^;]*)`, 'i');

/** Each row is written anew, or looked at, under a lock that keeps everybody away. */
const COSTLY: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['has a default that differs by row', /\bdefault (?!now\(\)|current_timestamp)(?:\(|[a-z_.]+\()/i],
  ['has a stored expression or a sequence', /\bgenerated (?:always|by default) as\b|\badd column [^,]*serial\b/i],
  ['reads each row for "set not null"', /\bset not null\b/i],
  ['writes each row anew for another type', /\balter (?:column )?\S+ (?:set data )?type\b/i],
  [
    'holds each row against a constraint without "not valid"',
    /\badd (?:constraint \S+ )?(?:check|foreign key|exclude)\b(?!.*\bnot valid\b)/i,
  ],
  ['builds an index for a constraint', /\badd (?:constraint \S+ )?(?:unique|primary key)\b(?! using index)/i],
];

/** What blocks, each with its reason in words. */
export function blockingStatements(source: string): string[] {
  const literals = source.replace(COMMENTS, '').match(LITERALS) ?? [];
  return literals
    .map((literal) => literal.slice(1, -1).replace(/\s+/g, ' '))
    .flatMap((text) => {
      if (PLAIN_INDEX.test(text)) return [`"${text}" builds an index while nobody can write, not concurrently.`];
      const change = CHANGED_TABLE.exec(text)?.[1] ?? '';
      const reasons = COSTLY.filter(([, pattern]) => pattern.test(change)).map(([what]) => what);
      return reasons.length === 0 ? [] : [`"${text}" ${reasons.join(' and ')}.`];
    });
}
