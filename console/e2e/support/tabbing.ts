import type { Page } from 'playwright-core';

/** The controls of the header, the side panel and the footer. */
const AROUND = 80;
/** The first links of a table show as much as hundreds of them. */
const MOST = 200;

/** The names of the page's own controls that Tab alone does not reach; one button of a group is enough. */
export async function unreachedByTab(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]';
    const isOpen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [tabindex="-1"], [type="hidden"]') &&
      element.closest('[inert], [role="radiogroup"], [role="grid"], [role="toolbar"], [role="tablist"]') === null;
    const wanted = new Set(
      [...document.querySelectorAll('main')].flatMap((main) => [...main.querySelectorAll(controls)].filter(isOpen)),
    );
    Reflect.set(window, 'notReached', wanted);
    document.addEventListener('focusin', ({ target }) => {
      const reached = target as Element;
      wanted.delete(reached);
      // The arrows choose the others of its group.
      if (reached.matches('[type="radio"]')) {
        const name = reached.getAttribute('name');
        for (const other of wanted) if (other.getAttribute('name') === name) wanted.delete(other);
      }
    });
    return wanted.size;
  });
  const left = async () =>
    page.evaluate(() =>
      [...(Reflect.get(window, 'notReached') as Set<Element>)].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  for (let presses = 0; presses < Math.min(count, MOST) + AROUND; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses % 20 === 19 && (await left()).length === 0) break;
  }
  return count > MOST ? [] : left();
}
