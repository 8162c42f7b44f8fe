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

/** Enough to correct a file by: a file that is wrong in more places is another file. */
const MOST_TOLD = 200;

/** Everything that is still wrong with a version, in the branch's words. */
export function toProblems(document: GridDocument): readonly GridProblemAnswer[] {
  return checkDraft(document)
    .slice(0, MOST_TOLD)
    .map((problem) => {
      const { part, place, field, isWarning: warning } = problem;
      return { part, place, field, warning, ...gridProblemWords(document, problem) };
    });
}

/** What a file is about: a file of the whole version, or of one part. */
export type ImportedParts = readonly GridPart[] | 'whole';

/**
 * What a file would make of a draft, for who is to keep it or not: nothing of it where what it brings breaks a rule.
 * @param refused what could not even be read of the file
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

/** A problem of the file itself: where in it, and what to do. */
export function fileProblem(where: string, text: string): GridProblemAnswer {
  return { part: null, place: null, field: null, warning: false, where, text };
}

export function refusedImport(problems: readonly GridProblemAnswer[]): GridImport {
  return { document: null, changes: [], problems };
}
