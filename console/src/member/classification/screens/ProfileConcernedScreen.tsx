/** /profile/concerned and /profile/concerned/{id}: the person with the job. Saving the choice creates the valuation. */
import { completionIssues, typeset, withPlannedDegrees } from '@valorisation/rules';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useIsAlone, useOtherFunctions } from '../../../api/jobSheet';
import { useCompleteValuation, useSaveValuation, type ProfileChoice } from '../../../api/lifeCalls';
import { refreshLists, useProfileNames } from '../../../api/rows';
import type { ProfileName } from '../../../api/valuation';
import { useQueryClient } from '@tanstack/react-query';
import type { ValuationInput } from '@valorisation/contract';
import { useCreate } from 'ra-core';
import { classification as texts } from '../../../i18n/fr';
import { amountDue } from '../../../i18n/fr/amountDue';
import { Page } from '../../../layout/Page';
import { NEW_VALUATION, paths } from '../../../routes';
import { Notice } from '../../../ui/Notice';
import { ScreenSkeleton } from '../../../layout/skeleton/ScreenSkeleton';
import { ClassificationFrame } from '../parts/ClassificationFrame';
import { RunningAmount } from '../../../amounts/parts/RunningAmount';
import { SaveTrouble } from '../parts/SaveStatus';
import { useSeniorityQuestion } from '../parts/SeniorityQuestion';
import { useDraft } from '../state/draft';
import { overviewPath } from '../state/resumePath';
import { confirmSeniority } from '../state/seniorityConfirmed';
import type { Classification } from '../state/useClassification';
import { plannedLeft, takePlanned } from '../../../amounts/model/criterionCard';
import { previewResult } from '../../../amounts/model/result';
import { mergeInputs } from '../../../amounts/model/work';
import { ProfileForm } from './profile/ProfileForm';

const { profileConcerned: words } = texts;

function useCreation({ work, reference, job }: Classification, profileId: number | undefined) {
  const draft = useDraft();
  const save = useSaveValuation();
  const server = useCompleteValuation();
  const navigate = useNavigate();
  const question = useSeniorityQuestion(work, useOtherFunctions(profileId));
  const { clearSaved } = draft;

  useEffect(() => clearSaved, [clearSaved]);

  async function create(choice: ProfileChoice, more: ValuationInput = {}) {
    const { profileId: _former, profileName: _typed, ...input } = mergeInputs(draft.input ?? {}, more);
    const created = await save.mutateAsync({ id: NEW_VALUATION, input: { ...input, ...choice } });
    // The draft is cleared when this screen closes, because the screen needs it until then.
    draft.markSaved();
    return created;
  }

  return {
    dialog: question.dialog,
    async begin(choice: ProfileChoice) {
      const { id } = await create(choice);
      void navigate(overviewPath(id), { replace: true });
    },
    /** Uses the planned degrees and goes on to the stored amount at once. */
    async calculate(choice: ProfileChoice) {
      const answer = work.seniorityOn === null ? await question.ask() : 'none';
      if (answer === 'cancel') return;
      const { id, version } = await create(choice, {
        answers: takePlanned({ work, reference, job }),
        ...(typeof answer === 'object' && { seniorityOn: answer.day }),
      });
      if (answer === 'give') return void navigate(paths.calculation(id), { replace: true });
      if (answer === 'none') confirmSeniority(id);
      // The valuation already exists. If the server refuses the calculation, the page of the calculation shows what to
      // correct.
      const isCalculated = await server.mutateAsync({ id, version }).then(
        () => true,
        () => false,
      );
      void navigate(isCalculated ? paths.conclusion(id) : paths.calculation(id), { replace: true });
    },
  };
}

function useMove({ id, save, saving }: Classification) {
  const client = useQueryClient();
  const [addPerson] = useCreate<{ profileName: string }, Error, ProfileName>(
    'profiles',
    {},
    { returnPromise: true, onSettled: () => refreshLists(client) },
  );
  const navigate = useNavigate();
  return async (choice: ProfileChoice) => {
    const person = 'profileId' in choice ? { id: choice.profileId } : await addPerson('profiles', { data: choice });
    if (person) save({ profileId: person.id });
    if ((await saving.flush()) !== null) void navigate(overviewPath(id));
  };
}

interface ScreenProps {
  classification: Classification;
  names: readonly ProfileName[];
  namesFailed: boolean;
}

function AmountSoFar({ classification, alone }: { classification: Classification; alone: boolean }) {
  const { reference, payInput, job, work } = classification;
  const result = previewResult(reference, payInput, alone);
  if (result === null) return null;
  return (
    <section className="pad-block-3 line-block" aria-labelledby="montant">
      <h2 id="montant" className="caption">
        {amountDue.label}
      </h2>
      <RunningAmount size="panel" result={result} alone={alone} job={job} work={work} />
    </section>
  );
}

/** The number of planned degrees, if nothing else is missing; otherwise 0. */
function plannedCount(classification: Classification): number {
  const { reference, job, work } = classification;
  const left = plannedLeft(classification);
  const answers = withPlannedDegrees(reference.grid, job, work.categoryLevel, work.answers);
  return completionIssues(reference.grid, job, work.categoryLevel, answers).length === 0 ? left.length : 0;
}

function CreationScreen({ classification, names, namesFailed }: ScreenProps) {
  const { input, add } = useDraft();
  const [profileId, setProfileId] = useState(input?.profileId);
  const alone = useIsAlone(profileId);
  const creation = useCreation(classification, profileId);
  const planned = plannedCount(classification);
  return (
    <Page
      title={words.title}
      intro={words.intro(typeset(classification.title))}
      back={{ to: paths.newValuation({ reprise: 1 }), label: words.backToFunction }}
      width="text"
    >
      {namesFailed && <Notice tone="wheat">{words.namesFailed}</Notice>}
      <ProfileForm
        names={names}
        initialId={input?.profileId}
        initialName={input?.profileName}
        onNameChange={(profileName) => add({ profileName })}
        label={words.save}
        onSave={creation.begin}
        onProfileChange={setProfileId}
        shortcut={planned === 0 ? undefined : { label: words.calculate(planned), onSave: creation.calculate }}
      >
        <AmountSoFar classification={classification} alone={alone} />
      </ProfileForm>
      {creation.dialog}
    </Page>
  );
}

function MoveScreen({ classification, names, namesFailed }: ScreenProps) {
  const move = useMove(classification);
  return (
    <Page
      title={words.title}
      intro={words.intro(typeset(classification.title))}
      back={{ to: overviewPath(classification.id), label: words.backToValuation }}
      width="text"
    >
      <SaveTrouble classification={classification} />
      {namesFailed && <Notice tone="wheat">{words.namesFailed}</Notice>}
      <ProfileForm
        names={names}
        initialId={classification.valuation?.profileId}
        label={words.saveChange}
        onSave={move}
      />
    </Page>
  );
}

function Screen({ classification }: { classification: Classification }) {
  const { data: names, isError } = useProfileNames();
  if (names === undefined && !isError) return <ScreenSkeleton />;
  const props = { classification, names: names ?? [], namesFailed: isError };
  return classification.isDraft ? <CreationScreen {...props} /> : <MoveScreen {...props} />;
}

export function ProfileConcernedScreen() {
  const { id = String(NEW_VALUATION) } = useParams();
  return (
    <ClassificationFrame id={id}>{(classification) => <Screen classification={classification} />}</ClassificationFrame>
  );
}
