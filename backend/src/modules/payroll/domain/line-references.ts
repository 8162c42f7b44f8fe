/** Which lines a receipt stands for, and what changed since: without names and without amounts (ADR 121). */
import { createHash } from 'node:crypto';
import { parseReference, type PayrollLine } from '@valorisation/rules';

/**
 * The row's id, its version, and a mark of its line. The mark also tells what changes a line without a new version: the
 * minimum wage, another function of the person, the name, the payroll number.
 */
export type LineReference = readonly [id: number, version: number, mark: string];

const MARK_DIGITS = 16;

export const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

export function referencesOf(lines: readonly PayrollLine[]): readonly LineReference[] {
  return lines.map((line) => {
    const version = parseReference(line.reference_trace)?.version ?? 0;
    return [Number(line.valor_id), version, digestOf(JSON.stringify(line)).slice(0, MARK_DIGITS)];
  });
}

/** The lines that payroll does not know yet as they are. */
export function changedSince(lines: readonly PayrollLine[], known: readonly LineReference[]): readonly PayrollLine[] {
  const marks = new Map(known.map(([id, , mark]) => [id, mark]));
  const references = referencesOf(lines);
  return lines.filter((_, place) => {
    const [id, , mark] = references[place] ?? [];
    return id === undefined || marks.get(id) !== mark;
  });
}

/** The references that payroll knows and that have no line any more. */
export function goneSince(lines: readonly PayrollLine[], known: readonly LineReference[]): readonly LineReference[] {
  const present = new Set(lines.map(({ valor_id }) => Number(valor_id)));
  return known.filter(([id]) => !present.has(id));
}
