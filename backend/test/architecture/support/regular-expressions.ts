/** The regular expressions in a source. */
import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.js';

export interface Expression {
  readonly source: string;
  readonly flags: string;
}

export function regularExpressionsOf({ path, text }: SourceFile): Expression[] {
  const found: Expression[] = [];
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(collect);
    if (typeof node !== 'object' || node === null) return;
    const expression = expressionOf(node);
    if (expression !== undefined) found.push(expression);
    Object.values(node).forEach(collect);
  };
  collect(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true, target: 'es2022' }));
  return found;
}

function expressionOf(node: object): Expression | undefined {
  if (!('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node)) return undefined;
  return { source: String(node.pattern), flags: String(node.flags) };
}
