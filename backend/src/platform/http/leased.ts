import { setTimeout as wait } from 'node:timers/promises';

/** For so long a process trusts what it has read, in milliseconds; all processes rely on this one number (ADR 34). */
const LEASE_MS = 200;
/** From a change on until no process trusts what was before it: timers may be early. */
export const LEASES_OVER_MS = LEASE_MS + 20;
/** What is asked for while so little of the lease is left is read again, ahead of its end. */
const RENEWAL_MS = 120;

/**
 * A value that many ask for and few change, read a few times a second at most; its word tells it from others. One that was
 * left must never come back.
 */
export class Leased<Value extends { readonly word: string }> {
  private trusted: { readonly until: number; readonly value: Value } | undefined;
  private asked: { readonly until: number; readonly answer: Promise<Value> } | undefined;
  private seen: { readonly word: string; readonly since: number } | undefined;

  constructor(private readonly read: () => Promise<Value>) {}

  /** The value when it is there already. */
  known(): Value | undefined {
    const left = (this.trusted?.until ?? 0) - performance.now();
    if (left <= 0) return undefined;
    // A failure is told to whoever has to wait for an answer.
    if (left < RENEWAL_MS && this.asked === undefined) this.ask().catch(() => undefined);
    return this.trusted?.value;
  }

  async get(): Promise<Value> {
    const known = this.known();
    if (known !== undefined) return known;
    const { asked } = this;
    return asked !== undefined && performance.now() < asked.until ? asked.answer : this.ask();
  }

  /**
   * Ends when what was committed before the call is trusted everywhere: at once if no value was new for so long. Whatever
   * the answer is and whenever it comes, no lease from before the call lasts longer than one.
   */
  async settled(): Promise<void> {
    const over = performance.now() + LEASES_OVER_MS;
    const asked = this.ask().then(
      () => this.seen?.since ?? performance.now(),
      () => performance.now(),
    );
    const since = await Promise.race([asked, wait(LEASES_OVER_MS)]);
    if (since === undefined) return;
    const left = Math.min(since + LEASES_OVER_MS, over) - performance.now();
    if (left > 0) await wait(left);
  }

  private async ask(): Promise<Value> {
    // From before the question: what it finds is younger.
    const until = performance.now() + LEASE_MS;
    const asked = { until, answer: this.read() };
    this.asked = asked;
    try {
      const value = await asked.answer;
      if (this.seen?.word !== value.word) this.seen = { word: value.word, since: performance.now() };
      if (until > (this.trusted?.until ?? 0)) this.trusted = { until, value };
      return value;
    } finally {
      if (this.asked === asked) this.asked = undefined;
    }
  }
}
