import type { BulkCommand, BulkOutcome } from '../../api/bulkCalls';
import type { LifeCommand } from '../../api/lifeCalls';
import type { UndoCalls } from '../../api/undoCalls';
import type { Profile, Valuation, ValuationRow } from '../../api/valuation';
import { undo as words } from '../../i18n/fr';
import { titleOf } from './names';

export interface Inverse {
  readonly message: string;
  readonly send: (calls: UndoCalls) => Promise<unknown>;
}

/**
 * Null for a command that cannot be undone.
 * @param result the valuation after the command
 * @param isPersonAdded true when the person was added for the copy
 */
export function inverseOf(
  command: LifeCommand,
  row: ValuationRow,
  { id, version, profileId, profileName }: Pick<Valuation, 'id' | 'version' | 'profileId' | 'profileName'>,
  isPersonAdded = false,
): Inverse | null {
  const rows = { ids: [id], versions: [version] };
  const names = [titleOf(row), profileName] as const;
  switch (command) {
    case 'archive':
      return { message: words.done.archive(...names), send: (calls) => calls.archive(rows) };
    case 'hide':
    case 'show':
      return { message: words.done[command](...names), send: (calls) => calls.visibility(command, rows) };
    case 'duplicate':
    case 'duplicateAndArchive':
      return {
        message: words.done.duplicate(...names),
        send: (calls) => calls.duplicate({ id, version }, ...(isPersonAdded ? [profileId] : [])),
      };
    default:
      return null;
  }
}

/** It undoes the changed rows. Null when there are none, or when the command cannot be undone. */
export function inverseOfMany(command: BulkCommand, outcome: BulkOutcome): Inverse | null {
  if (outcome.done === 0) return null;
  switch (command) {
    case 'archive':
      return { message: words.done.archiveMany(outcome.done), send: (calls) => calls.archive(outcome) };
    case 'hide':
    case 'show':
      return {
        message: words.done[`${command}Many`](outcome.done),
        send: (calls) => calls.visibility(command, outcome),
      };
    case 'duplicate':
      return { message: words.done.duplicateMany(outcome.done), send: (calls) => calls.duplicates(outcome) };
    default:
      return null;
  }
}

export function inverseOfRename({ id, name }: Pick<Profile, 'id' | 'name'>, version: number): Inverse {
  return { message: words.done.rename(name), send: (calls) => calls.rename({ id, version }, name) };
}
