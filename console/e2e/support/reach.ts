/** What a thumb can reach on a phone: large enough, and under no bar. */
import type { Locator, Page } from 'playwright-core';
import { becomes } from './settled.js';

/** Height of a phone's page while its keyboard is open, px. */
export const ABOVE_KEYBOARD = 450;

/** The least height and width of a target, px. */
const LEAST = 40;

/** The share of the screen's height, 0 to 1. */
export async function shareOfScreen(bar: Locator): Promise<number> {
  const height = (await bar.boundingBox())?.height ?? Infinity;
  return height / (bar.page().viewportSize()?.height ?? 1);
}

/** Waits until it is completely visible without scrolling, with nothing over it. */
export async function isUncovered(target: Locator): Promise<void> {
  const isOpen = async () =>
    target.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const own = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
      return own((left + right) / 2, top + 2) && own((left + right) / 2, bottom - 2);
    });
  await becomes(isOpen, true);
}

/** The names of controls that are too small for a finger, without words in a sentence and lines of a dense list. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const owns = (element: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      if (found === null) return false;
      return element.contains(found) || found.contains(element) || found.closest('label')?.contains(element) === true;
    };
    const isLargeEnough = (element: Element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1];
      return [y - reach, y, y + reach].every((height) => owns(element, x, height));
    };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll('main :is(button, a, input, select, textarea, summary)')]
      .filter((element) => isShown(element) && getComputedStyle(element).display !== 'inline')
      .filter((element) => !isLargeEnough(element))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  }, LEAST);
}

/** No control of the page is too small. At the end of a page a message may cover one for its few seconds. */
export async function isWithinReach(page: Page): Promise<void> {
  await becomes(async () => smallTargets(page), []);
}
