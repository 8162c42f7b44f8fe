/** Word pastes lists as paragraphs with a bullet or a number in their text. This module turns them into lists again. */

const IS_ITEM = '[style*="mso-list"], [class*="MsoListParagraph"]';
const MARKER = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

/** True for "1.", "a)" and "iv.". Any other marker is a bullet. */
function isNumber(marker: string): boolean {
  return /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker.trim());
}

function listBefore(item: Element, tag: string, made: ReadonlySet<Element>): Element | null {
  const before = item.previousElementSibling;
  return before !== null && made.has(before) && before.localName === tag ? before : null;
}

/** The pasted HTML with real lists. It is parsed in a separate document, where nothing loads or runs. */
export function withWordLists(html: string): string {
  if (!html.includes('mso-list')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const made = new Set<Element>();
  for (const item of page.querySelectorAll(IS_ITEM)) {
    if (item.localName !== 'p') continue;
    const marker = item.querySelector(MARKER);
    const tag = isNumber(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const list = listBefore(item, tag, made) ?? page.createElement(tag);
    if (!made.has(list)) item.before(list);
    made.add(list);
    const entry = page.createElement('li');
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
  return page.body.innerHTML;
}
