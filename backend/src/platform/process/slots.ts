/**
 * Runs a limited number of works at a time. The other works wait, and their callers may give up. Owners take turns, each in
 * the order of arrival, and none holds more than its share.
 */
export class Slots {
  /** The waiting callers of each owner. The owner whose turn comes next is the first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #held = new Map<string, number>();
  #free: number;

  constructor(
    count: number,
    private readonly share = count,
  ) {
    this.#free = count;
  }

  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Resolves when the caller has a slot; rejects with the signal's reason when it gives up before. */
  async take(signal?: AbortSignal, owner = ''): Promise<void> {
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const queue = this.#waiting.get(owner) ?? [];
      const giveUp = (): void => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) this.#waiting.delete(owner);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('gave up'));
      };
      const start = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.push(start);
      this.#waiting.set(owner, queue);
      this.#next();
    });
  }

  /** Gives the slot to the next in line. */
  give(owner = ''): void {
    const held = this.#held.get(owner) ?? 0;
    if (held > 1) this.#held.set(owner, held - 1);
    else this.#held.delete(owner);
    this.#free += 1;
    this.#next();
  }

  #next(): void {
    if (this.#free === 0) return;
    for (const [owner, queue] of this.#waiting) {
      const held = this.#held.get(owner) ?? 0;
      if (held >= this.share) continue;
      this.#free -= 1;
      this.#held.set(owner, held + 1);
      const start = queue.shift();
      // An owner with more waiting callers goes behind the other owners.
      this.#waiting.delete(owner);
      if (queue.length > 0) this.#waiting.set(owner, queue);
      start?.();
      return;
    }
  }
}
