/** Which lines a receipt stands for, and what changed since: without names and without amounts (ADR 121). */
import { createHash } from 'node:crypto';
import { parseReference, type PayrollLine } from '@valorisation/rules';

/**
 * The row's id, its version, and a mark of its line. The mark also tells what changes a line without a new version: the
 * minimum wage, another function of the person, the name, the payroll number.
 */
export type LineReference = readonly [id: number, version: number, mark: string];

const MARK_DIGITS = 16;

const markOf = (line: PayrollLine): string =>
  createHash('sha256').update(JSON.stringify(line)).digest('hex').slice(0, MARK_DIGITS);

export function referencesOf(lines: readonly PayrollLine[]): readonly LineReference[] {
  return lines.map((line) => {
    const version = parseReference(line.reference_trace)?.version ?? 0;
    return [Number(line.valor_id), version, markOf(line)];
  });
}

/** The lines that payroll does not know yet as they are. */
export function changedSince(lines: readonly PayrollLine[], known: readonly LineReference[]): readonly PayrollLine[] {
  const marks = new Map(known.map(([id, , mark]) => [id, mark]));
  return lines.filter((line) => marks.get(Number(line.valor_id)) !== markOf(line));
}

/** The references that payroll knows and that have no line any more. */
export function goneSince(lines: readonly PayrollLine[], known: readonly LineReference[]): readonly LineReference[] {
  const present = new Set(lines.map(({ valor_id }) => Number(valor_id)));
  return known.filter(([id]) => !present.has(id));
}
