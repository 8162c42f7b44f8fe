import { useId } from 'react';
import type { JobSheet } from '../../api/jobSheet';
import { jobSheet as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Summary } from '../../ui/Summary';
import { dutiesLeft, withDuty } from './duties';
import styles from './Sheet.module.css';
import type { SectionWork } from './useSheetWork';

export function SuggestedDuties({ sheet: { functions }, work }: { sheet: JobSheet; work: SectionWork }) {
  const noteId = useId();
  const suggestions = functions.map(({ id, title, duties }) => ({ id, title, duties: dutiesLeft(duties, work.html) }));
  const count = suggestions.reduce((sum, { duties }) => sum + duties.length, 0);
  if (functions.every(({ duties }) => duties.length === 0)) return null;
  return (
    <details className={styles.duties} data-tools="">
      <Summary>{words.duties.title(count)}</Summary>
      <Stack gap={2}>
        <p id={noteId} className={styles.note}>
          {count === 0 ? words.duties.none : words.duties.note}
        </p>
        {suggestions.map(({ id, title, duties }) => (
          <Stack key={id} as="ul" gap={3} aria-label={words.duties.of(title)} aria-describedby={noteId}>
            {duties.map((duty) => (
              <Cluster key={duty} as="li" gap={3} rowGap={1} align="center" justify="space-between">
                <span>{duty}</span>
                <Button
                  size="small"
                  aria-label={words.duties.keepOf(duty)}
                  onClick={() => work.write(withDuty(work.html, duty))}
                >
                  {words.duties.keep}
                </Button>
              </Cluster>
            ))}
          </Stack>
        ))}
      </Stack>
    </details>
  );
}
