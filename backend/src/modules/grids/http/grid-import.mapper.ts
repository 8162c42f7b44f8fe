import type { GridImport, GridProblemAnswer } from '@valorisation/contract';
import {
  checkDraft,
  compareGrids,
  deriveParams,
  gridChangeWords,
  gridProblemWords,
  roughGrid,
  type GridDocument,
  type GridPart,
} from '@valorisation/rules';

/** The most problems that are reported. A file with more faults needs another source. */
const MOST_TOLD = 200;

/** All remaining problems of a version, in the branch's words. */
export function toProblems(document: GridDocument): readonly GridProblemAnswer[] {
  return checkDraft(document)
    .slice(0, MOST_TOLD)
    .map((problem) => {
      const { part, place, field, isWarning: warning } = problem;
      return { part, place, field, warning, ...gridProblemWords(document, problem) };
    });
}

export type ImportedParts = readonly GridPart[] | 'whole';

/**
 * The draft that a file would make, for the person who decides. A file that breaks a rule changes nothing.
 * @param refused the parts of the file that could not be read
 */
export function toGridImport(
  before: GridDocument,
  after: GridDocument,
  parts: ImportedParts,
  refused: readonly GridProblemAnswer[] = [],
): GridImport {
  const document = deriveParams(after);
  const told = [...refused, ...toProblems(document)];
  const problems = told.filter(({ part }) => parts === 'whole' || part === null || parts.includes(part));
  if (problems.some(({ warning }) => !warning)) return refusedImport(problems);
  const changes = compareGrids(roughGrid(before), roughGrid(document)).map(gridChangeWords);
  return { document, changes, problems };
}

export function fileProblem(where: string, text: string): GridProblemAnswer {
  return { part: null, place: null, field: null, warning: false, where, text };
}

export function refusedImport(problems: readonly GridProblemAnswer[]): GridImport {
  return { document: null, changes: [], problems };
}
