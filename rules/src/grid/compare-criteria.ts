import { categoryNames, isReordered, pairs, type Pair } from './compare-pairs.js';
import type { Criterion, Degree, Grid } from './grid.js';
import type { GridChange } from './grid-change.js';

function degreeChanges(criterion: string, category: string, pair: Pair<Degree>): GridChange[] {
  const { before: old, after: now } = pair;
  const rank = (now ?? old)?.rank ?? 0;
  const [before, after] = [old?.pointsHundredths ?? null, now?.pointsHundredths ?? null];
  const named = { criterion, category, rank };
  if (old === undefined || now === undefined) return [{ kind: 'degree', ...named, before, after }];
  return [
    ...(before === after ? [] : [{ kind: 'degree' as const, ...named, before, after }]),
    ...(old.text === now.text ? [] : [{ kind: 'degree-text' as const, ...named }]),
    ...(old.family === now.family ? [] : [{ kind: 'degree-training' as const, ...named }]),
  ];
}

function wordsChanges(old: Criterion, now: Criterion): GridChange[] {
  return [
    ...(old.title === now.title ? [] : [{ kind: 'criterion-title' as const, before: old.title, after: now.title }]),
    ...(old.definition === now.definition ? [] : [{ kind: 'criterion-definition' as const, title: now.title }]),
  ];
}

export function criterionChanges(before: Grid, after: Grid): readonly GridChange[] {
  const nameOf = categoryNames(before, after);
  const columns = ({ columns: of }: Criterion, level: number): readonly Degree[] => of[level] ?? [];
  const changes = pairs(before.criteria, after.criteria, ({ id }) => id).flatMap((pair): GridChange[] => {
    const { before: old, after: now } = pair;
    if (old === undefined || now === undefined) {
      return [{ kind: 'criterion', title: (now ?? old)?.title ?? '', isAdded: now !== undefined }];
    }
    const levels = ([0, 1, 2, 3] as const).filter(
      (level) => columns(old, level).length + columns(now, level).length > 0,
    );
    const ofDegrees = levels.flatMap((level) =>
      pairs(columns(old, level), columns(now, level), ({ rank }) => rank).flatMap((degree) =>
        degreeChanges(now.title, nameOf(level), degree),
      ),
    );
    return [...wordsChanges(old, now), ...ofDegrees];
  });
  const ids = ({ criteria }: Grid): readonly number[] => criteria.map(({ id }) => id);
  return isReordered(ids(before), ids(after)) ? [...changes, { kind: 'criterion-order' }] : changes;
}
