/** The SQL statements in a migration's source. */
import { parseSync } from '@swc/core';

/** Stands for a part of a statement that the source computes elsewhere. */
const HOLE = '<?>';
/** The same as a regular expression. */
export const HOLE_PATTERN = '<\\?>';

export interface Statement {
  /** On one line, without comments and with string literals emptied: both have no effect. */
  readonly sql: string;
  /** The number of the source text that holds it: statements sent together are one transaction. */
  readonly sending: number;
  /** Stands in `down`, which is never run. */
  readonly isOfDown: boolean;
}

export interface Migration {
  readonly statements: readonly Statement[];
  /** False when the migration says `transaction = false`. Otherwise each lock is held to the end. */
  readonly isOneTransaction: boolean;
}

export function migrationOf(source: string): Migration {
  const texts: { readonly text: string; readonly isOfDown: boolean }[] = [];
  let isOneTransaction = true;
  const collect = (node: unknown, isOfDown: boolean): void => {
    if (Array.isArray(node)) return node.forEach((part) => collect(part, isOfDown));
    if (typeof node !== 'object' || node === null) return;
    if (!isNode(node)) return Object.values(node).forEach((part) => collect(part, isOfDown));
    if (isMember(node, 'ClassProperty', 'transaction') && isFalse(node['value'])) isOneTransaction = false;
    const isDown = isOfDown || isMember(node, 'ClassMethod', 'down');
    const text = textOf(node);
    if (text !== undefined) texts.push({ text, isOfDown });
    (text === undefined ? Object.values(node) : taken(node)).forEach((part) => collect(part, isDown));
  };
  collect(parseSync(source, { syntax: 'typescript', decorators: true, target: 'es2022' }), false);
  const statements = texts.flatMap(({ text, isOfDown }, sending) =>
    singleStatements(text).map((sql) => ({ sql, sending, isOfDown })),
  );
  return { statements, isOneTransaction };
}

interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const partsOf = (node: Node, key: string): unknown[] => {
  const parts = node[key];
  return Array.isArray(parts) ? parts : [];
};

const isMember = ({ type, key }: Node, kind: string, name: string): boolean =>
  type === kind && isNode(key) && key['value'] === name;

const isFalse = (node: unknown): boolean => isNode(node) && node.type === 'BooleanLiteral' && node['value'] === false;

const sidesOf = (node: Node): unknown[] => [node['left'], node['right']];

const isSum = (node: Node): boolean => node.type === 'BinaryExpression' && node['operator'] === '+';

/** The text of a literal expression, otherwise undefined. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type === 'TemplateLiteral') return piecesOf(node).join(HOLE);
  if (!isSum(node)) return undefined;
  const sides = sidesOf(node).map(textOf);
  return sides.every((side) => side === undefined) ? undefined : sides.map((side) => side ?? HOLE).join('');
}

const piecesOf = (template: Node): string[] =>
  partsOf(template, 'quasis').map((piece) => (isNode(piece) ? String(piece['cooked'] ?? piece['raw']) : ''));

/** The expressions inside a template. Those inside a function's body do not run. */
function taken(node: Node): unknown[] {
  if (isSum(node))
    return sidesOf(node).flatMap((side) => (isNode(side) && textOf(side) !== undefined ? taken(side) : [side]));
  const pieces = piecesOf(node);
  const isOutside = (place: number) => !readRun(pieces.slice(0, place + 1).join(HOLE)).isInBody;
  return partsOf(node, 'expressions').filter((_, place) => isOutside(place));
}

const QUOTES = /(\$\w*\$)/;
const MAKES_FUNCTION = /\bcreate (?:or replace )?(?:function|procedure)\b/i;

/** The part of a text that runs by itself, and whether it ends inside a function's body. */
function readRun(text: string): { readonly run: string; readonly isInBody: boolean } {
  let run = '';
  let quote: string | undefined;
  let isBody = false;
  for (const part of text.split(QUOTES)) {
    if (quote === undefined && QUOTES.test(part)) {
      quote = part;
      isBody = MAKES_FUNCTION.test(run.slice(run.lastIndexOf(';') + 1).replace(/\s+/g, ' '));
    } else if (part === quote) {
      quote = undefined;
    } else if (quote === undefined || !isBody) {
      run += part;
    }
  }
  return { run, isInBody: quote !== undefined && isBody };
}

function singleStatements(text: string): string[] {
  const { run } = readRun(text);
  const texts: string[] = [];
  const bare = run.replace(/'[^']*'|--[^\n]*/g, (part) => {
    if (part.startsWith('--')) return ' ';
    texts.push(part.slice(1, -1));
    return "''";
  });
  // A block may execute a string as a statement.
  const all = /\bexecute\b/i.test(bare) ? [bare, ...texts] : [bare];
  return all
    .flatMap((one) => one.split(';'))
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}
