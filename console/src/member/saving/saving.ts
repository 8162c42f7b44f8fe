/** What screens are told of an autosave, and what a person may decide when it cannot go on. */
import type { SaveState } from './autosave';
import type { KeptAutosave } from './useKeptAutosave';

export interface Saving {
  readonly state: SaveState;
  readonly hasUnsaved: boolean;
  /** Part of it is still being typed. */
  readonly isTyping: boolean;
  /** Saves what waits; the version then, or null while something is left unsaved. */
  flush(): Promise<number | null>;
  retry(): Promise<void>;
  /** Drops what is not saved and reads the thing anew. */
  reload(): Promise<void>;
  /** Saves it on the new state of the thing. */
  redo(): Promise<void>;
}

/** `readVersion` reads the thing anew; undefined when it could not be read. */
export function savingOf<Input extends object, Saved extends { readonly version: number }>(
  { autosave, snapshot }: KeptAutosave<Input, Saved>,
  readVersion: () => Promise<number | undefined>,
): Saving {
  const readAnew = async () => {
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
      await readAnew();
    },
    redo: async () => {
      await readAnew();
      await autosave.retry();
    },
  };
}
