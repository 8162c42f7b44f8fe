/** Everything that happened to a valuation, the latest first, with old and new values. */
import { gridDaysOf, type JournalEntry } from '../../api/journal';
import { useJournal } from '../../api/lifeHooks';
import { useReference } from '../../api/memberHooks';
import type { ValuationRow } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { formatInstant, formatTime } from '../../ui/instant';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Cluster, Inline, Stack } from '../../ui/layout/primitives';
import styles from './History.module.css';
import { changeWords, entryAuthor, entryTitle, type ChangeWords, type JournalSetting } from './journalWords';

const { journal: words } = life;

function Change({ label, values }: ChangeWords) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {values === null ? (
          words.reworded
        ) : (
          <>
            <span className="visually-hidden">{words.from} </span>
            <s className={styles.before}>{values.before}</s>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden">, {words.to} </span>
            <span className={styles.after}>{values.after}</span>
          </>
        )}
      </dd>
    </div>
  );
}

interface EntryProps {
  entry: JournalEntry;
  setting: JournalSetting;
  onShowMoment: (instant: string) => void;
}

function Entry({ entry, setting, onShowMoment }: EntryProps) {
  const moment = words.at(formatInstant(entry.at), formatTime(entry.at));
  return (
    <li className={styles.entry}>
      <Cluster rowGap={1} align="start" justify="space-between" className={styles.entryHead}>
        <p>
          <strong>{entryTitle(entry)}</strong> <Inline tone="quiet">{entryAuthor(entry)}</Inline>
          <time dateTime={entry.at} className={styles.moment}>
            {moment}
          </time>
        </p>
        <Button
          variant="quiet"
          size="small"
          flush="end"
          className={styles.then}
          aria-label={words.stateAt(moment)}
          onClick={() => onShowMoment(entry.at)}
        >
          {words.stateThen}
        </Button>
      </Cluster>
      {entry.changes.length > 0 && (
        <dl className={styles.changes}>
          {entry.changes.map((change) => {
            const changed = changeWords(change, setting);
            return <Change {...changed} key={changed.key} />;
          })}
        </dl>
      )}
    </li>
  );
}

export interface JournalViewProps {
  row: ValuationRow;
  onShowMoment: (instant: string) => void;
}

export function JournalView({ row, onShowMoment }: JournalViewProps) {
  const { data: entries, error, refetch } = useJournal(row.id);
  const { data: reference } = useReference();
  if (entries === undefined) {
    if (error !== null) return <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />;
    return (
      <Stack role="status" aria-label={words.loading} gap={3} className={styles.skeleton}>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} height="64px" />
        ))}
      </Stack>
    );
  }
  const setting = { reference, gridDays: gridDaysOf(entries) };
  return (
    <ol className={styles.journal} aria-label={words.label}>
      {entries.map((entry) => (
        <Entry key={entry.version} entry={entry} setting={setting} onShowMoment={onShowMoment} />
      ))}
    </ol>
  );
}
