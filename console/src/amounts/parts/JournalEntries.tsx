import type { JournalEntry } from '@valorisation/contract';
import type { Reference } from '../../api/reference';
import { life } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { formatInstant, formatTime } from '../../ui/instant';
import { Cluster, Inline } from '../../ui/layout/primitives';
import {
  gridDaysOf,
  changeWords,
  entryAuthor,
  entryTitle,
  type ChangeWords,
  type JournalSetting,
} from '../model/journalWords';
import styles from './JournalEntries.module.css';

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
            {values.before !== null && (
              <>
                <span className="visually-hidden">{words.from} </span>
                <s className="quiet">{values.before}</s>
                <span aria-hidden="true"> → </span>
                <span className="visually-hidden">, {words.to} </span>
              </>
            )}
            <span className="strong">{values.after}</span>
          </>
        )}
      </dd>
    </div>
  );
}

interface Shown {
  setting: JournalSetting;
  /** Shows the valuation as it was at that time. Without this function, entries have no link to that state. */
  onShowMoment?: (instant: string) => void;
}

function Entry({ entry, setting, onShowMoment }: Shown & { entry: JournalEntry }) {
  const moment = words.at(formatInstant(entry.at), formatTime(entry.at));
  return (
    <li className="pad-block-3 line-bottom">
      <Cluster rowGap={1} align="start" justify="space-between" className={styles.entryHead}>
        <p>
          <strong>{entryTitle(entry)}</strong> <Inline tone="quiet">{entryAuthor(entry)}</Inline>
          <time dateTime={entry.at} className="remark block amounts">
            {moment}
          </time>
        </p>
        {onShowMoment && (
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
        )}
      </Cluster>
      {entry.reason !== null && <p>{words.reason(entry.reason)}</p>}
      {entry.changes.length > 0 && (
        <dl className="grid gap-1-4 above-2 table-size amounts fact-columns">
          {entry.changes.map((change) => {
            const changed = changeWords(change, setting);
            return <Change {...changed} key={changed.key} />;
          })}
        </dl>
      )}
    </li>
  );
}

interface JournalEntriesProps extends Omit<Shown, 'setting'> {
  entries: readonly JournalEntry[];
  reference: Reference | undefined;
}

export function JournalEntries({ entries, reference, ...shown }: JournalEntriesProps) {
  const setting = { reference, gridDays: gridDaysOf(entries) };
  return (
    <ol className="unmarked line-top" aria-label={words.label}>
      {entries.map((entry) => (
        <Entry key={entry.version} entry={entry} setting={setting} {...shown} />
      ))}
    </ol>
  );
}
