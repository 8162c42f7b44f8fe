import { it } from '@jest/globals';

/** How many of a kind the tests of many go through: `npm run test:long` asks for all, `npm test` for a part of them. */
const isFull = process.env['TEST_SCALE'] === 'full';

export const scaled = <Size = number>({ part, all }: { part: Size; all: Size }): Size => (isFull ? all : part);

/** An `it` of a further way through what other tests show: `npm run test:long` alone takes it (ADR 83). */
export function itFurther(title: string, work: () => Promise<void> | void, timeoutMs?: number): void {
  if (isFull) it(title, work, timeoutMs);
}

/** The same for each of a kind. */
export function itFurtherEach<Row extends unknown[]>(
  rows: readonly Row[],
  title: string,
  work: (...row: Row) => Promise<void>,
  timeoutMs?: number,
): void {
  if (isFull) it.each<Row>(rows)(title, work, timeoutMs);
}
