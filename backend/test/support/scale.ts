import { it } from '@jest/globals';

/** How many cases the tests of many cases run: `npm run test:long` runs all, `npm test` a part. */
const isFull = process.env['TEST_SCALE'] === 'full';

export const scaled = <Size = number>({ part, all }: { part: Size; all: Size }): Size => (isFull ? all : part);

/** An `it` that repeats in another way what other tests show: only `npm run test:long` runs it (ADR 83). */
export function itFurther(title: string, work: () => Promise<void> | void, timeoutMs?: number): void {
  if (isFull) it(title, work, timeoutMs);
}

/** The same for each case of a table. */
export function itFurtherEach<Row extends unknown[]>(
  rows: readonly Row[],
  title: string,
  work: (...row: Row) => Promise<void>,
  timeoutMs?: number,
): void {
  if (isFull) it.each<Row>(rows)(title, work, timeoutMs);
}
