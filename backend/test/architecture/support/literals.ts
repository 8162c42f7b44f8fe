/** The texts in a source: string literals, templates and JSX texts, without comments. */
import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.js';

export function literalsOf({ path, text }: SourceFile): string[] {
  const program: unknown = parseSync(text, {
    syntax: 'typescript',
    tsx: path.endsWith('.tsx'),
    decorators: true,
    target: 'es2022',
  });
  const found: string[] = [];
  collect(program, found);
  return found;
}

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) return node.forEach((part) => collect(part, found));
  if (typeof node !== 'object' || node === null) return;
  const literal = textOf(node);
  if (literal !== undefined) found.push(literal);
  Object.values(node).forEach((part) => collect(part, found));
}

function textOf(node: object): string | undefined {
  if (!('type' in node)) return undefined;
  switch (node.type) {
    case 'StringLiteral':
    case 'JSXText':
      return 'value' in node && typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateElement':
      return 'cooked' in node && typeof node.cooked === 'string' ? node.cooked : undefined;
    case 'RegExpLiteral':
      return undefined;
    default:
      return undefined;
  }
}
