/** /personne/{id}: the amount due to a person, the functions, and the amounts over time. */
import { useParams } from 'react-router-dom';
import { isApiError } from '../../core/errors';
import { useProfile } from '../../api/rows';
import type { Profile, ValuationRow } from '../../api/valuation';
import { person as words } from '../../i18n/fr/person';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { ErrorPage } from '../classification/parts/ClassificationFrame';
import { activeRows, archivedRows } from '../../amounts/model/people';
import { InterviewLink } from '../life/InterviewLink';
import { Cluster, Stack, Text, Inline } from '../../ui/layout/primitives';
import { Percent, Amount, Month } from '../../ui/Amount';
import { StatusBadge } from '../../ui/StatusBadge';
import { olderRulesNote } from '../classification/model/olderRules';
import { RowAmount } from '../dashboard/RowAmount';
import { FunctionLabel } from '../dashboard/ValuationParts';
import { formatPercent, FULL_SHARE_HUNDREDTHS, isActive, type HistoryEntry } from '@valorisation/rules';
import { Badge } from '../../ui/Badge';
import { personHeadline } from '../../amounts/model/personHeadline';
import { leftOutNotes } from '../../amounts/model/personTotal';
import { formatInstant } from '../../ui/instant';
import { titleOf } from '../life/names';
import styles from './Person.module.css';

interface DatedEntry extends HistoryEntry {
  readonly key: string;
  readonly title: string;
  readonly hourly: boolean;
  readonly archived: boolean;
}

function entriesOf({ valuations }: Profile): readonly DatedEntry[] {
  return valuations
    .flatMap((row) => {
      const of = { title: titleOf(row), hourly: row.hourly, archived: !isActive(row.status) };
      return row.history.map((entry, index) => ({ ...entry, ...of, key: `${row.id}-${index}` }));
    })
    .sort((a, b) => (a.editedAt < b.editedAt ? 1 : -1));
}

function PersonHistory({ profile }: { profile: Profile }) {
  const entries = entriesOf(profile);
  if (entries.length === 0) return <Text tone="quiet">{words.noHistory}</Text>;
  return (
    <>
      <Text tone="quiet">{words.historyRule}</Text>
      <ul className="sheet above-3 unmarked lined" aria-label={words.history}>
        {entries.map(({ key, editedAt, title, hourly, archived, minimumCents, editor }) => (
          <li key={key} className={styles.entry}>
            <span>{formatInstant(editedAt)}</span>
            <span>
              {title}
              {archived && (
                <>
                  <br />
                  <Inline tone="note">{words.archivedSince}</Inline>
                </>
              )}
            </span>
            <Inline tone="quiet">{editor}</Inline>
            <span className={styles.amount}>
              <Month cents={minimumCents} />
              {hourly && (
                <>
                  <br />
                  <Inline tone="note">{words.monthOfHours}</Inline>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface HeadlineProps {
  profile: Profile;
}

function PersonHeadline({ profile }: HeadlineProps) {
  const { label, amount, notes } = personHeadline(profile);
  return (
    <section className="headline" aria-label={words.headline}>
      <Text tone="quiet">{label}</Text>
      <p className={styles.figure}>
        <Amount value={amount} />
      </p>
      {amount === null && <p>{words.nothingComputed}</p>}
      {notes.map((note) => (
        <Text key={note} tone="quiet">
          {note}
        </Text>
      ))}
      {profile.shareHundredths > 0 && (
        <Text tone="quiet">{words.share(formatPercent(profile.shareHundredths), leftOutNotes(profile))}</Text>
      )}
      {profile.shareHundredths > FULL_SHARE_HUNDREDTHS && <Badge tone="wheat">{words.overFull}</Badge>}
    </section>
  );
}

function PersonFunctions({ label, rows }: { label: string; rows: readonly ValuationRow[] }) {
  return (
    <ul className="sheet above-3 unmarked lined" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.function}>
          <FunctionLabel row={row} />
          <StatusBadge status={row.status} />
          <span className="amounts right">
            <span className="visually-hidden">{words.shareOf} </span>
            <Percent hundredths={row.shareHundredths} />
          </span>
          <span className={styles.amount}>
            <RowAmount row={row} note={olderRulesNote(row)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Person({ profile }: { profile: Profile }) {
  const active = activeRows(profile);
  const archived = archivedRows(profile);
  const add = paths.newValuation({ profil: profile.id });
  return (
    <Page
      title={profile.name}
      back={{ to: paths.dashboard(), label: words.back }}
      width="wide"
      action={
        active.length > 0 && (
          <>
            <LinkButton to={paths.jobDescription(profile.id)}>{words.jobSheet}</LinkButton>
            <InterviewLink variant="primary" profileId={profile.id} />
          </>
        )
      }
    >
      {profile.valuations.length === 0 ? (
        <EmptyState
          title={words.empty}
          action={
            <LinkButton variant="primary" to={add}>
              {words.add}
            </LinkButton>
          }
        >
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <Stack gap={8}>
          <PersonHeadline profile={profile} />
          <section>
            <h2>{words.functions}</h2>
            {active.length > 0 && <PersonFunctions label={words.functions} rows={active} />}
            <p className={styles.add}>
              <LinkButton to={add}>{words.add}</LinkButton>
            </p>
            {archived.length > 0 && (
              <details>
                <summary>{words.archived(archived.length)}</summary>
                <PersonFunctions label={words.archived(archived.length)} rows={archived} />
              </details>
            )}
          </section>
          <section>
            <h2>{words.history}</h2>
            <PersonHistory profile={profile} />
          </section>
        </Stack>
      )}
    </Page>
  );
}

/** The person does not exist or is hidden from the user. The server does not say which. */
function UnknownPerson() {
  return (
    <Page title={words.unknown.title} width="text" back={{ to: paths.dashboard(), label: words.back }}>
      <p>{words.unknown.text}</p>
      <Cluster above={6}>
        <LinkButton variant="primary" to={paths.dashboard()}>
          {words.unknown.action}
        </LinkButton>
      </Cluster>
    </Page>
  );
}

function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useProfile(id);
  if (data !== undefined) return <Person profile={data} />;
  if (error === null) return <ScreenSkeleton />;
  if (isApiError(error) && error.status === 404) return <UnknownPerson />;
  return <ErrorPage error={error} onRetry={() => void refetch()} />;
}

export function PersonPage() {
  const number = Number(useParams()['id']);
  return Number.isInteger(number) && number > 0 ? <Loaded key={number} id={number} /> : <NotFoundPage />;
}
