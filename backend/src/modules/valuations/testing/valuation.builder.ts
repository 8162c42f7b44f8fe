import { readGrid, shippedGrids, type AnswerChanges, type Grid } from '@valorisation/rules';
import { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext, NumberedGrid, ValuationChange } from '../domain/valuation.change.js';

/** Functions of the shipped grid that tests name. */
export const FUNCTIONS = { serviceAgent: 43, accountant: 32, teacherExecutive: 4, other: 0, secretary: 27 } as const;

function shipped(index: number): NumberedGrid {
  const version = shippedGrids.at(index);
  if (version === undefined) throw new Error('No such shipped grid');
  return { id: version.id, grid: readGrid(version.document) };
}

export const PAST_GRID = shipped(0);
export const GRID_IN_FORCE = shipped(-1);

/** A context on the grid in force, 21 November 2026, acted by account 7. */
export function aContext(over: Partial<ChangeContext> = {}): ChangeContext {
  return {
    actorId: 7,
    now: new Date('2026-11-21T10:00:00Z'),
    today: '2026-11-21',
    gridInForce: GRID_IN_FORCE,
    rowGrid: GRID_IN_FORCE,
    newTextId: '0195f000-0000-7000-8000-000000000001',
    ...over,
  };
}

/** Degree 2 on the three criteria that concern the service agent, the accountant and the secretary. */
export const DEFAULT_DEGREES: AnswerChanges = { 1: { degree: 2 }, 2: { degree: 2 }, 3: { degree: 2 } };

/** A service agent, in progress, as if loaded from its row: nothing recorded yet. */
export function aValuation(change: ValuationChange = {}, context = aContext()): Valuation {
  const created = Valuation.create(1, 10, { functionId: FUNCTIONS.serviceAgent, ...change }, context);
  return Valuation.restore(created.state, created.texts);
}

/** The same, completed on the context's grid. */
export function aCompletedValuation(change: ValuationChange = {}, context = aContext()): Valuation {
  const valuation = aValuation({ answers: DEFAULT_DEGREES, ...change }, context);
  valuation.complete(context);
  return Valuation.restore(valuation.state, valuation.texts);
}

/** The grid without a function: what a version looks like that has dropped it. */
export function withoutFunction({ id, grid }: NumberedGrid, functionId: number): NumberedGrid {
  const functions: Grid['functions'] = grid.functions.filter((job) => job.id !== functionId);
  return { id: id + 1, grid: { ...grid, functions } };
}
