/** Compares two versions of the grid, value by value. Pure: the words are in `explain/grid-change-words.ts`. */
import { branchFloorMonth } from '../pay/amount-steps.js';
import { criterionChanges } from './compare-criteria.js';
import { functionChanges } from './compare-functions.js';
import { categoryNames, pairs } from './compare-pairs.js';
import type { Grid } from './grid.js';
import type { GridChange, GridParamName } from './grid-change.js';

const PARAMS: readonly GridParamName[] = ['yearlyTrainingHours', 'teachingPart', 'fixedDaysFactor'];

function paramChanges({ params: before }: Grid, { params: after }: Grid): GridChange[] {
  const floor = (params: Grid['params']) => ({
    points: params.branchFloorPoints,
    monthCents: branchFloorMonth(params),
  });
  const [floorBefore, floorAfter] = [floor(before), floor(after)];
  const hasFloorMoved = floorBefore.points !== floorAfter.points || floorBefore.monthCents !== floorAfter.monthCents;
  const pointValue = { before: before.paramMicroEuros, after: after.paramMicroEuros };
  return [
    ...(pointValue.before === pointValue.after ? [] : [{ kind: 'point-value' as const, ...pointValue }]),
    ...(hasFloorMoved ? [{ kind: 'branch-floor' as const, before: floorBefore, after: floorAfter }] : []),
    ...PARAMS.filter((name) => before[name] !== after[name]).map((name) => ({
      kind: 'param' as const,
      name,
      before: before[name],
      after: after[name],
    })),
  ];
}

function categoryChanges(before: Grid, after: Grid): GridChange[] {
  return pairs(before.categories, after.categories, ({ level }) => level).flatMap(({ before: old, after: now }) => {
    const [was, is] = [old?.baseHundredths ?? null, now?.baseHundredths ?? null];
    const category = (now ?? old)?.title ?? '';
    const isRenamed = old !== undefined && now !== undefined && old.title !== now.title;
    return [
      ...(isRenamed ? [{ kind: 'category-title' as const, before: old.title, after: now.title }] : []),
      ...(was === is ? [] : [{ kind: 'category' as const, category, before: was, after: is }]),
    ];
  });
}

/** A rate is valid until the next row. A row with the same rate as the row before it therefore changes nothing. */
function seniorityChanges(before: Grid, after: Grid): GridChange[] {
  const nameOf = categoryNames(before, after);
  const levels = after.categories.map(({ level }) => level);
  return pairs(before.senioritySteps, after.senioritySteps, ({ years }) => years).flatMap((pair) =>
    levels.flatMap((level): GridChange[] => {
      const years = (pair.after ?? pair.before)?.years ?? 0;
      const [old, now] = [pair.before?.rates[level] ?? null, pair.after?.rates[level] ?? null];
      return old === now ? [] : [{ kind: 'seniority', years, category: nameOf(level), before: old, after: now }];
    }),
  );
}

function leaveChanges(before: Grid, after: Grid): GridChange[] {
  return pairs(before.leaveSteps, after.leaveSteps, ({ weeks }) => weeks).flatMap((pair): GridChange[] => {
    const weeks = (pair.after ?? pair.before)?.weeks ?? 0;
    const side = (row: Grid['leaveSteps'][number] | undefined) =>
      row === undefined ? null : { pointsHundredths: row.pointsHundredths, yearlyHours: row.yearlyHours };
    const [old, now] = [side(pair.before), side(pair.after)];
    const isSame = old?.pointsHundredths === now?.pointsHundredths && old?.yearlyHours === now?.yearlyHours;
    const points: GridChange[] = isSame ? [] : [{ kind: 'leave', weeks, before: old, after: now }];
    return pair.before === undefined || pair.after === undefined
      ? points
      : [...leaveWordChanges(pair.before, pair.after), ...points];
  });
}

function leaveWordChanges(old: Grid['leaveSteps'][number], now: Grid['leaveSteps'][number]): GridChange[] {
  const days = { weeks: now.weeks, before: old.workingDays, after: now.workingDays };
  return [
    ...(old.title === now.title ? [] : [{ kind: 'leave-title' as const, before: old.title, after: now.title }]),
    ...(days.before === days.after ? [] : [{ kind: 'leave-days' as const, ...days }]),
  ];
}

/** Every change that may change an amount or a classification. General values come first. */
export function compareGrids(before: Grid, after: Grid): readonly GridChange[] {
  return [
    ...paramChanges(before, after),
    ...categoryChanges(before, after),
    ...criterionChanges(before, after),
    ...functionChanges(before, after),
    ...seniorityChanges(before, after),
    ...leaveChanges(before, after),
  ];
}
