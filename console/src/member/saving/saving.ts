import type { SaveState } from './autosave';
import type { KeptAutosave } from './useKeptAutosave';

export interface Saving {
  readonly state: SaveState;
  readonly hasUnsaved: boolean;
  readonly isTyping: boolean;
  /** Saves the waiting changes. Returns the version after the save, or null while something is unsaved. */
  flush(): Promise<number | null>;
  retry(): Promise<void>;
  /** Drops unsaved changes and loads the record again. */
  reload(): Promise<void>;
  /** Saves the changes again, on the new state of the record. */
  redo(): Promise<void>;
}

/** `readVersion` loads the record again. It returns undefined when that fails. */
export function savingOf<Input extends object, Saved extends { readonly version: number }>(
  { autosave, snapshot }: KeptAutosave<Input, Saved>,
  readVersion: () => Promise<number | undefined>,
): Saving {
  const reread = async () => {
    const version = await readVersion();
    if (version !== undefined) autosave.adopt(autosave.sender, version);
  };
  return {
    state: snapshot.state,
    hasUnsaved: snapshot.unsaved !== null,
    isTyping: snapshot.isTyping,
    flush: () => autosave.flush(),
    retry: async () => void (await autosave.retry()),
    reload: async () => {
      autosave.discard();
      await reread();
    },
    redo: async () => {
      await reread();
      await autosave.retry();
    },
  };
}
