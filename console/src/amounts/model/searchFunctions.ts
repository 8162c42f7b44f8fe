/** The function tree and its search, which ignores accents, case and word order. Pure. */
import { OTHER_FUNCTION_ID, type Grid, type JobFunction } from '@valorisation/rules';

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

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/’/g, "'").toLowerCase();
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

function matches(typed: readonly string[], titles: readonly string[]): boolean {
  const words = titles.flatMap(wordsOf);
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/**
 * Domains, families and functions in the grid's order. A search keeps only matches. A matching family keeps all its
 * functions. "Autre fonction" is not in the tree.
 */
export function functionTree(grid: Grid, search = ''): readonly DomainBranch[] {
  const typed = wordsOf(search);
  return grid.domains.flatMap((domain) => {
    const families = grid.families
      .filter((family) => family.domainId === domain.id)
      .map((family) => ({
        id: family.id,
        title: family.title,
        functions: grid.functions.filter(
          (job) =>
            job.id !== OTHER_FUNCTION_ID && job.familyId === family.id && matches(typed, [job.title, family.title]),
        ),
      }))
      .filter((family) => family.functions.length > 0);
    const count = families.reduce((total, family) => total + family.functions.length, 0);
    return count === 0 ? [] : [{ id: domain.id, title: domain.title, families, count }];
  });
}

/** The titles that match the search come first, the shortest at the top. Functions whose family matches follow. */
export function bestMatches(tree: readonly DomainBranch[], search: string): readonly JobFunction[] {
  const typed = wordsOf(search);
  const rank = (job: JobFunction) => (matches(typed, [job.title]) ? 0 : 1);
  return tree
    .flatMap((domain) => domain.families.flatMap((family) => family.functions))
    .toSorted((a, b) => rank(a) - rank(b) || a.title.length - b.title.length);
}
