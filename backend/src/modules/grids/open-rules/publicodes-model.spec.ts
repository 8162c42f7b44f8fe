import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import Engine from 'publicodes';
import { computePay, readGrid, shippedGrids, type Grid, type PayInput, type PayResult } from '@valorisation/rules';
import {
  answersFrom,
  anyCase,
  CALCULATED_ON,
  MOST_WEEKS,
  MOST_YEARS,
  since,
} from '../../../../test/support/any-contract.js';
import { scaled } from '../../../../test/support/scale.js';
import { MODEL_NAMES as names, type PublicodesModel } from './model-parts.js';
import { gridDocumentShape } from './document-schema.js';
import { publicodesModel } from './publicodes-model.js';
import { shippedCases } from './shipped-cases.js';
import { toSampleCase } from './rules-pack.js';

/** A fixed seed repeats the same cases in every run; another number tries others. */
const SEED = 7520;
const RUNS = scaled({ part: 30, all: 10_000 });
const TIES = scaled({ part: 12, all: Number.POSITIVE_INFINITY });
/** Shares of usual contracts, in hundredths of a percent. */
const SHARES = [5000, 7500, 8000, 2500, 1250, 6250];
const LEAST_TIES = 10_000;

/** The question as payroll software would ask it. */
function situationOf(input: PayInput, years: number): Record<string, string | number> {
  const yes = (is: boolean): string => (is ? 'oui' : 'non');
  return {
    [names.function]: input.functionId,
    [names.chosenLevel]: input.categoryLevel,
    [names.leaveWeeks]: input.leaveWeeks,
    [names.seniority]: years,
    [names.share]: input.shareHundredths,
    [names.fixedDays]: yes(input.fixedDays),
    [names.hourly]: yes(input.hourly),
    ...(input.guaranteedCents !== null && { [names.guaranteed]: input.guaranteedCents }),
    [names.guaranteedShare]: input.guaranteedShareHundredths ?? input.shareHundredths,
    ...(input.fixedAmountCents !== null && { [names.fixedAmount]: input.fixedAmountCents }),
    ...Object.fromEntries(
      Object.entries(input.answers).map(([id, { degree }]) => [names.degree(Number(id)), degree ?? 0]),
    ),
  };
}

/** Null where a figure does not apply to the case. */
function figuresOfRules(grid: Grid, pay: PayResult): Record<string, number | boolean | null> {
  return {
    [names.index]: pay.indexHundredths,
    [names.fullTimeMonth]: pay.fullTimeMonthCents,
    [names.month]: pay.minimumCents,
    [names.hour]: pay.hourlyCents,
    [names.majored]: pay.majoredIndexHundredths,
    [names.majoredShare]: pay.remunerationValueCents,
    [names.displayed]: pay.displayed.cents,
    [names.isUnder]: pay.indexHundredths < grid.params.minimumIndexHundredths,
  };
}

/** A copy without prototypes, as the engine's types require. */
const plain = (model: PublicodesModel) =>
  Object.fromEntries(Object.entries(model).map(([name, rule]) => [name, { ...rule }]));

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(shippedGrids.map((shipped) => [shipped.effectiveOn, shipped.document] as const))(
  'the Publicodes model of the grid of %s',
  (effectiveOn, document) => {
    const grid = readGrid(document);
    const engine = new Engine(plain(publicodesModel(document)), { logger: silent });

    const difference = (input: PayInput, years: number): unknown => {
      const expected = figuresOfRules(grid, computePay(grid, input));
      engine.setSituation(situationOf(input, years));
      const off = Object.entries(expected).flatMap(([name, value]) => {
        // The rules have no figure here: the row is paid by the month, or the index was not raised.
        if (value === null && name === names.hour) return [];
        const { nodeValue } = engine.evaluate(name);
        return nodeValue === (value ?? -1) ? [] : [{ name, value, nodeValue }];
      });
      return off.length === 0 ? null : { input, off };
    };

    it('gives the results of its sample cases', () => {
      const cases = shippedCases(effectiveOn).map(toSampleCase);
      expect(cases).not.toHaveLength(0);
      for (const { situation, attendu } of cases) {
        engine.setSituation({ ...situation });
        const given = Object.keys(attendu).map((name) => [name, engine.evaluate(name).nodeValue]);
        expect(Object.fromEntries(given)).toEqual(attendu);
      }
    });

    it('is built from a version that matches the schema sent with it', () => {
      expect(gridDocumentShape.strict().parse(document)).toEqual(document);
    });

    it('gives the amounts of the rules for any job and contract', () => {
      fc.assert(
        fc.property(anyCase(grid), ({ input, years }) => {
          expect(difference(input, years)).toBeNull();
        }),
        { seed: SEED, numRuns: RUNS },
      );
    });

    it('gives the amounts of the rules where a half is rounded', () => {
      const ties = tiedCases(grid);
      expect(ties.length).toBeGreaterThan(LEAST_TIES);
      const step = Math.max(1, Math.floor(ties.length / TIES));
      const tried = ties.filter((_, place) => place % step === 0);
      expect(tried.map(({ input, years }) => difference(input, years)).filter((found) => found !== null)).toEqual([]);
    });
  },
);

/**
 * Every seniority, share, training hour and fixed-days contract whose result ends in a half, for each function's
 * planned degrees.
 */
function tiedCases(grid: Grid): readonly { input: PayInput; years: number }[] {
  const cases: { input: PayInput; years: number }[] = [];
  for (const job of grid.functions.filter(({ categoryLevel }) => categoryLevel !== null)) {
    for (let leaveWeeks = 0; leaveWeeks <= MOST_WEEKS; leaveWeeks += 1) {
      for (let years = 0; years <= MOST_YEARS; years += 1) {
        const categoryLevel = job.categoryLevel ?? 0;
        const input: PayInput = {
          functionId: job.id,
          categoryLevel,
          leaveWeeks,
          seniorityOn: since(years),
          calculatedOn: CALCULATED_ON,
          shareHundredths: 10_000,
          hourly: job.teacher,
          fixedDays: false,
          guaranteedCents: null,
          fixedAmountCents: null,
          answers: answersFrom(grid, job, categoryLevel, []),
        };
        for (const tied of tiesOf(grid, input)) cases.push({ input: tied, years });
      }
    }
  }
  return cases;
}

function tiesOf(grid: Grid, input: PayInput): readonly PayInput[] {
  const { trace, indexHundredths, fullTimeMonthCents } = computePay(grid, input);
  const { paramMicroEuros, teachingPart, yearlyTrainingHours, fixedDaysFactor } = grid.params;
  const isHalf = (product: number, divisor: number): boolean => (2 * product) % (2 * divisor) === divisor;
  const seniority = trace.find(({ rule }) => rule === 'seniority')?.inputs;
  const found: PayInput[] = [];
  if (seniority !== undefined && 'ratePercent' in seniority) {
    if (isHalf(seniority.baseHundredths * seniority.ratePercent, 100)) found.push(input);
  }
  if (isHalf(indexHundredths * paramMicroEuros, 120_000)) found.push(input);
  if (input.hourly && isHalf(indexHundredths * paramMicroEuros * teachingPart, yearlyTrainingHours * 100_000_000)) {
    found.push(input);
  }
  if (input.categoryLevel === 3 && isHalf(indexHundredths * fixedDaysFactor, 10_000)) {
    found.push({ ...input, hourly: false, fixedDays: true });
  }
  const shares = SHARES.filter((share) => isHalf(fullTimeMonthCents * share, 10_000));
  return [...found, ...shares.map((shareHundredths) => ({ ...input, hourly: false, shareHundredths }))];
}
