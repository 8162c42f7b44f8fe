/**
 * What a page comes to show: an effect on the screen comes after the act that causes it, so that it is read again until it is
 * there. What ought not to be there is looked for once what comes with it is.
 */
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.js';

/** Shorter than a walk may take: what was read last is told. */
const DEADLINE_MS = 100_000;

/** Reads until it is what is expected, asymmetric matchers included; at the deadline, fails with what was read last. */
export async function becomes(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await eventually(async () => expect(await read()).toEqual(expected), DEADLINE_MS);
}

export async function hasFocus(target: Locator): Promise<void> {
  await becomes(async () => target.evaluate((element) => element === document.activeElement), true);
}

/** The labels of the menu that is being opened. */
export async function menuLabels(items: Locator): Promise<string[]> {
  await items.first().waitFor();
  return items.allTextContents();
}
