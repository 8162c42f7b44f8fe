import { conventionalWords, formatAmount } from '@valorisation/rules';
import { lifeCalls } from '@valorisation/contract';
import { useState } from 'react';
import { messageOf } from '../../core/errors';
import { useLifeCommand } from '../../api/lifeCalls';
import { useCall } from '../../api/useCall';
import type { ValuationRow } from '../../api/valuation';
import { life, replay } from '../../i18n/fr';
import { paths } from '../../routes';
import { Month } from '../../ui/Amount';
import { Button, LinkButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { formatInstant } from '../../ui/instant';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Tabs } from '../../ui/Tabs';
import { Cluster, Inline, Stack, Text } from '../../ui/layout/primitives';
import { showToast } from '../../core/toasts';
import { titleOf } from './names';
import { PastView, type PastMoment } from './PastView';
import { useReference } from '../../api/rows';
import { JournalEntries } from '../../amounts/parts/JournalEntries';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import dialogStyles from './Dialogs.module.css';
import styles from './History.module.css';

const { journal: journalWords } = life;

interface JournalViewProps {
  row: ValuationRow;
  onShowMoment: (instant: string) => void;
}

function JournalView({ row, onShowMoment }: JournalViewProps) {
  const { data: entries, error, refetch } = useCall(lifeCalls.journal, { params: { id: row.id } });
  const { data: reference } = useReference();
  if (entries === undefined) {
    if (error !== null) return <ErrorState title={journalWords.failed} error={error} onRetry={() => void refetch()} />;
    return (
      <Stack role="status" aria-label={journalWords.loading} gap={3} className="full">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} height="64px" />
        ))}
      </Stack>
    );
  }
  return <JournalEntries entries={entries} reference={reference} onShowMoment={onShowMoment} />;
}

const { history: words } = life;
const PANEL_ID = 'historique';

type View = 'amounts' | 'journal' | 'past';
const VIEWS = (['amounts', 'journal', 'past'] as const).map((value) => ({ value, label: words[value] }));

/** The latest entry is first. An amount links to the state of that time. */
function AmountsView({ row, onShowMoment }: { row: ValuationRow; onShowMoment: (instant: string) => void }) {
  const command = useLifeCommand();
  const current = command.data ?? row;
  const entries = current.history.toReversed();
  const { data: journal } = useCall(lifeCalls.journal, { params: { id: row.id } });
  const entryAt = (instant: string) => journal?.find(({ at }) => at === instant)?.version;

  function note() {
    command.mutate(
      { command: 'noteHistory', id: row.id },
      {
        onSuccess: () => showToast(life.done.noteHistory(), 'success'),
        onError: (error) => showToast(messageOf(error), 'error'),
      },
    );
  }

  return (
    <Stack align="start" className={dialogStyles.stack}>
      {current.hourlyCents !== null && (
        <Text tone="quiet">{conventionalWords(formatAmount({ cents: current.hourlyCents, unit: 'hour' }))}</Text>
      )}
      {entries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className="full">
          <Table label={words.title} className="cards-on-phone">
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                <th scope="col">{words.editor}</th>
                <NumberHead>{current.hourly ? words.monthOfHours : words.minimum}</NumberHead>
                <th scope="col">
                  <span className="visually-hidden">{replay.redo}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => {
                const entree = entryAt(entry.editedAt);
                return (
                  <tr key={`${entry.editedAt} ${entry.editor}`}>
                    <td>{formatInstant(entry.editedAt)}</td>
                    <td data-label={words.editor}>{entry.editor}</td>
                    <NumberCell
                      className={styles.figure}
                      data-label={current.hourly ? words.monthOfHours : words.minimum}
                    >
                      <button
                        type="button"
                        className={styles.amount}
                        title={words.explain}
                        onClick={() => onShowMoment(entry.editedAt)}
                      >
                        <Month cents={entry.minimumCents} />
                      </button>
                    </NumberCell>
                    <td>
                      {entree !== undefined && (
                        <LinkButton
                          size="small"
                          variant="quiet"
                          flush="start"
                          to={paths.verify({ valeur: row.id, entree })}
                          aria-label={replay.redoOf(formatInstant(entry.editedAt))}
                        >
                          {replay.redo}
                        </LinkButton>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </div>
      )}
      {row.minimumCents !== null && (
        <Cluster rowGap={2} align="center">
          <Button size="small" busy={command.isPending} onClick={note}>
            {words.note}
          </Button>
          <Inline tone="quiet">{words.noteHint}</Inline>
        </Cluster>
      )}
    </Stack>
  );
}

export function HistoryDialog({ row, onClose }: { row: ValuationRow; onClose: () => void }) {
  const [view, setView] = useState<View>('amounts');
  const [moment, setMoment] = useState<PastMoment | null>(null);

  function showMoment(instant: string) {
    setMoment({ instant });
    setView('past');
  }

  return (
    <Dialog open wide onClose={onClose} title={words.of(row.profileName)}>
      <p className="quiet">{titleOf(row)}</p>
      <div className={styles.views}>
        <Tabs label={words.views} options={VIEWS} value={view} onValueChange={setView} panelId={PANEL_ID} />
      </div>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${view}`} className={styles.panel}>
        {view === 'amounts' && <AmountsView row={row} onShowMoment={showMoment} />}
        {view === 'journal' && <JournalView row={row} onShowMoment={showMoment} />}
        {view === 'past' && <PastView row={row} moment={moment} onMomentChange={setMoment} />}
      </div>
    </Dialog>
  );
}
