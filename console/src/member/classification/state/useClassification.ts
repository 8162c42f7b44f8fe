import { functionTitle, isValuationStatus, ValuationStatus } from '@valorisation/rules';
import { useMemo } from 'react';
import { useIsAlone } from '../../../api/jobSheet';
import { useAmountGrid, useReference, useValuationFile } from '../../../api/rows';
import type { Reference } from '../../../api/reference';
import type { Valuation } from '../../../api/valuation';
import type { ValuationInput } from '@valorisation/contract';
import { NEW_VALUATION } from '../../../routes';
import { savingOf, type Saving } from '../../saving/saving';
import { isInPlace, type Changeable } from '../../../amounts/model/result';
import { today } from '../../../amounts/model/today';
import { applyInput, jobOf, payInputOf, workOf, type Work } from '../../../amounts/model/work';
import { useDraft } from './draft';
import { useAutosave, useUnheardSave } from './useAutosave';

export interface Classification extends Changeable {
  /** -1 for a draft. */
  readonly id: number;
  readonly isDraft: boolean;
  readonly title: string;
  readonly status: ValuationStatus;
  readonly saving: Saving;
}

export type ClassificationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: unknown; retry(): void }
  | { readonly kind: 'no-function' }
  /** A valuation whose function the grid in force no longer has. */
  | { readonly kind: 'function-gone'; readonly valuation: Valuation }
  | { readonly kind: 'ready'; readonly classification: Classification };

function newest(read: Valuation | undefined, saved: Valuation | null): Valuation | undefined {
  // A read that began before a save may end after it, so the later version counts.
  return saved !== null && (read === undefined || saved.version > read.version) ? saved : read;
}

interface Parts extends Pick<Classification, 'save' | 'type' | 'leave' | 'inPlace' | 'unsaid'> {
  id: number;
  reference: Reference;
  amountGrid: Reference;
  work: Work;
  alone: boolean;
  valuation: Valuation | null;
  saving: Saving;
}

function assemble(parts: Parts): Classification | null {
  const job = jobOf(parts.reference.grid, parts.work);
  if (job === undefined) return null;
  const status = parts.valuation?.status;
  return {
    ...parts,
    job,
    isDraft: parts.valuation === null,
    title: functionTitle(parts.work, job),
    payInput: payInputOf(parts.work, today()),
    status: isValuationStatus(status) ? status : ValuationStatus.InProgress,
  };
}

const nothingHeld = () => undefined;

export function useDraftClassification(): ClassificationState {
  const { data: reference, error, refetch } = useReference();
  const draft = useDraft();
  const alone = useIsAlone(draft.input?.profileId);
  const work = useMemo(
    () => (reference && draft.input ? applyInput(reference.grid, undefined, draft.input) : undefined),
    [reference, draft.input],
  );
  if (reference === undefined) {
    return error === null ? { kind: 'loading' } : { kind: 'error', error, retry: () => void refetch() };
  }
  if (work === undefined) return { kind: 'no-function' };
  const done = () => Promise.resolve();
  const saving: Saving = {
    state: { status: 'idle' },
    hasUnsaved: false,
    isTyping: false,
    flush: () => Promise.resolve(null),
    retry: done,
    reload: done,
    redo: done,
  };
  const changes = {
    save: draft.add,
    type: (input: ValuationInput | null) => input && draft.add(input),
    leave: nothingHeld,
    inPlace: false,
    unsaid: { share: draft.input?.shareHundredths === undefined, seniority: draft.input?.seniorityOn === undefined },
  };
  const parts = {
    id: NEW_VALUATION,
    reference,
    amountGrid: reference,
    work,
    alone,
    valuation: null,
    saving,
    ...changes,
  };
  const classification = assemble(parts);
  return classification === null ? { kind: 'no-function' } : { kind: 'ready', classification };
}

export function useSavedClassification(id: number): ClassificationState {
  const { data: file, error, refetch } = useValuationFile(id);
  const kept = useAutosave(id, file?.valuation.version);
  const { autosave, snapshot } = kept;
  const valuation = newest(file?.valuation, snapshot.saved);
  const reference = file?.reference;
  const amountGrid = useAmountGrid(valuation?.gridId, reference);
  const work = useMemo(() => {
    if (reference === undefined || valuation === undefined) return undefined;
    const known = workOf(valuation);
    return snapshot.unsaved === null ? known : applyInput(reference.grid, known, snapshot.unsaved);
  }, [reference, valuation, snapshot.unsaved]);
  useUnheardSave(kept, valuation, work);
  const changes = useMemo(
    () => ({
      save: (input: ValuationInput, delayMs?: number) => autosave.add(input, delayMs),
      type: (input: ValuationInput | null) => autosave.hold(input),
      leave: () => void autosave.flush(),
    }),
    [autosave],
  );

  if (reference === undefined || valuation === undefined) {
    return error === null ? { kind: 'loading' } : { kind: 'error', error, retry: () => void refetch() };
  }
  if (amountGrid.data === undefined) {
    const { error: failure, refetch: retry } = amountGrid;
    return failure === null ? { kind: 'loading' } : { kind: 'error', error: failure, retry: () => void retry() };
  }
  const saving = savingOf(kept, async () => (await refetch()).data?.valuation.version);
  // If the function becomes monthly again, the server's next answer says whether the person has other monthly
  // functions.
  const alone = valuation.alone || valuation.hourly;
  const inPlace = isInPlace(valuation, snapshot.unsaved);
  // A computed amount was asked for without a day.
  const isSenioritySaid = work?.withoutSeniority === true || valuation.displayed !== null;
  const unsaid = { share: false, seniority: work?.seniorityOn === null && !isSenioritySaid };
  const classification =
    work &&
    assemble({
      id,
      reference,
      amountGrid: amountGrid.data,
      work,
      alone,
      valuation,
      saving,
      inPlace,
      unsaid,
      ...changes,
    });
  return classification ? { kind: 'ready', classification } : { kind: 'function-gone', valuation };
}
