/** Undo calls. They may run after the screen that offered them has closed. */
import { profileCalls } from '@valorisation/contract';
import { undoArchive, undoDuplicates, undoVisibility, type ActedRows } from './bulkCalls';
import { call } from './call';
import { deleteValuation, type LifeTarget } from './lifeCalls';

export interface UndoCalls {
  archive(rows: ActedRows): Promise<unknown>;
  visibility(command: 'show' | 'hide', rows: ActedRows): Promise<unknown>;
  rename(profile: LifeTarget, formerName: string): Promise<unknown>;
  /** Deletes a copy that has not changed, and the person who was added for it. */
  duplicate(copy: LifeTarget, addedPersonId?: number): Promise<unknown>;
  /** Deletes the copies of a selection. Refused when one of them has changed since. */
  duplicates(copies: ActedRows): Promise<unknown>;
}

export const undoCalls: UndoCalls = {
  archive: undoArchive,
  visibility: undoVisibility,
  rename: ({ id, version }, profileName) =>
    call(profileCalls.change, { params: { id }, body: { profileName, version } }),
  async duplicate(copy, addedPersonId) {
    await deleteValuation(copy);
    if (addedPersonId === undefined) return;
    // A new person is deleted only if unchanged. A person who was renamed or used meanwhile stays, and only the copy is
    // deleted.
    await call(profileCalls.delete, { params: { id: addedPersonId }, body: { version: 1 } }).catch(() => undefined);
  },
  duplicates: undoDuplicates,
};
