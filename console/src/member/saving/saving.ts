import type { SaveState } from './autosave';
import type { KeptAutosave } from './useKeptAutosave';

export interface Saving {
  readonly state: SaveState;
  readonly hasUnsaved: boolean;
  readonly isTyping: boolean;
  /** Saves what waits. Answers the version then, or null while something is unsaved. */
  flush(): Promise<number | null>;
  retry(): Promise<void>;
  /** Drops unsaved changes and loads the thing again. */
  reload(): Promise<void>;
  /** Saves the changes on the new state of the thing. */
  redo(): Promise<void>;
}

/** `readVersion` loads the thing again; undefined when that fails. */
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
