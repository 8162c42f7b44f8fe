/**
 * Keeps typed text on the server as a working copy (ADR 36): shortly after the last key, when the page is left, and as
 * soon as the server answers again. Until the server has the text, this tab keeps it through a reload and the end of a
 * session.
 */
import { contentEditingCalls, type WorkingCopies } from '@valorisation/contract';
import { isSameValue } from '@valorisation/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call';
import { workingCopy, type ContentTarget, type ContentValues } from '../../../api/staffContent';
import { tabKey } from '../../../api/tabKey';
import { readTab, writeTab } from '../../../core/tabStore';
import { useOnLeaving } from '../../../ui/useOnLeaving';

const PAUSE_MS = 1_000;
const PRESENCE_MS = 20_000;
/** Browsers finish a request after its page has closed only up to 64 kB. */
const OUTLIVES = 60_000;

export type Keeping =
  { readonly state: 'idle' | 'keeping' | 'failed' } | { readonly state: 'kept'; readonly at: string };

/** A text in this tab that the server does not have yet. */
export interface Unsent {
  readonly baseVersion: number;
  readonly content: ContentValues;
  /** The time by the clock of this browser. */
  readonly typedAt: string;
  /** The time at which the server got the previous text; null without one. */
  readonly follows: string | null;
}

export const unsentKey = ({ kind, id }: ContentTarget): string => tabKey(`contenu.${kind}`, id);

export function readUnsent(key: string): Unsent | null {
  const kept = readTab(key);
  return typeof kept === 'object' && kept !== null && 'content' in kept ? (kept as Unsent) : null;
}

interface KeptText {
  readonly keeping: Keeping;
  readonly others: WorkingCopies['others'];
  /** Stops keeping copies, and waits for requests that are running. */
  settle(): Promise<void>;
}

interface Typed {
  readonly target: ContentTarget;
  readonly baseVersion: number;
  readonly saved: ContentValues;
  readonly values: ContentValues;
  readonly copies: WorkingCopies;
  /** The key of the text in this tab, and whether the text comes from there because the server does not have it yet. */
  readonly tab: { readonly key: string; readonly isUnsent: boolean };
}

export function useKeptText(typed: Typed): KeptText {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const [others, setOthers] = useState(typed.copies.others);
  const latest = useRef(typed);
  const lastKept = useRef(typed.tab.isUnsent ? typed.saved : typed.values);
  const follows = useRef(typed.copies.mine?.typed_at ?? null);
  const timer = useRef<number | null>(null);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const isOver = useRef(false);
  useEffect(() => {
    latest.current = typed;
  });

  const keep = useCallback((isLeaving: boolean) => {
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = null;
    const { target, baseVersion, saved, values, tab } = latest.current;
    if (isOver.current || values === lastKept.current) return;
    lastKept.current = values;
    setKeeping({ state: 'keeping' });
    const content = { baseVersion, content: values };
    const unsent: Unsent = { ...content, typedAt: new Date().toISOString(), follows: follows.current };
    writeTab(tab.key, unsent);
    const outlives = isLeaving && JSON.stringify(values).length < OUTLIVES;
    // One request after the other, so that an older text does not arrive last.
    underWay.current = underWay.current.then(async () => {
      try {
        const copies = isSameValue(values, saved)
          ? await workingCopy.drop(target)
          : await workingCopy.keep(target, content, outlives);
        follows.current = copies.mine?.typed_at ?? null;
        if (lastKept.current === values) writeTab(tab.key, null);
        setOthers(copies.others);
        setKeeping(copies.mine === null ? { state: 'idle' } : { state: 'kept', at: copies.mine.typed_at });
      } catch {
        // The next pause in typing sends the text again, and so does the return of the network.
        if (lastKept.current === values) lastKept.current = saved;
        setKeeping({ state: 'failed' });
      }
    });
  }, []);

  useEffect(() => {
    if (typed.values === lastKept.current) return;
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => keep(false), PAUSE_MS);
  }, [typed.values, keep]);

  const leave = useCallback(() => keep(true), [keep]);
  useOnLeaving(leave);
  useEffect(() => {
    const resend = () => keep(false);
    window.addEventListener('online', resend);
    window.addEventListener('pagehide', leave);
    const presence = window.setInterval(() => {
      call(contentEditingCalls.workingCopies, { params: latest.current.target }, { silent: true }).then(
        (copies) => {
          setOthers(copies.others);
          // The server answers again, so the text that it did not get is sent.
          keep(false);
        },
        () => undefined,
      );
    }, PRESENCE_MS);
    return () => {
      window.removeEventListener('online', resend);
      window.removeEventListener('pagehide', leave);
      window.clearInterval(presence);
    };
  }, [leave, keep]);

  const settle = useCallback(async () => {
    // The latest text is kept before an act. If it were kept later, it would look like a new change.
    keep(false);
    isOver.current = true;
    await underWay.current;
    isOver.current = false;
  }, [keep]);
  return { keeping, others, settle };
}
