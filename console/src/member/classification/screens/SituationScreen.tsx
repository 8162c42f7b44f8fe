/**
 * /profile/concerned and /profile/concerned/{id}: the person with the job, and the situation that decides the amount
 * beside the degrees. It is asked here once. For a new valuation, going on creates it.
 */
import { typeset } from '@valorisation/rules';
import { useState, type FormEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Columns } from '../../../amounts/parts/Columns';
import { TermsForm } from '../../../amounts/parts/terms/TermsForm';
import { useTried } from '../../../amounts/parts/terms/useTried';
import { useIsAlone } from '../../../api/jobSheet';
import { useProfileNames } from '../../../api/rows';
import type { ProfileName } from '../../../api/valuation';
import { classification as texts, estimate } from '../../../i18n/fr';
import { Page } from '../../../layout/Page';
import { ScreenSkeleton } from '../../../layout/skeleton/ScreenSkeleton';
import { NEW_VALUATION } from '../../../routes';
import { Notice } from '../../../ui/Notice';
import { ONE_COLUMN, useMediaQuery } from '../../../ui/useMediaQuery';
import { ClassificationFrame } from '../parts/ClassificationFrame';
import { ResultPanel } from '../parts/ResultPanel';
import { SaveTrouble } from '../parts/SaveStatus';
import { ValuationSteps } from '../parts/ValuationSteps';
import { useDraft } from '../state/draft';
import { ASKED } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { useSituation, type Way } from '../state/useSituation';
import { useProfileChoice } from './profile/useProfileChoice';
import { AmountNotice } from './situation/AmountNotice';
import { FunctionLine, Others, Person } from './situation/Person';
import { MainWay, mainWay, OtherWay, SITUATION_FORM } from './situation/Ways';
import styles from './profile/Profile.module.css';

const { profileConcerned: words } = texts;

interface ScreenProps {
  classification: Classification;
  names: readonly ProfileName[];
  namesFailed: boolean;
}

/** What the page needs before it goes on: a person, valid values, and a said seniority. */
function useForm({ classification, names }: Omit<ScreenProps, 'namesFailed'>) {
  const { isDraft, valuation, unsaid } = classification;
  const { input } = useDraft();
  const [query] = useSearchParams();
  const chosen = useProfileChoice(
    names,
    isDraft
      ? { initialId: input?.profileId, initialName: input?.profileName ?? '' }
      : { initialId: valuation?.profileId },
  );
  const { form, isTried, refuse } = useTried(query.has(ASKED));
  const [isValid, setValid] = useState(true);
  const situation = useSituation(classification);
  const isMissing = unsaid.seniority || !isValid;

  function go(way: Way) {
    const person = chosen.ask();
    if (isMissing) refuse();
    if (person !== null && !isMissing) void situation.go(way, person);
  }
  return { chosen, form, isTried, isValid, setValid, go, situation };
}

function Situation({ classification, names, namesFailed }: ScreenProps) {
  const { isDraft, work, reference } = classification;
  const { chosen, form, isTried, isValid, setValid, go, situation } = useForm({ classification, names });
  const { add } = useDraft();
  const isBar = useMediaQuery(ONE_COLUMN);
  const { mode, profileId, isTaken } = chosen;
  const person = mode === 'existing' ? profileId : undefined;
  const alone = useIsAlone(person);
  const { running, failure } = situation;
  const ways = { classification, isBlocked: isTaken, running, go };
  const isMayotte = reference.floors.territory === 'mayotte';
  return (
    <Page
      title={words.title}
      documentTitle={words.documentTitle(typeset(classification.title))}
      steps={<ValuationSteps classification={classification} current="situation" isRefused={!isValid} />}
    >
      <SaveTrouble classification={classification} />
      <AmountNotice classification={classification} />
      {namesFailed && <Notice tone="wheat">{words.namesFailed}</Notice>}
      <Columns
        aside={
          <ResultPanel
            classification={isDraft ? { ...classification, alone } : classification}
            isRefused={!isValid}
            action={isBar ? <MainWay {...ways} /> : undefined}
            ledger={{ of: 'situation' }}
          />
        }
      >
        <form
          ref={form}
          id={SITUATION_FORM}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            go(mainWay(classification));
          }}
        >
          <FunctionLine classification={classification} />
          <TermsForm
            classification={classification}
            onValidChange={setValid}
            isTried={isTried}
            special={
              isMayotte
                ? { words: estimate.place.short, field: <p>{estimate.place.ofMember}</p>, isGiven: true }
                : undefined
            }
          >
            <Person
              names={names}
              chosen={chosen}
              onNameChange={isDraft ? (profileName) => add({ profileName }) : undefined}
            />
            {person !== undefined && isDraft && <Others profileId={person} work={work} />}
          </TermsForm>
          {failure !== null && (
            <Notice tone="clay" alert>
              {failure}
            </Notice>
          )}
          <div className={styles.ways}>
            {!isBar && <MainWay {...ways} />}
            <OtherWay {...ways} isBar={isBar} />
          </div>
        </form>
      </Columns>
    </Page>
  );
}

function Screen({ classification }: { classification: Classification }) {
  const { data: names, isError } = useProfileNames();
  if (names === undefined && !isError) return <ScreenSkeleton />;
  return <Situation classification={classification} names={names ?? []} namesFailed={isError} />;
}

export function SituationScreen() {
  const { id = String(NEW_VALUATION) } = useParams();
  return (
    <ClassificationFrame id={id}>{(classification) => <Screen classification={classification} />}</ClassificationFrame>
  );
}
