/** Keeps what somebody types as their working copy (ADR 36): a moment after the last key, and when the page is left. */
import type { WorkingCopies } from '@valorisation/contract';
import { isSameValue } from '@valorisation/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { staffContentCalls as calls, type ContentTarget, type ContentValues } from '../../../api/staffContent';
import { useOnLeaving } from '../../../ui/useOnLeaving';

const PAUSE_MS = 1_000;
const PRESENCE_MS = 20_000;
/** Browsers let a request outlive its page up to 64 kB. */
const OUTLIVES = 60_000;

export type Keeping =
  { readonly state: 'idle' | 'keeping' | 'failed' } | { readonly state: 'kept'; readonly at: string };

interface KeptText {
  readonly keeping: Keeping;
  readonly others: WorkingCopies['others'];
  /** Nothing is kept any more from then on; what is under way has ended. */
  settle(): Promise<void>;
}

interface Typed {
  readonly target: ContentTarget;
  readonly baseVersion: number;
  /** What the record says. */
  readonly saved: ContentValues;
  readonly values: ContentValues;
  readonly copies: WorkingCopies;
}

export function useKeptText(typed: Typed): KeptText {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const [others, setOthers] = useState(typed.copies.others);
  const latest = useRef(typed);
  const lastKept = useRef(typed.values);
  const timer = useRef<number | null>(null);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const isOver = useRef(false);
  useEffect(() => {
    latest.current = typed;
  });

  const keep = useCallback((isLeaving: boolean) => {
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = null;
    const { target, baseVersion, saved, values } = latest.current;
    if (isOver.current || values === lastKept.current) return;
    lastKept.current = values;
    setKeeping({ state: 'keeping' });
    const content = { baseVersion, content: values };
    const outlives = isLeaving && JSON.stringify(values).length < OUTLIVES;
    // One after the other: an older text must not come last.
    underWay.current = underWay.current.then(async () => {
      try {
        const copies = isSameValue(values, saved)
          ? await calls.drop(target)
          : await calls.keep(target, content, outlives);
        setOthers(copies.others);
        setKeeping(copies.mine === null ? { state: 'idle' } : { state: 'kept', at: copies.mine.typed_at });
      } catch {
        // Typed again: the next pause tries again.
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
    window.addEventListener('pagehide', leave);
    const presence = window.setInterval(() => {
      calls.workingCopies(latest.current.target).then(
        (copies) => setOthers(copies.others),
        () => undefined,
      );
    }, PRESENCE_MS);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.clearInterval(presence);
    };
  }, [leave]);

  const settle = useCallback(async () => {
    isOver.current = true;
    if (timer.current !== null) window.clearTimeout(timer.current);
    await underWay.current;
    isOver.current = false;
  }, []);
  return { keeping, others, settle };
}
