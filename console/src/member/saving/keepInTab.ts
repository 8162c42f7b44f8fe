/**
 * Keeps unsaved changes through a reload and the end of a session. They may be personal, so they are kept in this tab
 * only, by account. They are deleted when the server has them.
 */
import { tabKey } from '../../api/tabKey';
import { readTab, writeTab } from '../../core/tabStore';
import type { Autosave } from './autosave';

/** After this time the screen can reach the server. */
const RESUME_MS = 300;

interface Kept<Input> {
  readonly changes: Input;
  readonly version: number;
}

type ReadInput<Input> = (kept: unknown) => Input | undefined;

function read<Input>(key: string, readInput: ReadInput<Input>): Kept<Input> | undefined {
  const kept = readTab(key);
  if (typeof kept !== 'object' || kept === null || !('changes' in kept) || !('version' in kept)) return undefined;
  const changes = readInput(kept.changes);
  return changes && typeof kept.version === 'number' ? { changes, version: kept.version } : undefined;
}

/** Restores the changes that the tab has kept, on the version that they were made on. Stores new changes. */
export function keepInTab<Input extends object, Saved extends { readonly version: number }>(
  kind: string,
  readInput: ReadInput<Input>,
): (id: number, autosave: Autosave<Input, Saved>) => void {
  return (id, autosave) => {
    const key = tabKey(kind, id);
    const kept = read(key, readInput);
    if (kept !== undefined) {
      autosave.adopt(autosave.sender, kept.version);
      autosave.add(kept.changes, RESUME_MS);
    }
    autosave.subscribe(() => {
      const { unsaved, isTyping } = autosave.read();
      // A half-typed number would be sent as if it were complete.
      if (isTyping) return;
      writeTab(key, unsaved === null ? null : { changes: unsaved, version: autosave.basis });
    });
  };
}
