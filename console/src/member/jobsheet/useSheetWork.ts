import { richTextLength, type JobSheetSection } from '@valorisation/rules';
import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '../../core/errors';
import { useJobSheet, useSaveSheet, type JobSheet, type SavedSheet } from '../../api/jobSheet';
import { useOnLeaving } from '../../ui/useOnLeaving';
import { keepInTab } from '../saving/keepInTab';
import { savingOf, type Saving } from '../saving/saving';
import { autosaveRegistry, useKeptAutosave, type KeptAutosave } from '../saving/useKeptAutosave';
import {
  mergeChanges,
  readChanges,
  textsOf,
  writtenByOthers,
  type Echo,
  type Echoes,
  type SheetChanges,
} from './sheetChanges';

/** The pause in typing after which the text is saved. Leaving the text saves it at once. */
const PAUSE_MS = 1_200;

const sheets = autosaveRegistry<SheetChanges, SavedSheet>(mergeChanges, keepInTab('fiche', readChanges));

export interface SectionWork {
  readonly html: string;
  readonly length: number;
  /** False while the text is the proposed one. */
  readonly isWritten: boolean;
  readonly error: string | null;
  /** True when the server has not accepted the text, because it refused the text or does not answer. */
  readonly isUnsaved: boolean;
  /** The text that another person has saved, when the user must choose between the two. */
  readonly against: string | null;
  /** Null restores the proposed text. */
  write(html: string | null): void;
}

export type SheetWork =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: unknown; retry(): void }
  | {
      readonly kind: 'ready';
      readonly sheet: JobSheet;
      readonly saving: Saving;
      readonly disputed: readonly JobSheetSection[];
      section(name: JobSheetSection): SectionWork;
    };

type Kept = KeptAutosave<SheetChanges, SavedSheet>;

/** The user must choose only for sections that both have edited. */
function useConflict(
  { autosave, snapshot }: Kept,
  own: Echoes,
  readSheet: () => Promise<JobSheet | undefined>,
): boolean {
  const [isConflict, setConflict] = useState(false);
  const isStale = snapshot.state.status === 'stale';

  useEffect(() => {
    let isOver = false;
    async function settle() {
      setConflict(false);
      const sheet = await readSheet();
      if (isOver) return;
      if (sheet === undefined || writtenByOthers(autosave.read().unsaved ?? {}, sheet.written, own).length > 0) {
        setConflict(true);
        return;
      }
      autosave.adopt(autosave.sender, sheet.version);
      await autosave.retry();
    }
    if (isStale) void settle();
    return () => {
      isOver = true;
    };
  }, [autosave, isStale, own, readSheet]);

  return isStale && isConflict;
}

function useSafeLeaving({ autosave }: Kept): void {
  useOnLeaving(useCallback(() => void autosave.flush(), [autosave]));
}

function shownSaving(saving: Saving, isConflict: boolean): Saving {
  const isSettling = saving.state.status === 'stale' && !isConflict;
  return isSettling ? { ...saving, state: { status: 'saving' } } : saving;
}

export function useSheetWork(profileId: number): SheetWork {
  const { data: sheet, error, refetch } = useJobSheet(profileId);
  const saveSheet = useSaveSheet(profileId);
  const [echoes] = useState(() => new Map<JobSheetSection, Echo>());
  const send = useCallback(
    async ({ version, ...changes }: SheetChanges & { version?: number }) => {
      const texts = textsOf(changes);
      const saved = await saveSheet(texts, version);
      for (const [name, stored] of Object.entries(saved.written) as [JobSheetSection, string][]) {
        const sent = texts[name];
        if (typeof sent === 'string') echoes.set(name, { sent, stored });
      }
      return saved;
    },
    [echoes, saveSheet],
  );
  const readSheet = useCallback(async () => (await refetch()).data, [refetch]);
  const kept = useKeptAutosave(sheets, profileId, sheet?.version, send);
  const isConflict = useConflict(kept, echoes, readSheet);
  useSafeLeaving(kept);

  if (sheet === undefined) {
    return error === null ? { kind: 'loading' } : { kind: 'error', error, retry: () => void refetch() };
  }
  const { autosave, snapshot } = kept;
  const { state } = snapshot;
  const disputed = isConflict ? writtenByOthers(snapshot.unsaved ?? {}, sheet.written, echoes) : [];
  const isHeldBack = state.status === 'failed' || isConflict;
  const fields = state.status === 'failed' && isApiError(state.error) ? state.error.fields : {};

  function section(name: JobSheetSection): SectionWork {
    if (sheet === undefined) throw new Error('Asked before the sheet was read');
    const change = snapshot.unsaved?.[name];
    const stored = sheet.written[name] ?? null;
    const echo = echoes.get(name);
    const written = change === undefined ? (echo && echo.stored === stored ? echo.sent : stored) : change.text;
    const html = written ?? sheet.prefill[name];
    return {
      html,
      length: richTextLength(html),
      isWritten: written !== null,
      error: fields[`sheet.${name}`] ?? null,
      isUnsaved: isHeldBack && change !== undefined,
      against: disputed.includes(name) ? (stored ?? sheet.prefill[name]) : null,
      write: (text) => autosave.add({ [name]: { text, over: stored } }, PAUSE_MS),
    };
  }

  const saving = shownSaving(
    savingOf(kept, async () => (await readSheet())?.version),
    isConflict,
  );
  return { kind: 'ready', sheet, saving, disputed, section };
}
