/** Deleting an empty profile: question, confirmation, message. */
import { useQueryClient } from '@tanstack/react-query';
import { useDelete } from 'ra-core';
import { useState } from 'react';
import { refreshLists } from '../../api/rows';
import type { Profile } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { showToast } from '../../ui/toasts';
import { DeleteDialog } from '../life/DeleteDialog';

const { confirmDelete: words } = life;

export function useProfileDeletion() {
  const [asked, setAsked] = useState<Profile | null>(null);
  const client = useQueryClient();
  const [remove, deletion] = useDelete<Profile & { id: number }, Error>(
    'profiles',
    {},
    { onSettled: () => void refreshLists(client) },
  );

  function ask(profile: Profile) {
    deletion.reset();
    setAsked(profile);
  }

  function confirm({ id, name }: Profile) {
    // On a refusal the dialog stays and shows it.
    const onSuccess = () => {
      setAsked(null);
      showToast(life.done.deleteProfile(name), 'success');
    };
    void remove('profiles', { id }, { onSuccess });
  }

  const dialog = asked && (
    <DeleteDialog
      question={words.profile(asked.name)}
      lost={words.profileLost}
      busy={deletion.isPending}
      error={deletion.error}
      onConfirm={() => confirm(asked)}
      onClose={() => setAsked(null)}
    />
  );
  return { ask, dialog };
}
