import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Grid } from '../grid/grid.js';
import { readGrid } from '../grid/read-grid.js';
import { shippedGrids } from '../grid/shipped-grids.js';
import { amountsByVersion, type RecordedAmounts } from '../testing/amounts-by-version.js';
import { AUTONOMY, functionById, functionTitled, knownFunctions, payInput, withDegrees } from '../testing/builders.js';
import { initialAnswers } from '../valuation/answer-changes.js';
import { computePay } from './compute-pay.js';
import type { PayInput } from './pay.js';
import { RULES_VERSION } from './rules-version.js';

/** The grid of a fixed day, so that a later grid changes nothing here. */
function gridOf(day: string): Grid {
  const found = shippedGrids.find(({ effectiveOn }) => effectiveOn === day);
  if (found === undefined) throw new Error(`No shipped grid of ${day}`);
  return readGrid(found.document);
}

const older = gridOf('2023-08-01');
const newer = gridOf('2024-09-01');
const agent = functionTitled('Agent de service');
const accountant = functionTitled('Secrétaire-comptable');
const teacher = functionTitled('Enseignant-formateur (cadre)');
const other = functionById(0);
const ofOther = withDegrees(initialAnswers(newer, other, 2), { 1: 2, 2: 3, 3: 2, 4: 1, 5: 2, 6: 0 });
const raised = withDegrees(payInput(accountant).answers, { [AUTONOMY]: 3 });

const CASES: Readonly<Record<string, readonly [grid: Grid, input: PayInput]>> = {
  plain: [newer, payInput(agent)],
  olderGrid: [older, payInput(agent)],
  leaveSeniorityShare: [
    newer,
    payInput(accountant, { leaveWeeks: 1, seniorityOn: '2018-02-01', shareHundredths: 8_000 }),
  ],
  oddShare: [newer, payInput(accountant, { leaveWeeks: 3, seniorityOn: '1999-09-30', shareHundredths: 3_333 })],
  leapDay: [newer, payInput(accountant, { seniorityOn: '2012-02-29', calculatedOn: '2026-02-28' })],
  raisedDegree: [newer, payInput(accountant, { answers: raised })],
  hourly: [newer, payInput(teacher, { hourly: true, seniorityOn: '2022-01-10' })],
  hourlyGuaranteed: [newer, payInput(teacher, { hourly: true, guaranteedCents: 320_000 })],
  fixedDays: [newer, payInput(teacher, { fixedDays: true, seniorityOn: '2005-09-01' })],
  guaranteed: [newer, payInput(accountant, { guaranteedCents: 290_000, shareHundredths: 8_050 })],
  guaranteedBelow: [newer, payInput(accountant, { guaranteedCents: 100_000 })],
  fixedAmount: [newer, payInput(accountant, { fixedAmountCents: 251_234 })],
  otherFunction: [newer, payInput(other, { categoryLevel: 2, answers: ofOther, leaveWeeks: 6 })],
};

function amounts(grid: Grid, input: PayInput): readonly (number | string | null)[] {
  const pay = computePay(grid, input);
  return [
    pay.indexHundredths,
    pay.majoredIndexHundredths,
    pay.fullTimeMonthCents,
    pay.minimumCents,
    pay.hourlyCents,
    pay.remunerationValueCents,
    pay.displayed.cents,
    pay.displayed.unit,
    pay.nextChangeOn,
  ];
}

/** Every function with terms at each step of seniority and leave. */
function everyFunction(): readonly (readonly (number | string | null)[])[] {
  const terms = [0, 1, 2, 3, 4, 5, 6].map((leaveWeeks) => ({
    leaveWeeks,
    seniorityOn: `${2026 - 6 * leaveWeeks}-0${leaveWeeks + 1}-15`,
    shareHundredths: 10_000 - 1_111 * leaveWeeks,
    guaranteedCents: leaveWeeks % 2 === 0 ? null : 200_000 + 12_345 * leaveWeeks,
  }));
  return knownFunctions.flatMap((job) => terms.map((overrides) => amounts(newer, payInput(job, overrides))));
}

function recorded(): RecordedAmounts {
  const cases = Object.entries(CASES).map(([name, [grid, input]]) => [name, amounts(grid, input)] as const);
  const digest = createHash('sha256').update(JSON.stringify(everyFunction())).digest('hex');
  return { cases: Object.fromEntries(cases), digest };
}

describe('the version of the rules', () => {
  it("is raised when an amount changes: this version's amounts match its record", () => {
    const now = recorded();
    const known = amountsByVersion[RULES_VERSION];
    if (JSON.stringify(known) === JSON.stringify(now)) return;
    const amountsToAdd = `its amounts to rules/src/testing/amounts-by-version.ts:\n${JSON.stringify(now, null, 2)}`;
    if (known === undefined) throw new Error(`Version ${RULES_VERSION} has no record yet. Add ${amountsToAdd}`);
    throw new Error(
      `The rules give other amounts than those recorded for version ${RULES_VERSION}.\n` +
        'By mistake: correct the formula.\n' +
        'On purpose (docs/events-and-formulas.md): raise RULES_VERSION in rules/src/pay/rules-version.ts to\n' +
        `${RULES_VERSION + 1} and add ${amountsToAdd}`,
    );
  });

  it('has a record for each version until now, each with other amounts than the one before', () => {
    const versions = Object.keys(amountsByVersion).map(Number);
    expect(versions).toEqual(Array.from({ length: RULES_VERSION }, (_, index) => index + 1));
    const records = Object.values(amountsByVersion).map((record) => JSON.stringify(record));
    expect(new Set(records).size).toBe(records.length);
  });
});
