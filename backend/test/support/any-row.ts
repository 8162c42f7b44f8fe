/** Random complete rows of the shipped grid, as a member would send them. */
import {
  defaultAnswers,
  isFixedDaysAllowed,
  OTHER_FUNCTION_ID,
  readGrid,
  shippedGrids,
  type CategoryLevel,
  type Grid,
  type JobFunction,
} from '@valorisation/rules';
import fc from 'fast-check';
import type { Input } from './classification.js';

const grid = gridInForce();
const jobs = grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID);

/** A complete row: a known function, its degrees, and any terms that it allows. */
export const anyRow: fc.Arbitrary<Input> = fc
  .record({
    job: fc.constantFrom(...jobs),
    seniority: fc.option(fc.date({ min: new Date('1975-01-01'), max: new Date('2024-09-01'), noInvalidDate: true })),
    share: fc.integer({ min: 1, max: 10_000 }),
    leave: fc.integer({ min: 0, max: 6 }),
    hourly: fc.boolean(),
    fixedDays: fc.boolean(),
    // Cents of a full-time month.
    guarantee: fc.option(fc.integer({ min: 100_000, max: 400_000 }), { freq: 3 }),
  })
  .map(({ job, seniority, share, leave, hourly, fixedDays, guarantee }) => {
    const isHourly = hourly && job.teacher;
    const hasFixedDays = fixedDays && !isHourly && job.categoryLevel !== null && isFixedDaysAllowed(job.categoryLevel);
    return {
      valor_c5: job.id,
      valor_anciennete: seniority?.toISOString().slice(0, 10) ?? null,
      valor_c0: share / 100,
      valor_conges: leave,
      valor_remuneration: isHourly ? 1 : 0,
      valor_forfait_jours: hasFixedDays ? 1 : 0,
      valor_garantie: guarantee === null ? null : Math.ceil((guarantee * share) / 10_000) / 100,
      valor_data: degreesOf(job, job.categoryLevel),
    };
  });

/** Every function of the grid, with its planned degrees and nothing else. */
export const everyRow: readonly Input[] = jobs.map((job) => ({
  valor_c5: job.id,
  valor_data: degreesOf(job, job.categoryLevel),
}));

function gridInForce(): Grid {
  const shipped = shippedGrids.find(({ status }) => status === 'in_force');
  if (shipped === undefined) throw new Error('No grid is shipped as in force');
  return readGrid(shipped.document);
}

/** Formations have no planned degree, so none is held. */
function degreesOf(job: JobFunction, level: CategoryLevel | null): Input {
  if (level === null) throw new Error(`${job.title} has no category`);
  const planned = defaultAnswers(grid, job, level);
  return Object.fromEntries(grid.criteria.map(({ id }) => [id, { c: planned[id]?.degree ?? 0 }]));
}
