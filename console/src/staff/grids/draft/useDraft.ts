import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { staffGridCalls, type WholeGrid } from '@valorisation/contract';
import { checkDraft, GRID_PART_NAMES, type GridDocument, type GridProblem } from '@valorisation/rules';
import { call } from '../../../api/call';
import { isApiError, messageOf } from '../../../core/errors';
import { staffGridDraft as words } from '../../../i18n/fr';
import { useKept } from '../../../api/useKept';
import { useLeaveWarning } from '../../../ui/useLeaveWarning';
import { changedByBoth, editOf, rebased, savedAs, textOf, type DraftText } from './draftText';

export interface Draft {
  readonly saved: WholeGrid;
  readonly typed: DraftText;
  readonly problems: readonly GridProblem[];
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** The refusals, by the fields in the draft's head. */
  readonly errors: Readonly<Record<string, string>>;
  /** The message after another person has saved meanwhile; otherwise null. */
  readonly stale: string | null;
  readonly isFound: boolean;
  /** The names of the parts that both people have changed. */
  readonly both: readonly string[];
  changeHead(head: Partial<Pick<DraftText, 'title' | 'effectiveOn'>>): void;
  change(parts: Partial<GridDocument>): void;
  save(): Promise<void>;
  undo(): void;
  rebase(): Promise<void>;
  reload(): Promise<void>;
}

interface Unsaved {
  readonly base: WholeGrid;
  readonly typed: DraftText;
}

const namesOfBoth = (...texts: Parameters<typeof changedByBoth>): readonly string[] =>
  changedByBoth(...texts).map((part) => GRID_PART_NAMES[part]);

export function useDraft(read: WholeGrid): Draft {
  const notify = useNotify();
  const [saved, setSaved] = useState(read);
  const { found, keep, letGo } = useKept<Unsaved>('brouillon.grille', read.id);
  const [{ typed, isFound }, setTyped] = useState(() =>
    found === null
      ? { typed: textOf(read), isFound: false }
      : { typed: rebased(found.base, found.typed, read), isFound: true },
  );
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [stale, setStale] = useState<string | null>(null);
  const [both, setBoth] = useState<readonly string[]>(() =>
    found === null ? [] : namesOfBoth(found.base, found.typed, read),
  );
  const checked = useDeferredValue(typed.document);
  const problems = useMemo(() => checkDraft(checked), [checked]);
  const edit = useMemo(() => editOf(saved, typed), [saved, typed]);
  const isDirty = edit !== null;

  useEffect(() => {
    if (isDirty) keep({ base: saved, typed });
    else letGo();
  }, [isDirty, saved, typed, keep, letGo]);
  useLeaveWarning(isDirty);

  const begin = (next: WholeGrid, text = textOf(next)): void => {
    setSaved(next);
    setTyped({ typed: text, isFound: false });
    setStale(null);
    setErrors({});
  };

  async function withTheirs(take: (theirs: WholeGrid) => void): Promise<void> {
    setIsBusy(true);
    try {
      take(await call(staffGridCalls.document, { params: { id: saved.id } }));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  async function save(): Promise<void> {
    if (edit === null) return;
    setIsBusy(true);
    try {
      const { version } = await call(staffGridCalls.edit, { params: { id: saved.id }, body: edit });
      const next = savedAs(saved, typed, version);
      // Text that is typed during a save stays unsaved.
      setTyped((now) => ({
        typed: now.typed === typed ? textOf(next) : rebased(savedAs(saved, typed, version), now.typed, next),
        isFound: false,
      }));
      setSaved(next);
      setErrors({});
      setBoth([]);
      notify(words.saved, { type: 'success' });
    } catch (error) {
      if (isApiError(error) && error.isStale) setStale(error.message);
      else {
        setErrors(isApiError(error) ? error.fields : {});
        notify(messageOf(error), { type: 'error' });
      }
    } finally {
      setIsBusy(false);
    }
  }

  return {
    saved,
    typed,
    problems,
    isDirty,
    isBusy,
    errors,
    stale,
    isFound,
    both,
    changeHead: (head) => setTyped((now) => ({ ...now, typed: { ...now.typed, ...head } })),
    change: (parts) =>
      setTyped((now) => ({ ...now, typed: { ...now.typed, document: { ...now.typed.document, ...parts } } })),
    save,
    undo: () => begin(saved),
    rebase: async () =>
      withTheirs((theirs) => {
        setBoth(namesOfBoth(saved, typed, theirs));
        begin(theirs, rebased(saved, typed, theirs));
      }),
    reload: async () =>
      withTheirs((theirs) => {
        setBoth([]);
        begin(theirs);
      }),
  };
}
