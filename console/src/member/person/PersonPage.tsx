/** /personne/{id}: what is due to a person, what waits, the amounts over time, the functions and the papers. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../core/errors';
import { useJobSheet, useSheetVersions } from '../../api/jobSheet';
import { useProfile } from '../../api/rows';
import { useUser } from '../../api/session';
import type { Profile, ValuationRow } from '../../api/valuation';
import { pay } from '../../i18n/fr/pay';
import { person as words } from '../../i18n/fr/person';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/State';
import { ErrorPage } from '../classification/parts/ClassificationFrame';
import { activeRows, archivedRows } from '../../amounts/model/people';
import { DownloadBar } from '../dashboard/DownloadBar';
import { PersonMenu } from '../dashboard/RowMenus';
import type { ProfileRequests } from '../dashboard/ValuationParts';
import { ProfileName } from '../dashboard/ProfileName';
import { useDashboardRequests } from '../dashboard/useDashboardRequests';
import { InterviewLink } from '../life/InterviewLink';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { formatInstant } from '../../ui/instant';
import { Summary } from '../../ui/Summary';
import { PaidLine } from '../pay/PaidLine';
import { PersonDue } from './PersonDue';
import { PersonFacts } from './PersonFacts';
import { PersonFunctions } from './PersonFunctions';
import { PersonNotes } from './PersonNotes';
import { LatestEntries, PersonHistory } from './PersonHistory';
import styles from './Person.module.css';

/** How many sections are proposed, until a text is saved. */
function Proposed({ id }: { id: number }) {
  const { data } = useJobSheet(id);
  const count = data && Object.values(data.prefill).filter((text) => text !== '').length;
  return count !== undefined && <Text tone="quiet">{words.sheet.proposed(count)}</Text>;
}

function LatestVersion({ id }: { id: number }) {
  const latest = useSheetVersions(id).data?.[0];
  return latest !== undefined && <Text tone="quiet">{words.sheet.version(formatInstant(latest.keptAt))}</Text>;
}

function Sheet({ profile: { id, hasJobSheet } }: { profile: Profile }) {
  return (
    <section>
      <h2 className={styles.heading}>{words.sheet.title}</h2>
      {hasJobSheet ? <LatestVersion id={id} /> : <Proposed id={id} />}
      <LinkButton variant="quiet" flush="start" to={paths.jobDescription(id)}>
        {words.sheet.open}
      </LinkButton>
    </section>
  );
}

function Notes({ profile }: { profile: Profile }) {
  return useUser()?.associated === false && <PersonNotes profileId={profile.id} />;
}

/** What is paid for each of several functions, with its form and history. The facts above have it for a single one. */
function Paid({ rows }: { rows: readonly ValuationRow[] }) {
  if (useUser()?.seesPay !== true || rows.length < 2) return null;
  return (
    <section>
      <h2 className="below-2">{pay.form.title}</h2>
      {rows.map((row) => (
        <PaidLine key={row.id} valuation={row} named />
      ))}
    </section>
  );
}

function Filled({ profile, requests }: { profile: Profile; requests: ProfileRequests }) {
  const active = activeRows(profile);
  const archived = archivedRows(profile);
  return (
    <Stack gap={8}>
      <Stack gap={5}>
        <PersonFacts profile={profile} />
        <PersonDue profile={profile} onAction={requests.onAction} />
      </Stack>
      <div className={styles.columns}>
        <Stack gap={8}>
          <section>
            <Cluster align="center" justify="space-between">
              <h2>{words.functions}</h2>
              <LinkButton variant="quiet" size="small" flush="end" to={paths.newValuation({ profil: profile.id })}>
                {words.add}
              </LinkButton>
            </Cluster>
            {active.length > 0 && <PersonFunctions label={words.functions} rows={active} of={profile} {...requests} />}
            {archived.length > 0 && (
              <details>
                <Summary>{words.archived(archived.length)}</Summary>
                <PersonFunctions label={words.archived(archived.length)} rows={archived} {...requests} />
              </details>
            )}
          </section>
          <Paid rows={active} />
          <PersonHistory profile={profile} />
        </Stack>
        <Stack gap={8}>
          {active.length > 0 && <Sheet profile={profile} />}
          <Notes profile={profile} />
          <LatestEntries profile={profile} />
        </Stack>
      </div>
    </Stack>
  );
}

/** F2 renames, as on the dashboard. Afterwards the focus returns to the menu, which renames too, unless it has been moved elsewhere. */
function useRenaming() {
  const [renames, setRenames] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  const hasRenamed = useRef(false);

  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent) {
      // A dialog that is open has the keys.
      if (key === 'F2' && document.querySelector('dialog[open]') === null) setRenames(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useLayoutEffect(() => {
    if (hasRenamed.current && !renames && document.activeElement === document.body)
      menu.current?.querySelector('button')?.focus();
    hasRenamed.current = renames;
  }, [renames]);

  return { renames, setRenames, menu };
}

function Person({ profile }: { profile: Profile }) {
  const { renames, setRenames, menu } = useRenaming();
  const { requests, dialogs, download, onRetryDownload } = useDashboardRequests();
  const add = paths.newValuation({ profil: profile.id });
  return (
    <Page
      title={profile.name}
      back={{ to: paths.dashboard(), label: words.back }}
      width="wide"
      intro={renames && <ProfileName profile={profile} editing onEditingChange={setRenames} />}
      action={
        <>
          {activeRows(profile).length > 0 && (
            <InterviewLink variant="primary" className="grow" profileId={profile.id} />
          )}
          <span ref={menu} className="inline-row">
            <PersonMenu
              person={{ ...requests, profile, onRename: () => setRenames(true) }}
              label={profile.name}
              {...requests}
            />
          </span>
        </>
      }
    >
      {profile.valuations.length === 0 ? (
        <Stack gap={8}>
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
          <Notes profile={profile} />
        </Stack>
      ) : (
        <Filled profile={profile} requests={requests} />
      )}
      {dialogs}
      <DownloadBar download={download} onRetry={onRetryDownload} />
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
