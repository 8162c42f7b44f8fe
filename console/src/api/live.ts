/**
 * Receives other people's changes while a person works. Each tab has one stream, with the session's token in its
 * header. The stream resumes where it was interrupted and waits longer after each failure. It pauses while the tab is
 * hidden, because a browser keeps only six connections to one address.
 */
import { liveCalls, receivedEvent, type LiveChange, type LiveToday } from '@valorisation/contract';
import { isApiError } from '../core/errors';
import { eventReader } from './eventStream';
import { requestRaw } from './http';

export type { LiveChange, LiveToday } from '@valorisation/contract';

export interface LiveListener {
  onChange(change: LiveChange): void;
  /** The day or its minimum wage differs from the one that this tab knew. */
  onToday(today: LiveToday, before: LiveToday): void;
  /** The stream begins. What was read earlier may be out of date. */
  onOpen(): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** The server writes every 15 s, so a stream that is silent for this long has failed. */
const SILENCE_MS = 45_000;

/**
 * The wait in milliseconds before the next attempt, after this number of failures in a row. `random`, between 0 and 1,
 * keeps the tabs of an establishment from trying at the same moment.
 */
export function retryDelay(failures: number, random: number): number {
  const delay = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS);
  return Math.round(delay * (0.75 + random / 2));
}

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}

/** Ends a connection when its follower ends, when the tab is hidden, or when the stream is silent for too long. */
function connectionGuard(signal: AbortSignal) {
  const controller = new AbortController();
  const end = () => controller.abort();
  const onVisibility = () => document.hidden && end();
  let timer = setTimeout(end, SILENCE_MS);
  document.addEventListener('visibilitychange', onVisibility);
  signal.addEventListener('abort', end);
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
    },
    release() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      signal.removeEventListener('abort', end);
    },
  };
}

const { path, answer } = liveCalls.changes;

export const isOtherWage = (one: LiveToday, other: LiveToday): boolean =>
  one.wageFrom !== other.wageFrom || one.wageCents !== other.wageCents;

class LiveFollower {
  private position: string | null = null;
  private today: LiveToday | null = null;
  private failures = 0;

  constructor(
    private readonly listener: LiveListener,
    private readonly signal: AbortSignal,
  ) {}

  async run(): Promise<void> {
    while (!this.signal.aborted) {
      await untilVisible(this.signal);
      if (this.signal.aborted) return;
      try {
        await this.connect();
      } catch (error) {
        // The session has ended or may not listen, so another attempt would not help.
        if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) return;
      }
      if (document.hidden) continue;
      this.failures += 1;
      await wait(retryDelay(this.failures, Math.random()), this.signal);
    }
  }

  private async connect(): Promise<void> {
    const guard = connectionGuard(this.signal);
    try {
      const response = await requestRaw(path, {
        signal: guard.signal,
        keepOpen: true,
        silent: true,
        headers: {
          accept: 'text/event-stream',
          ...(this.position !== null && { 'last-event-id': this.position }),
        },
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      const events = eventReader();
      for (;;) {
        const part = await reader?.read();
        if (part === undefined || part.done) return;
        guard.restart();
        for (const { id, event, data } of events(part.value)) {
          const change = event === 'change' ? receivedEvent(answer.events.change, JSON.parse(data)) : null;
          if (change !== null) this.listener.onChange(change);
          const today = event === 'today' ? receivedEvent(answer.events.today, JSON.parse(data)) : null;
          if (today !== null) this.onToday(today);
          this.onEvent(event, id);
        }
      }
    } finally {
      guard.release();
    }
  }

  /**
   * Each connection sends the day and the wage again. A difference shows what changed while there was no connection,
   * for example in a hidden tab.
   */
  private onToday(today: LiveToday): void {
    const before = this.today;
    this.today = today;
    if (before !== null && (before.day !== today.day || isOtherWage(before, today)))
      this.listener.onToday(today, before);
  }

  private onEvent(event: string, position: string | null): void {
    // A resumed stream begins with the position that was asked for. Any other position means that changes were missed.
    if (event === 'open' && position !== this.position) this.listener.onOpen();
    this.failures = 0;
    this.position = position ?? this.position;
  }
}

export function followLive(listener: LiveListener, signal: AbortSignal): void {
  void new LiveFollower(listener, signal).run();
}
