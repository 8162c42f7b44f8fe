/** What takes an act back, or lets it happen late: calls that outlive the screen that asked for them. */
import { useQueryClient } from '@tanstack/react-query';
import type { ActedRows } from './bulkCalls';
import type { LastCallOptions, LifeTarget } from './lifeCalls';
import { refreshLists, useApi } from './memberHooks';
import { keys } from './memberKeys';

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

/** Each settles once the lists on screen show it, done or refused. */
export function useUndoCalls(): UndoCalls {
  const api = useApi();
  const client = useQueryClient();

  async function shown(call: Promise<unknown>): Promise<void> {
    try {
      await call;
    } finally {
      void client.invalidateQueries({ queryKey: keys.valuations });
      await refreshLists(client);
    }
  }

  async function deleteCopy(copy: LifeTarget, addedPersonId?: number): Promise<void> {
    await api.deleteValuation(copy);
    if (addedPersonId === undefined) return;
    // Only as it was added: a person who was used or renamed meanwhile stays, and the copy is gone all the same.
    await api.deleteProfile({ id: addedPersonId, version: 1 }).catch(() => undefined);
  }

  return {
    archive: (rows) => shown(api.undoArchive(rows)),
    visibility: (command, rows) => shown(api.undoVisibility(command, rows)),
    rename: (profile, formerName) => shown(api.renameProfile(profile, formerName)),
    duplicate: (copy, addedPersonId) => shown(deleteCopy(copy, addedPersonId)),
    duplicates: (copies) => shown(api.undoDuplicates(copies)),
  };
}

/** Deletes a valuation; settles once the lists on screen show it, done or refused. */
export function useLateDeletion() {
  const api = useApi();
  const client = useQueryClient();
  return async (target: LifeTarget, options: LastCallOptions): Promise<void> => {
    try {
      await api.deleteValuation(target, options);
      client.removeQueries({ queryKey: keys.valuation(target.id) });
      client.removeQueries({ queryKey: keys.story(target.id) });
    } finally {
      await refreshLists(client);
    }
  };
}
