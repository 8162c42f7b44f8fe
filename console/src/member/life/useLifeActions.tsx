import { isActionAllowed } from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import { isApiError, messageOf } from '../../core/errors';
import { useDeleteValuation, useLifeCommand, type LifeCommand, type ProfileChoice } from '../../api/lifeCalls';
import type { UpdateAction, UpdateSide } from '../../api/updatePreview';
import type { Valuation, ValuationRow } from '../../api/valuation';
import { dashboard, life } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { duplicate } from '../../i18n/fr/duplicate';
import { showToast } from '../../core/toasts';
import { paths } from '../../routes';
import { overviewPath } from '../classification/state/resumePath';
import { DeleteDialog } from './DeleteDialog';
import { DuplicateDialog } from './DuplicateDialog';
import { HistoryDialog } from './HistoryDialog';
import { statusWords } from '../../amounts/model/journalWords';
import { SECONDS_TO_KEEP, useDeleteLater } from './lateDeletion';
import { isDraft, type LifeAction } from './lifeActions';
import { amountWords, titleOf } from './names';
import { UpdateDialog } from './UpdateDialog';
import { inverseOf } from './inverse';
import { useUndoable } from './useUndoable';

const { done: doneTexts, confirmDelete } = life;

function updatedWords(action: UpdateAction, former: UpdateSide, updated: Valuation): string {
  const [title, amount] = [titleOf(updated), amountWords(updated)];
  return action === 'bringUpToDate'
    ? doneTexts.bringUpToDate(title, amount)
    : doneTexts.anniversary(title, amountWords(former), amount);
}

type PlainCommand = Exclude<LifeCommand, UpdateAction>;

const doneWords: Readonly<Record<PlainCommand, (title: string, profile: string, status: string) => string>> = doneTexts;

/** `result` is the copy when the command is a duplication. */
const doneOf = (command: PlainCommand, row: ValuationRow, { status }: Valuation): string =>
  doneWords[command](titleOf(row), row.profileName, statusWords(status));

const mayArchive = ({ status }: ValuationRow) => isActionAllowed('archive', status);

function questionOf(row: ValuationRow): string {
  const { valuation, draftLost, orArchive } = confirmDelete;
  return [
    valuation(titleOf(row), row.profileName),
    ...(isDraft(row) ? [draftLost(SECONDS_TO_KEEP)] : []),
    ...(mayArchive(row) ? [orArchive] : []),
  ].join(' ');
}

function refusalWords(error: unknown): string {
  return isApiError(error) && error.isStale ? life.changedMeanwhile : messageOf(error);
}

const showDone = (message: string) => showToast(message, 'success');
const showRefused = (error: unknown) => showToast(refusalWords(error), 'error');

interface Opened {
  readonly kind: UpdateAction | 'delete' | 'duplicate' | 'history';
  readonly row: ValuationRow;
}

export interface LifeActions {
  run(action: LifeAction, row: ValuationRow): void;
  showHistory(row: ValuationRow): void;
  readonly dialogs: ReactNode;
}

/** @param onDeleted called once a deletion is sent or waits, by a page that has nothing else to show */
export function useLifeActions(onDeleted?: () => void): LifeActions {
  const [opened, setOpened] = useState<Opened | null>(null);
  const command = useLifeCommand();
  const [remove, deletion] = useDeleteValuation();
  const deleteLater = useDeleteLater();
  const showUndoable = useUndoable();
  const close = () => setOpened(null);

  function run(action: LifeAction, row: ValuationRow) {
    const { id, version } = row;
    switch (action) {
      case 'delete':
        deletion.reset();
        setOpened({ kind: action, row });
        return;
      case 'duplicate':
      case 'bringUpToDate':
      case 'anniversary':
        setOpened({ kind: action, row });
        return;
      default:
        command
          .mutateAsync({ command: action, id, version })
          .then((result) => showUndoable(doneOf(action, row, result), inverseOf(action, row, result)))
          .catch(showRefused);
    }
  }

  function tellCopy(row: ValuationRow, copy: Valuation, person?: ProfileChoice) {
    if (copy.profileId === row.profileId) {
      showUndoable(doneOf('duplicate', row, copy), inverseOf('duplicate', row, copy));
      return;
    }
    const isPersonAdded = person !== undefined && 'profileName' in person;
    showUndoable(
      duplicate.done(titleOf(row), copy.profileName),
      inverseOf('duplicate', row, copy, isPersonAdded),
      'success',
      // The copy already has its degrees, so the link opens the page of all criteria and not the first question.
      { label: duplicate.openCopy, to: overviewPath(copy.id) },
    );
  }

  async function confirmDeletion(row: ValuationRow) {
    if (isDraft(row)) {
      close();
      deleteLater(row);
      onDeleted?.();
      return;
    }
    try {
      await remove('valuations', { id: row.id, previousData: row });
      close();
      showToast(doneTexts.delete(titleOf(row), row.profileName), 'success', {
        link: { label: dashboard.actions.addFunction, to: paths.newValuation({ profil: row.profileId }) },
      });
      onDeleted?.();
    } catch (error) {
      // Any other refusal is shown in the dialog, which stays open.
      if (!isApiError(error) || !error.isStale) return;
      close();
      showRefused(error);
    }
  }

  function dialogOf({ kind, row }: Opened): ReactNode {
    switch (kind) {
      case 'history':
        return <HistoryDialog row={row} onClose={close} />;
      case 'bringUpToDate':
      case 'anniversary':
        return (
          <UpdateDialog
            action={kind}
            row={row}
            onClose={close}
            onDone={(updated, former) => {
              close();
              showDone(updatedWords(kind, former, updated));
            }}
          />
        );
      case 'duplicate':
        return (
          <DuplicateDialog
            row={row}
            onClose={close}
            onDone={(copy, person) => {
              close();
              tellCopy(row, copy, person);
            }}
            onStale={(error) => {
              close();
              showRefused(error);
            }}
          />
        );
      case 'delete':
        return (
          <DeleteDialog
            question={questionOf(row)}
            instead={
              mayArchive(row) && (
                <Button
                  onClick={() => {
                    close();
                    run('archive', row);
                  }}
                >
                  {life.actions.archive}
                </Button>
              )
            }
            busy={deletion.isPending}
            error={deletion.error}
            onConfirm={() => void confirmDeletion(row)}
            onClose={close}
          />
        );
    }
  }

  return {
    run,
    showHistory: (row) => setOpened({ kind: 'history', row }),
    dialogs: opened && dialogOf(opened),
  };
}
