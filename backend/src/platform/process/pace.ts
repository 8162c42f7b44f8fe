import { setImmediate as breathe } from 'node:timers/promises';

const LONGEST_WORK_MS = 10;

/** Keeps a long computation from blocking the event loop: await it between steps. */
export class Pace {
  #since = performance.now();

  get isDue(): boolean {
    return performance.now() - this.#since >= LONGEST_WORK_MS;
  }

  async step(): Promise<void> {
    if (!this.isDue) return;
    await breathe();
    this.#since = performance.now();
  }
}

/** Maps many items and serves other requests in between. */
export async function mapAtPace<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const pace = new Pace();
  const results: Result[] = [];
  for (const item of items) {
    // A ready value is not awaited, because awaiting it costs more than a short step.
    const result = map(item);
    results.push(result instanceof Promise ? await result : result);
    if (pace.isDue) await pace.step();
  }
  return results;
}
