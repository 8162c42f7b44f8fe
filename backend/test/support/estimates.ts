/** The reference for estimates: the rules of a member's completed row. */
import { estimateCalls } from '@valorisation/contract';
import {
  amountDue,
  computePay,
  mergeChange,
  minimumWageOn,
  readGrid,
  shippedGrids,
  shippedMinimumWages,
  ValuationStatus,
  type Floors,
} from '@valorisation/rules';
import { z } from 'zod';
import type { Input } from './classification.js';

const shipped = shippedGrids.find(({ status }) => status === 'in_force');
if (shipped === undefined) throw new Error('No grid is shipped as in force');
const grid = readGrid(shipped.document);

/** A member's inputs in the form of an address. */
export function estimateQueryOf({ valor_data, ...terms }: Input): string {
  const given = Object.entries(terms).filter(([, value]) => value !== null);
  const degrees = Object.entries(valor_data as Readonly<Record<string, { c: number }>>);
  return new URLSearchParams([
    ...given.map(([name, value]) => [name, String(value)]),
    ['valor_data', degrees.map(([id, { c }]) => `${id}-${c}`).join('_')],
  ]).toString();
}

/**
 * The result of a completed row with these inputs on the shipped grid in force, in metropolitan France, for a person
 * without another function.
 */
export function completedRow(query: string, calculatedOn: string) {
  const { department: _, ...inputs } = z.parse(estimateCalls.one.query, Object.fromEntries(new URLSearchParams(query)));
  const merged = mergeChange(grid, null, inputs);
  if (!merged.ok) throw new Error(`${query}: ${merged.issue}`);
  const wage = minimumWageOn(shippedMinimumWages, 'metropole', calculatedOn);
  const floors: Floors = { params: grid.params, wage, territory: 'metropole' };
  const input = { ...merged.content, calculatedOn };
  const pay = computePay(grid, input);
  const row = { ...input, status: ValuationStatus.UpToDate, computed: pay };
  return { pay, due: amountDue(row, floors, { alone: !input.hourly }) };
}
