/**
 * The printed page as the browser's own print takes it, Ctrl+P and the menu included: the whole document on paper, with its
 * breaks, its margins and its page numbers, and nothing of the screen. A frame would be cut where a sheet of paper ends.
 */
import { useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { cspNonce } from '../ui/cspNonce';

/**
 * What the templates and the texts written on a sheet are made of. The rest stays in the frame of the screen, whatever a server
 * lets through: nothing that runs, fetches or sends, and no name or style that this page would answer to.
 */
const ELEMENTS = new Set(
  'main header section div h1 h2 h3 p br span strong b em i u ul ol li dl dt dd table thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(['class', 'scope', 'colspan', 'aria-label', 'data-label']);

const ONLY_THE_PAPER = '@media screen { [data-paper] { display: none } } @media print { #root { display: none } }';

interface Sheet {
  styles: string;
  content: DocumentFragment;
}

/** Read by a parser that runs nothing. */
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

/** A style of its own in the head, for one medium. */
function addStyle(text: string, media: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.nonce = cspNonce();
  style.media = media;
  style.textContent = text;
  document.head.append(style);
  return style;
}

/** The screen's own styles stay on the screen as long as the paper stands; returns what undoes it. */
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
