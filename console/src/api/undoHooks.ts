/** What takes an act back: calls that outlive the screen that asked for them. */
import { profileCalls } from '@valorisation/contract';
import { useQueryClient } from '@tanstack/react-query';
import { undoArchive, undoDuplicates, undoVisibility, type ActedRows } from './bulkCalls';
import { call } from './call';
import { deleteValuation, renameProfile, type LifeTarget } from './lifeCalls';
import { refreshRows } from './rows';

export interface UndoCalls {
  archive(rows: ActedRows): Promise<void>;
  /** Of the command that was carried out. */
  visibility(command: 'show' | 'hide', rows: ActedRows): Promise<void>;
  rename(profile: LifeTarget, formerName: string): Promise<void>;
  /** Deletes a copy that has not changed since, and the person who was added for it. */
  duplicate(copy: LifeTarget, addedPersonId?: number): Promise<void>;
  /** Deletes the copies of a selection, unless one of them has changed since. */
  duplicates(copies: ActedRows): Promise<void>;
}

async function deleteCopy(copy: LifeTarget, addedPersonId?: number): Promise<void> {
  await deleteValuation(copy);
  if (addedPersonId === undefined) return;
  // Only as it was added: a person who was used or renamed meanwhile stays, and the copy is gone all the same.
  await call(profileCalls.delete, { params: { id: addedPersonId }, body: { version: 1 } }).catch(() => undefined);
}

/** Each settles once the lists on screen show it, done or refused. */
export function useUndoCalls(): UndoCalls {
  const client = useQueryClient();

  async function shown(undoing: Promise<unknown>): Promise<void> {
    try {
      await undoing;
    } finally {
      await refreshRows(client);
    }
  }

  return {
    archive: (rows) => shown(undoArchive(rows)),
    visibility: (command, rows) => shown(undoVisibility(command, rows)),
    rename: (profile, formerName) => shown(renameProfile(profile, formerName)),
    duplicate: (copy, addedPersonId) => shown(deleteCopy(copy, addedPersonId)),
    duplicates: (copies) => shown(undoDuplicates(copies)),
  };
}
