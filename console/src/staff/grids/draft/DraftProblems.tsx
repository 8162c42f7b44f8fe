import { Button } from '@mui/material';
import { gridProblemWords, type GridDocument, type GridPart, type GridProblem } from '@valorisation/rules';
import { staffGridDraft } from '../../../i18n/fr';
import { Stack } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { Summary } from '../../../ui/Summary';

const { problems: words, toCorrect } = staffGridDraft;
const MOST_SHOWN = 12;

interface DraftProblemsProps {
  document: GridDocument;
  problems: readonly GridProblem[];
  onGo: (part: GridPart) => void;
}

export function DraftProblems({ document, problems, onGo }: DraftProblemsProps) {
  const faults = problems.filter(({ isWarning }) => !isWarning);
  const warnings = problems.filter(({ isWarning }) => isWarning);
  const list = (found: readonly GridProblem[]) => (
    <Stack as="ul" gap={1} indent={4}>
      {found.slice(0, MOST_SHOWN).map((problem) => {
        const { where, text } = gridProblemWords(document, problem);
        const { part, place, field, code } = problem;
        return (
          <li key={`${part}-${place}-${field}-${code}`}>
            <strong>{where}</strong>
            {`\u00a0: ${text} `}
            <Button size="small" aria-label={`${words.go}\u00a0: ${where}`} onClick={() => onGo(part)}>
              {words.go}
            </Button>
          </li>
        );
      })}
      {found.length > MOST_SHOWN && <li>{words.more(found.length - MOST_SHOWN)}</li>}
    </Stack>
  );
  return (
    <Stack gap={3}>
      {faults.length === 0 ? (
        <Notice tone="forest">{words.none}</Notice>
      ) : (
        <Notice tone="wheat">
          <strong>{toCorrect(faults.length)}</strong>. {words.some}
          {list(faults)}
        </Notice>
      )}
      {warnings.length > 0 && (
        <details>
          <Summary>{`${words.warnings} (${warnings.length})`}</Summary>
          {list(warnings)}
        </details>
      )}
    </Stack>
  );
}
