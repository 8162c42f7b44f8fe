/** Whether people see where they are while Tab leads them through a screen (WCAG 2.4.7 and 2.4.11). */
import type { Page } from 'playwright-core';

/** The controls of the chrome and the first ones of a long list are enough. */
const MOST_STOPS = 60;

/** Runs in the page, as text, since it is asked after each key. Null when the control with the focus is seen. */
const FAULT = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body || element.matches('iframe')) return null;
  // A title takes the focus when its page arrives; Tab never leads to it.
  if (element.tabIndex < 0) return null;
  const said = element.outerHTML.slice(0, 120);
  // A field may have its ring on a frame around it, a hidden box on its label, a link on the whole cell.
  const around = [element, element.nextElementSibling, ...(element.labels ?? [])];
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
  const isRinged = around.some((one) => one && [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  }));
  if (!isRinged) return 'without a ring: ' + said;
  const isOf = (hit) => hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  const parts = [element, ...(element.labels ?? [])].flatMap((one) => [...one.getClientRects()]);
  const isSeen = parts.some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => isOf(document.elementFromPoint(left + x * width, top + y * height)))));
  return isSeen ? null : 'covered: ' + said;
})()`;

/** The stops of Tab on this page at which the focus is not seen. */
export async function unseenFocus(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate<string | null>(FAULT);
    if (fault !== null) found.add(fault);
  }
  return [...found];
}
