import { useMemo, useState, type ReactNode } from 'react';
import type { BulkCommand } from '../../api/bulkCalls';
import { files } from '../../api/files';
import { useDownload, type Download, type DownloadRequest } from '../../api/useDownload';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard, life } from '../../i18n/fr';
import { showToast } from '../../core/toasts';
import { useStableCallback } from '../../ui/useStableCallback';
import type { LifeAction } from '../life/lifeActions';
import { useLifeActions } from '../life/useLifeActions';
import { useManyCommand } from './selection/useBulkActions';
import type { ProfileRequests } from './ValuationParts';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete } from 'ra-core';
import { refreshLists } from '../../api/rows';
import { DeleteDialog } from '../life/DeleteDialog';

const { confirmDelete: words } = life;

function useProfileDeletion() {
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
    // After a refusal the dialog stays open and shows it.
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

export interface DashboardRequests {
  /** The same object at each render. */
  readonly requests: ProfileRequests;
  readonly dialogs: ReactNode;
  readonly download: Download;
  onDownloadFile(file: DownloadRequest): void;
  onRetryDownload(): void;
}

export function useDashboardRequests(): DashboardRequests {
  const download = useDownload();
  const actions = useLifeActions();
  const deletion = useProfileDeletion();
  const many = useManyCommand();
  const [asked, setAsked] = useState<DownloadRequest | null>(null);

  async function fetchFile(file: DownloadRequest) {
    setAsked(file);
    const isSaved = await download.start(file);
    if (!isSaved) return;
    download.cancel();
    showToast(dashboard.download.done, 'success');
  }

  const onDownload = useStableCallback(
    ({ id }: ValuationRow) => void fetchFile({ call: files.valuation(id), name: dashboard.fileName }),
  );
  const onDownloadSheet = useStableCallback(
    ({ id }: Profile) => void fetchFile({ call: files.jobSheet(id), name: dashboard.jobSheet.fileName }),
  );
  const onHistory = useStableCallback((row: ValuationRow) => actions.showHistory(row));
  const onAction = useStableCallback((action: LifeAction, row: ValuationRow) => actions.run(action, row));
  const onAll = useStableCallback(
    (command: BulkCommand, rows: readonly ValuationRow[]) => void many.send(command, { rows, left: [] }),
  );
  const onDeleteProfile = useStableCallback((profile: Profile) => deletion.ask(profile));

  // One object for all renders, so that a row renders only when it changes.
  const requests = useMemo(
    () => ({ onDownload, onDownloadSheet, onHistory, onAction, onDeleteProfile, onAll }),
    [onDownload, onDownloadSheet, onHistory, onAction, onDeleteProfile, onAll],
  );
  return {
    requests,
    dialogs: (
      <>
        {actions.dialogs}
        {deletion.dialog}
      </>
    ),
    download,
    onDownloadFile: (file) => void fetchFile(file),
    onRetryDownload: () => asked && void fetchFile(asked),
  };
}
