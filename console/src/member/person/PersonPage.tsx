/** /personne/{id}: what is due to a person, their functions, and the amounts over time. */

import { formatMoney, formatPercent, isActive, ValuationStatus, type HistoryEntry } from '@valorisation/rules';
import { Link, useParams } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import { useProfile } from '../../api/memberHooks';
import type { Profile, ValuationRow } from '../../api/valuation';
import { person as words } from '../../i18n/fr/person';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Amount, Month, Percent } from '../../ui/Amount';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { StatusBadge } from '../../ui/StatusBadge';
import { formatInstant } from '../../ui/instant';
import { Table } from '../../ui/Table';
import { ErrorPage } from '../classification/parts/ClassificationFrame';
import { typeset } from '../classification/model/typeset';
import styles from './Person.module.css';

/** What the sum leaves out or holds beside the rows, each in words. */
function remarks({ complementCents, hourlyFunctions, uncomputedFunctions, hidesRows }: Profile): readonly string[] {
  return [
    ...(complementCents > 0 ? [words.complement(formatMoney(complementCents))] : []),
    ...(hourlyFunctions > 0 ? [words.hourly(hourlyFunctions)] : []),
    ...(uncomputedFunctions > 0 ? [words.uncomputed(uncomputedFunctions)] : []),
    ...(hidesRows ? [words.partial] : []),
  ];
}

function Headline({ profile }: { profile: Profile }) {
  const isComputed = profile.valuations.some(({ due, hourly, status }) => due !== null && !hourly && isActive(status));
  return (
    <section className={styles.headline} aria-label={words.due}>
      <p className={styles.label}>{words.due}</p>
      <p className={styles.figure}>
        <Month cents={isComputed ? profile.dueCents : null} />
      </p>
      {!isComputed && <p>{words.nothingComputed}</p>}
      {remarks(profile).map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
      {profile.shareHundredths > 0 && (
        <p className={styles.remark}>{words.share(formatPercent(profile.shareHundredths))}</p>
      )}
    </section>
  );
}

function FunctionRow({ row }: { row: ValuationRow }) {
  const isOpen = row.due === null;
  return (
    <tr>
      <th scope="row">{typeset(row.functionTitle)}</th>
      <td>
        <StatusBadge status={row.status} />
      </td>
      <td className={styles.number}>{row.hourly ? '–' : <Percent hundredths={row.shareHundredths} />}</td>
      <td className={styles.number}>
        <Amount value={row.due} />
      </td>
      <td>
        <Link to={isOpen ? paths.valuation(row.id) : paths.conclusion(row.id)}>
          {isOpen ? words.resume : words.result}
          <span className="visually-hidden"> {row.functionTitle}</span>
        </Link>
      </td>
    </tr>
  );
}

function Functions({ label, rows }: { label: string; rows: readonly ValuationRow[] }) {
  const { columns } = words;
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.function}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col" className={styles.number}>
            {columns.share}
          </th>
          <th scope="col" className={styles.number}>
            {columns.amount}
          </th>
          <th scope="col">{columns.action}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FunctionRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

interface DatedEntry extends HistoryEntry {
  readonly key: string;
  readonly functionTitle: string;
}

/** The history of all functions as one, the latest first. */
function entriesOf({ valuations }: Profile): readonly DatedEntry[] {
  return valuations
    .flatMap(({ id, functionTitle, history }) =>
      history.map((entry, index) => ({ ...entry, key: `${id}-${index}`, functionTitle })),
    )
    .sort((a, b) => (a.editedAt < b.editedAt ? 1 : -1));
}

function History({ profile }: { profile: Profile }) {
  const entries = entriesOf(profile);
  const { historyColumns: columns } = words;
  if (entries.length === 0) return <p>{words.noHistory}</p>;
  return (
    <Table label={words.history}>
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.function}</th>
          <th scope="col" className={styles.number}>
            {columns.minimum}
          </th>
          <th scope="col">{columns.editor}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, editedAt, functionTitle, minimumCents, editor }) => (
          <tr key={key}>
            <td>{formatInstant(editedAt)}</td>
            <td>{typeset(functionTitle)}</td>
            <td className={styles.number}>
              <Month cents={minimumCents} />
            </td>
            <td>{editor}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Person({ profile }: { profile: Profile }) {
  const active = profile.valuations.filter(({ status }) => isActive(status));
  const archived = profile.valuations.filter(({ status }) => status === ValuationStatus.Archived);
  const add = paths.newValuation({ profil: profile.id });
  return (
    <Page
      title={profile.name}
      back={{ to: paths.dashboard(), label: words.back }}
      width="wide"
      action={
        active.length > 0 && (
          <LinkButton variant="primary" to={paths.jobDescription(profile.id)}>
            {words.jobSheet}
          </LinkButton>
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
        <div className={styles.person}>
          <Headline profile={profile} />
          <section aria-labelledby="fonctions">
            <h2 id="fonctions">{words.functions}</h2>
            {active.length > 0 && <Functions label={words.functions} rows={active} />}
            <p className={styles.add}>
              <LinkButton to={add}>{words.add}</LinkButton>
            </p>
            {archived.length > 0 && (
              <details>
                <summary>{words.archived(archived.length)}</summary>
                <Functions label={words.archived(archived.length)} rows={archived} />
              </details>
            )}
          </section>
          <section aria-labelledby="montants">
            <h2 id="montants">{words.history}</h2>
            <History profile={profile} />
          </section>
        </div>
      )}
    </Page>
  );
}

function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useProfile(id);
  if (data !== undefined) return <Person profile={data} />;
  if (error === null) return <ScreenSkeleton />;
  if (isApiError(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage error={error} onRetry={() => void refetch()} />;
}

export function PersonPage() {
  const number = Number(useParams()['id']);
  return Number.isInteger(number) && number > 0 ? <Loaded key={number} id={number} /> : <NotFoundPage />;
}
