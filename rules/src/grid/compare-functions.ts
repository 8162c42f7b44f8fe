/** Compares the trees of functions in two versions: domains, families and functions by number, and their order. */
import { categoryNames, isReordered, pairs } from './compare-pairs.js';
import type { Grid, JobFunction } from './grid.js';
import type { GridChange } from './grid-change.js';

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);

/** The title of a number. If both versions have one, the title of the later version. */
function namesOf(before: readonly Named[], after: readonly Named[]): (id: number | null) => string | null {
  return (id) => [...after, ...before].find((row) => row.id === id)?.title ?? null;
}

interface Named {
  readonly id: number;
  readonly title: string;
}

function domainChanges(before: Grid, after: Grid): readonly GridChange[] {
  const familiesOf = ({ families }: Grid, domain: number): readonly number[] =>
    idsOf(families.filter(({ domainId }) => domainId === domain));
  const changes = pairs(before.domains, after.domains, ({ id }) => id).flatMap(({ before: old, after: now }) => {
    if (old === undefined || now === undefined) return added('domain', old, now);
    const isMoved = isReordered(familiesOf(before, old.id), familiesOf(after, now.id));
    return [
      ...renamed('domain-title', old, now),
      ...(isMoved ? [{ kind: 'domain-families' as const, title: now.title }] : []),
    ];
  });
  return isReordered(idsOf(before.domains), idsOf(after.domains)) ? [...changes, { kind: 'domain-order' }] : changes;
}

function familyChanges(before: Grid, after: Grid): readonly GridChange[] {
  const domainOf = namesOf(before.domains, after.domains);
  const functionsOf = ({ functions }: Grid, family: number): readonly number[] =>
    idsOf(functions.filter(({ familyId }) => familyId === family));
  return pairs(before.families, after.families, ({ id }) => id).flatMap(({ before: old, after: now }) => {
    if (old === undefined || now === undefined) return added('family', old, now);
    const isMoved = isReordered(functionsOf(before, old.id), functionsOf(after, now.id));
    const domains = { before: domainOf(old.domainId) ?? '', after: domainOf(now.domainId) ?? '' };
    return [
      ...renamed('family-title', old, now),
      ...(old.domainId === now.domainId ? [] : [{ kind: 'family-domain' as const, title: now.title, ...domains }]),
      ...(isMoved ? [{ kind: 'family-functions' as const, title: now.title }] : []),
    ];
  });
}

type Step = Extract<GridChange, { kind: 'domain' | 'family' }>['kind'];

function added(kind: Step, old: Named | undefined, now: Named | undefined): GridChange[] {
  return [{ kind, title: (now ?? old)?.title ?? '', isAdded: now !== undefined }];
}

function renamed(kind: 'domain-title' | 'family-title' | 'function-title', old: Named, now: Named): GridChange[] {
  return old.title === now.title ? [] : [{ kind, before: old.title, after: now.title }];
}

/** The criteria on which the default degrees of the function differ, or its family of diplomas. */
function degreesChanged(grid: Grid, old: JobFunction, now: JobFunction): readonly string[] {
  return grid.criteria
    .filter(({ id, kind }) =>
      kind === 'training'
        ? old.trainingFamily !== now.trainingFamily
        : (old.defaultDegrees[id] ?? 0) !== (now.defaultDegrees[id] ?? 0),
    )
    .map((criterion) => criterion.title);
}

export function functionChanges(before: Grid, after: Grid): readonly GridChange[] {
  const nameOf = categoryNames(before, after);
  const familyOf = namesOf(before.families, after.families);
  const categoryOf = ({ categoryLevel }: JobFunction) => (categoryLevel === null ? null : nameOf(categoryLevel));
  const changes = pairs(before.functions, after.functions, ({ id }) => id).flatMap(
    ({ before: old, after: now }): GridChange[] => {
      if (old === undefined || now === undefined) {
        return [{ kind: 'function', title: (now ?? old)?.title ?? '', isAdded: now !== undefined }];
      }
      const { title } = now;
      const criteria = degreesChanged(after, old, now);
      const categories = { before: categoryOf(old), after: categoryOf(now) };
      const families = { before: familyOf(old.familyId), after: familyOf(now.familyId) };
      return [
        ...renamed('function-title', old, now),
        ...(old.familyId === now.familyId ? [] : [{ kind: 'function-family' as const, title, ...families }]),
        ...(old.categoryLevel === now.categoryLevel
          ? []
          : [{ kind: 'function-category' as const, title, ...categories }]),
        ...(criteria.length === 0 ? [] : [{ kind: 'function-degrees' as const, title, criteria }]),
        ...(old.teacher === now.teacher ? [] : [{ kind: 'function-teacher' as const, title, isTeacher: now.teacher }]),
      ];
    },
  );
  return [...domainChanges(before, after), ...familyChanges(before, after), ...changes];
}
