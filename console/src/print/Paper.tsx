/**
 * The printed page for the browser's own print command (Ctrl+P or the menu): the whole document with its page breaks,
 * margins and page numbers, without the screen. A printed frame would be cut off at the end of the first sheet.
 */
import { useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { cspNonce } from '../ui/cspNonce';

/**
 * The elements that templates and typed texts use. Any other element stays inside the screen's frame, whatever a server
 * sends. The paper therefore contains nothing that runs, loads or sends, and no name or style that would change this
 * page.
 */
const ELEMENTS = new Set(
  'main header section div h1 h2 h3 p br span strong b em i u ul ol li dl dt dd table thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(['class', 'scope', 'colspan', 'aria-label']);

const ONLY_THE_PAPER = '@media screen { [data-paper] { display: none } } @media print { #root { display: none } }';

interface Sheet {
  styles: string;
  content: DocumentFragment;
}

/** Parsed without running scripts. */
function sheetOf(html: string): Sheet {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const styles = [...parsed.head.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  for (const element of parsed.body.querySelectorAll('*')) {
    if (!ELEMENTS.has(element.localName)) element.remove();
    for (const name of element.getAttributeNames()) if (!ATTRIBUTES.has(name)) element.removeAttribute(name);
  }
  const content = document.createDocumentFragment();
  content.append(...parsed.body.childNodes);
  return { styles, content };
}

function addStyle(text: string, media: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.nonce = cspNonce();
  style.media = media;
  style.textContent = text;
  document.head.append(style);
  return style;
}

/** Limits the page's own styles to the screen while the paper is rendered. Returns a function that restores them. */
function keepToScreen(): () => void {
  const kept = [
    ...document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style'),
  ].map((sheet) => [sheet, sheet.media] as const);
  kept.forEach(([sheet]) => {
    sheet.media = 'screen';
  });
  return () =>
    kept.forEach(([sheet, media]) => {
      sheet.media = media;
    });
}

export function Paper({ html }: { html: string }) {
  const sheet = useMemo(() => sheetOf(html), [html]);

  useLayoutEffect(() => {
    const release = keepToScreen();
    const added = [addStyle(sheet.styles, 'print'), addStyle(ONLY_THE_PAPER, 'all')];
    return () => {
      added.forEach((style) => style.remove());
      release();
    };
  }, [sheet]);

  return createPortal(
    <div data-paper="" ref={(paper) => paper?.replaceChildren(sheet.content.cloneNode(true))} />,
    document.body,
  );
}
