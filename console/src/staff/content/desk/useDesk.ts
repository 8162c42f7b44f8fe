/** The work on one content, with its acts: saving, publishing, archiving, and the merge of two people's texts. */
import {
  contentPublicationCalls as publication,
  contentVersionCalls as versions,
  type LiveAmount,
  type StaffContentKind,
  type WorkingCopies,
} from '@valorisation/contract';
import { isSameValue } from '@valorisation/rules';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { call } from '../../../api/call';
import { isApiError, messageOf } from '../../../core/errors';
import type { PublicReference } from '../../../api/reference';
import { workingCopy, type ContentTarget, type ContentValues } from '../../../api/staffContent';
import { staffContent, staffDesk as words } from '../../../i18n/fr';
import { writeTab } from '../../../core/tabStore';
import { valuesOf, type ContentRow } from '../fields';
import type { PublicationDates } from './schedule';
import { readUnsent, unsentKey, useKeptText, type Unsent } from './useKeptText';

export interface DeskProps {
  kind: StaffContentKind;
  record: ContentRow;
  copies: WorkingCopies;
  amounts: readonly LiveAmount[];
  /** The grid in force, for the amounts of functions. */
  reference: PublicReference;
  onDone: () => Promise<void>;
}

interface Opened {
  readonly target: ContentTarget;
  readonly record: ContentRow;
  readonly copies: WorkingCopies;
  /** Reads the record again and mounts the screen again. */
  readonly onDone: () => Promise<void>;
}

export interface Compared {
  readonly base: ContentValues;
  readonly theirs: ContentRow;
}

/**
 * The unsent text of this tab must not replace a text that was typed later in another window. The clocks of server and
 * browser may differ. The times are therefore compared only when the server has another text than the one that the
 * tab's text follows.
 */
function newerThan(mine: WorkingCopies['mine'], unsent: Unsent | null): Unsent | null {
  if (unsent === null || mine === null || mine.typed_at === unsent.follows) return unsent;
  return mine.typed_at > unsent.typedAt ? null : unsent;
}

export function useDesk({ target, record, copies, onDone }: Opened) {
  const { kind, id } = target;
  const saved = valuesOf(kind, record);
  const [key] = useState(() => unsentKey(target));
  const [unsent] = useState(() => newerThan(copies.mine, readUnsent(key)));
  const typed = { ...saved, ...(unsent ?? copies.mine)?.content };
  const isFound = !isSameValue(typed, saved);
  const [values, setValues] = useState<ContentValues>(isFound ? typed : saved);
  const [base, setBase] = useState(
    isFound ? (unsent?.baseVersion ?? copies.mine?.base_version ?? record.version) : record.version,
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(isFound && base < record.version);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isBusy, setBusy] = useState(false);
  const provider = useDataProvider();
  const notify = useNotify();
  const isDirty = !isSameValue(values, saved);
  const kept = useKeptText({
    target,
    baseVersion: base,
    saved,
    values,
    copies,
    tab: { key, isUnsent: unsent !== null },
  });

  async function act(run: () => Promise<unknown>, done: string, next: () => unknown = onDone): Promise<boolean> {
    setBusy(true);
    setErrors({});
    try {
      await kept.settle();
      await run();
      writeTab(key, null);
      notify(done, { type: 'success' });
      await next();
      return true;
    } catch (error) {
      if (isApiError(error) && error.isStale) setStale(true);
      else if (isApiError(error) && Object.keys(error.fields).length > 0) {
        setErrors(error.fields);
        notify(words.correct, { type: 'error' });
      } else notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** After an act of the user, unsaved text is based on the version that the act returned. */
  async function follow({ version }: { readonly version: number }): Promise<void> {
    if (isDirty) await workingCopy.keep(target, { baseVersion: version, content: values });
  }

  const atBase = { params: target, body: { version: base } };
  return {
    values,
    errors,
    isDirty,
    isBusy,
    foundAt: isFound ? (unsent?.typedAt ?? copies.mine?.typed_at ?? null) : null,
    isStale,
    compared,
    kept,
    change: (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value })),
    /** For a draft or for archived content. The public does not read these. */
    save: async () =>
      act(async () => {
        await provider.update(kind, { id, data: { ...values, version: base }, previousData: record });
        await workingCopy.drop(target);
      }, words.saved),
    publish: async (dates: PublicationDates, done: string) =>
      act(
        async () => call(publication.publish, { params: target, body: { version: base, content: values, ...dates } }),
        done,
      ),
    archive: async () => act(async () => follow(await call(publication.archive, atBase)), words.archived),
    unpublish: async () => act(async () => follow(await call(publication.unpublish, atBase)), words.unpublished),
    /** @param gone leads away from the record, which is not there any more */
    remove: async (gone: () => void) =>
      act(async () => provider.delete(kind, { id, previousData: record }), staffContent.removing.done, gone),
    /** The scheduled text is kept as unpublished text. */
    unschedule: async () =>
      act(async () => {
        const { version } = await call(publication.unschedule, atBase);
        await workingCopy.keep(target, { baseVersion: version, content: values });
      }, words.unscheduled),
    restore: async (from: number) =>
      act(async () => {
        await call(versions.restore, { params: target, body: { from, version: base } });
        await workingCopy.drop(target);
      }, words.versions.restored),
    drop: async () => act(async () => workingCopy.drop(target), words.draft.dropped),
    async compare(): Promise<void> {
      try {
        const { data: theirs } = await provider.getOne<ContentRow>(kind, { id });
        const began =
          theirs.version === base
            ? theirs
            : (await call(versions.version, { params: { ...target, version: base } })).content;
        setCompared({ base: valuesOf(kind, began), theirs });
      } catch (error) {
        notify(messageOf(error), { type: 'error' });
      }
    },
    closeComparison: () => setCompared(null),
    merge: async (text: ContentValues, version: number) => {
      setValues(text);
      setBase(version);
      setCompared(null);
      return act(async () => workingCopy.keep(target, { baseVersion: version, content: text }), words.stale.done);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
