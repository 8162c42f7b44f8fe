/** Deleting an empty profile: question, confirmation, message. */
import { profileCalls } from '@valorisation/contract';
import { useState } from 'react';
import { refreshLists } from '../../api/rows';
import { useAct } from '../../api/useCall';
import type { Profile } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { showToast } from '../../ui/toasts';
import { DeleteDialog } from '../life/DeleteDialog';

const { confirmDelete: words } = life;

export function useProfileDeletion() {
  const [asked, setAsked] = useState<Profile | null>(null);
  const deletion = useAct(profileCalls.delete, { refreshes: (client) => void refreshLists(client) });

  function ask(profile: Profile) {
    deletion.reset();
    setAsked(profile);
  }

  async function confirm({ id, name }: Profile) {
    try {
      await deletion.mutateAsync({ params: { id } });
      setAsked(null);
      showToast(life.done.deleteProfile(name), 'success');
    } catch {
      // The dialog stays and shows the refusal.
    }
  }

  const dialog = asked && (
    <DeleteDialog
      question={words.profile(asked.name)}
      lost={words.profileLost}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={() => void confirm(asked)}
      onClose={() => setAsked(null)}
    />
  );
  return { ask, dialog };
}
