/** What differs between two versions of the grid, value by value. Pure: the words are in `explain/grid-change-words.ts`. */
import { branchFloorMonth } from '../pay/amount-steps.js';
import type { CategoryLevel, Criterion, Degree, Grid, JobFunction } from './grid.js';

export type GridParamName = 'yearlyTrainingHours' | 'teachingPart' | 'fixedDaysFactor';

/** Null on one side: it is not in that version. Points are hundredths, amounts cents, rates whole percents. */
interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

export type GridChange =
  | (Sides<number> & { readonly kind: 'point-value' })
  | (Sides<{ readonly points: number; readonly monthCents: number }> & { readonly kind: 'branch-floor' })
  | (Sides<number> & { readonly kind: 'param'; readonly name: GridParamName })
  | (Sides<number | null> & { readonly kind: 'category'; readonly category: string })
  | (Sides<number | null> & {
      readonly kind: 'degree';
      readonly criterion: string;
      readonly category: string;
      readonly rank: number;
    })
  | { readonly kind: 'degree-text'; readonly criterion: string; readonly category: string; readonly rank: number }
  | { readonly kind: 'criterion'; readonly title: string; readonly isAdded: boolean }
  | { readonly kind: 'function'; readonly title: string; readonly isAdded: boolean }
  | (Sides<string> & { readonly kind: 'function-title' })
  | (Sides<string | null> & { readonly kind: 'function-category'; readonly title: string })
  | { readonly kind: 'function-degrees'; readonly title: string; readonly criteria: readonly string[] }
  | (Sides<number | null> & { readonly kind: 'seniority'; readonly years: number; readonly category: string })
  | (Sides<{ readonly pointsHundredths: number; readonly yearlyHours: number } | null> & {
      readonly kind: 'leave';
      readonly weeks: number;
    });

interface Pair<Of> {
  readonly before: Of | undefined;
  readonly after: Of | undefined;
}

/** Both sides' rows by what names them, in the order of the later version, what is gone last. */
function pairs<Of>(before: readonly Of[], after: readonly Of[], nameOf: (row: Of) => number): readonly Pair<Of>[] {
  const gone = before.filter((row) => !after.some((other) => nameOf(other) === nameOf(row)));
  return [
    ...after.map((row) => ({ before: before.find((other) => nameOf(other) === nameOf(row)), after: row })),
    ...gone.map((row) => ({ before: row, after: undefined })),
  ];
}

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

/** The title of a category, of the later version where both have it. */
function categoryNames(before: Grid, after: Grid): (level: CategoryLevel) => string {
  return (level) =>
    [...after.categories, ...before.categories].find((category) => category.level === level)?.title ?? String(level);
}

function categoryChanges(before: Grid, after: Grid): GridChange[] {
  return pairs(before.categories, after.categories, ({ level }) => level).flatMap((pair) => {
    const [old, now] = [pair.before?.baseHundredths ?? null, pair.after?.baseHundredths ?? null];
    const category = (pair.after ?? pair.before)?.title ?? '';
    return old === now ? [] : [{ kind: 'category' as const, category, before: old, after: now }];
  });
}

function degreeChanges(criterion: string, category: string, pair: Pair<Degree>): GridChange[] {
  const rank = (pair.after ?? pair.before)?.rank ?? 0;
  const [before, after] = [pair.before?.pointsHundredths ?? null, pair.after?.pointsHundredths ?? null];
  const named = { criterion, category, rank };
  if (before !== after) return [{ kind: 'degree', ...named, before, after }];
  return pair.before?.text === pair.after?.text ? [] : [{ kind: 'degree-text', ...named }];
}

function criterionChanges(before: Grid, after: Grid): GridChange[] {
  const nameOf = categoryNames(before, after);
  const columns = ({ columns: of }: Criterion, level: number): readonly Degree[] => of[level] ?? [];
  return pairs(before.criteria, after.criteria, ({ id }) => id).flatMap((pair): GridChange[] => {
    const { before: old, after: now } = pair;
    if (old === undefined || now === undefined) {
      return [{ kind: 'criterion', title: (now ?? old)?.title ?? '', isAdded: now !== undefined }];
    }
    const levels = ([0, 1, 2, 3] as const).filter(
      (level) => columns(old, level).length + columns(now, level).length > 0,
    );
    return levels.flatMap((level) =>
      pairs(columns(old, level), columns(now, level), ({ rank }) => rank).flatMap((degree) =>
        degreeChanges(now.title, nameOf(level), degree),
      ),
    );
  });
}

function functionChanges(before: Grid, after: Grid): GridChange[] {
  const nameOf = categoryNames(before, after);
  const categoryOf = ({ categoryLevel }: JobFunction) => (categoryLevel === null ? null : nameOf(categoryLevel));
  return pairs(before.functions, after.functions, ({ id }) => id).flatMap(
    ({ before: old, after: now }): GridChange[] => {
      if (old === undefined || now === undefined) {
        return [{ kind: 'function', title: (now ?? old)?.title ?? '', isAdded: now !== undefined }];
      }
      const { title } = now;
      const criteria = after.criteria
        .filter(({ id, kind }) =>
          kind === 'training'
            ? old.trainingFamily !== now.trainingFamily
            : (old.defaultDegrees[id] ?? 0) !== (now.defaultDegrees[id] ?? 0),
        )
        .map((criterion) => criterion.title);
      const categories = { before: categoryOf(old), after: categoryOf(now) };
      return [
        ...(old.title === title ? [] : [{ kind: 'function-title' as const, before: old.title, after: title }]),
        ...(old.categoryLevel === now.categoryLevel
          ? []
          : [{ kind: 'function-category' as const, title, ...categories }]),
        ...(criteria.length === 0 ? [] : [{ kind: 'function-degrees' as const, title, criteria }]),
      ];
    },
  );
}

/** A rate holds until the next row: a row that says the same as the one before it changes nothing. */
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
    return isSame ? [] : [{ kind: 'leave', weeks, before: old, after: now }];
  });
}

/** Everything that an amount or a classification may turn on, the values that count for all first. */
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
