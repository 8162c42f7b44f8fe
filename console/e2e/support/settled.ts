/**
 * Effects on the screen follow the act that causes them, so the page is read again until they are there. What must not
 * be there is checked once, after what comes with it.
 */
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.js';

/** Shorter than the limit of a walk, so that the last reading is reported. */
const DEADLINE_MS = 100_000;

/**
 * Reads until the result is as expected, asymmetric matchers included; at the deadline, fails with the last reading.
 */
export async function becomes(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await eventually(async () => expect(await read()).toEqual(expected), DEADLINE_MS);
}

export async function hasFocus(target: Locator): Promise<void> {
  await becomes(async () => target.evaluate((element) => element === document.activeElement), true);
}

/** The labels of the menu that is opening. */
export async function menuLabels(items: Locator): Promise<string[]> {
  await items.first().waitFor();
  return items.allTextContents();
}
