/**
 * Does the work on every item, `lanes` at a time, and answers the results in the items' order. After a failure it
 * starts no further item and waits for the running ones.
 */
export async function inLanes<Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  let failed = false;
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      try {
        results.set(index, await work(item));
      } catch (error) {
        failed = true;
        throw error;
      }
      if (failed) return;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return [...results.entries()].sort(([a], [b]) => a - b).map(([, result]) => result);
}
