/** The functions of a grid by domain and family, for people who browse it. Pure. */
import { findCategory, OTHER_FUNCTION_ID, typeset, type Grid, type JobFunction } from '@valorisation/rules';
import { newValuation as words } from '../../i18n/fr/classification/newValuation';
import { shortTitle } from './shortTitle';

export interface FamilyBranch {
  readonly id: number;
  readonly title: string;
  readonly functions: readonly JobFunction[];
}

export interface DomainBranch {
  readonly id: number;
  readonly title: string;
  readonly families: readonly FamilyBranch[];
  readonly count: number;
}

/** In the grid's order. "Autre fonction" is not in the tree. */
export function functionTree(grid: Grid): readonly DomainBranch[] {
  return grid.domains.flatMap((domain) => {
    const families = grid.families
      .filter((family) => family.domainId === domain.id)
      .map(({ id, title }) => ({
        id,
        title,
        functions: grid.functions.filter((job) => job.id !== OTHER_FUNCTION_ID && job.familyId === id),
      }))
      .filter((family) => family.functions.length > 0);
    const count = families.reduce((total, family) => total + family.functions.length, 0);
    return count === 0 ? [] : [{ id: domain.id, title: domain.title, families, count }];
  });
}

/** The category and family of a function, as text. */
export function placeOf(grid: Grid, { categoryLevel, familyId }: JobFunction): string {
  const category = categoryLevel === null ? '' : shortTitle(findCategory(grid, categoryLevel)?.title ?? '');
  const family = grid.families.find(({ id }) => id === familyId)?.title ?? '';
  return typeset(words.place(category, family));
}
