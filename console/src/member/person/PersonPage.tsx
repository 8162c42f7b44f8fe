/** /personne/{id}: the amount due to a person, the functions, and the amounts over time. */
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import { useProfile } from '../../api/rows';
import type { Profile } from '../../api/valuation';
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
import { Cluster, Stack } from '../../ui/layout/primitives';
import styles from './Person.module.css';
import { PersonFunctions } from './PersonFunctions';
import { PersonHeadline } from './PersonHeadline';
import { PersonHistory } from './PersonHistory';

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

/** Unknown or hidden: the server does not say which. */
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
