/** What the source of a migration asks of the database, statement by statement. */
import { parseSync } from '@swc/core';

/** Stands where a statement takes in what the source puts together elsewhere. */
const HOLE = '<?>';
/** The same, for a regular expression. */
export const HOLE_PATTERN = '<\\?>';

export interface Statement {
  /** On one line, without its comments and with empty texts: neither is anything that it does. */
  readonly sql: string;
  /** Which text of the source it stands in: what is sent at once is one transaction. */
  readonly sending: number;
  /** In `down`, which nobody runs. */
  readonly isOfDown: boolean;
}

export interface Migration {
  readonly statements: readonly Statement[];
  /** Unless it says `transaction = false`: what one statement holds is held to the end of the last. */
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

/** The text that an expression writes down, undefined of any other. */
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

/** The expressions that a text takes in: what stands there inside a function's body does not run. */
function taken(node: Node): unknown[] {
  if (isSum(node))
    return sidesOf(node).flatMap((side) => (isNode(side) && textOf(side) !== undefined ? taken(side) : [side]));
  const pieces = piecesOf(node);
  const isOutside = (place: number) => !readRun(pieces.slice(0, place + 1).join(HOLE)).isInBody;
  return partsOf(node, 'expressions').filter((_, place) => isOutside(place));
}

const QUOTES = /(\$\w*\$)/;
const MAKES_FUNCTION = /\bcreate (?:or replace )?(?:function|procedure)\b/i;

/** What of a text runs by itself, and whether it ends in the middle of a function's body. */
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
  // A block may run a text as a statement.
  const all = /\bexecute\b/i.test(bare) ? [bare, ...texts] : [bare];
  return all
    .flatMap((one) => one.split(';'))
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}
