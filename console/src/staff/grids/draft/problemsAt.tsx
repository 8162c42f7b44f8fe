import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { gridProblemWords, type GridDocument, type GridPart, type GridProblem } from '@valorisation/rules';

type ProblemTexts = ReadonlyMap<string, string>;

const ProblemTextsContext = createContext<ProblemTexts>(new Map());

const keyOf = (part: GridPart, place: number, field: string): string => `${part}.${place}.${field}`;

interface ProblemsProps {
  document: GridDocument;
  problems: readonly GridProblem[];
  children: ReactNode;
}

export function ProblemsBeside({ document, problems, children }: ProblemsProps) {
  const texts = useMemo(
    () =>
      new Map(
        problems.flatMap((problem): [string, string][] => {
          const { part, place, field, isWarning } = problem;
          if (place === null || field === null || isWarning) return [];
          return [[keyOf(part, place, field), gridProblemWords(document, problem).text]];
        }),
      ),
    [document, problems],
  );
  return <ProblemTextsContext value={texts}>{children}</ProblemTextsContext>;
}

export function useProblem(part: GridPart, place: number, field: string): string | undefined {
  return useContext(ProblemTextsContext).get(keyOf(part, place, field));
}
