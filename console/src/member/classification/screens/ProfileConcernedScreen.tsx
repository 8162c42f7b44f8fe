/** /profile/concerned and /profile/concerned/{id}: whose job it is. Saving it creates the valuation. */
import { useNavigate, useParams } from 'react-router-dom';
import { useCreateProfile, useProfileNames, useSaveValuation } from '../../../api/memberHooks';
import type { ProfileName } from '../../../api/memberDataProvider';
import { classification as texts } from '../../../i18n/fr';
import { Page } from '../../../layout/Page';
import { NEW_VALUATION, paths } from '../../../routes';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Spinner';
import { ClassificationFrame } from '../parts/ClassificationFrame';
import { SaveTrouble } from '../parts/SaveStatus';
import { useDraft } from '../state/draft';
import { overviewPath } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { typeset } from '../model/typeset';
import { ProfileForm, type ProfileChoice } from './profile/ProfileForm';

const { profileConcerned: words } = texts;

/** The draft and its profile become a valuation, all in one save. */
function useCreation() {
  const draft = useDraft();
  const save = useSaveValuation();
  const navigate = useNavigate();
  return async (choice: ProfileChoice) => {
    const { profileId: _former, ...input } = draft.input ?? {};
    const created = await save.mutateAsync({ id: NEW_VALUATION, input: { ...input, ...choice } });
    // The next screen clears the draft: without it this one would have nothing to show meanwhile.
    draft.markSaved();
    void navigate(overviewPath(created.id), { replace: true });
  };
}

/** Another profile for an existing valuation; a new one is created first. */
function useMove({ id, save, saving }: Classification) {
  const createProfile = useCreateProfile();
  const navigate = useNavigate();
  return async (choice: ProfileChoice) => {
    const profileId =
      'profileId' in choice ? choice.profileId : (await createProfile.mutateAsync(choice.profileName)).id;
    save({ profileId });
    if ((await saving.flush()) !== null) void navigate(overviewPath(id));
  };
}

interface ScreenProps {
  classification: Classification;
  names: readonly ProfileName[];
  namesFailed: boolean;
}

function CreationScreen({ classification, names, namesFailed }: ScreenProps) {
  const { input } = useDraft();
  const create = useCreation();
  return (
    <Page
      title={words.title}
      intro={words.intro(typeset(classification.title))}
      back={{ to: paths.newValuation({ reprise: 1 }), label: words.backToFunction }}
      width="text"
    >
      {namesFailed && <Notice tone="wheat">{words.namesFailed}</Notice>}
      <ProfileForm names={names} initialId={input?.profileId} label={words.save} onSave={create} />
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
  if (names === undefined && !isError) {
    return (
      <Page title={words.title} intro={words.intro(typeset(classification.title))} width="text">
        <div aria-busy="true">
          <Skeleton height="220px" />
        </div>
      </Page>
    );
  }
  const props = { classification, names: names ?? [], namesFailed: isError };
  return classification.isDraft ? <CreationScreen {...props} /> : <MoveScreen {...props} />;
}

export function ProfileConcernedScreen() {
  const { id = String(NEW_VALUATION) } = useParams();
  return (
    <ClassificationFrame id={id}>{(classification) => <Screen classification={classification} />}</ClassificationFrame>
  );
}
