/** Amounts in a text. They are stored by name, for example `{{grid.valeur_point}}`. The editor shows today's values. */
import type { LiveAmount } from '@valorisation/contract';
import { Node, type JSONContent } from '@tiptap/core';
import { staffContent } from '../../../i18n/fr';

const NAMED = /\{\{([^{}]*)\}\}/g;
const WRITTEN = /<span data-amount="[^"]*">(\{\{[^{}]*\}\})<\/span>/g;

export function amountsIn(text: string, amounts: readonly LiveAmount[]): LiveAmount[] {
  const names = new Set([...text.matchAll(NAMED)].map(([, name = '']) => name.trim()));
  return amounts.filter(({ id }) => names.has(id));
}

export function withAmountElements(html: string, amounts: readonly LiveAmount[]): string {
  return html.replace(NAMED, (written, name: string) =>
    amounts.some(({ id }) => id === name.trim()) ? `<span data-amount="${name.trim()}"></span>` : written,
  );
}

/** A text with the value of each amount in its place, followed by its name. */
export function withAmountWords(text: string, amounts: readonly LiveAmount[]): string {
  return text.replace(NAMED, (written, name: string) => {
    const amount = amounts.find(({ id }) => id === name.trim());
    return amount === undefined ? written : staffContent.text.valueOf(amount.value ?? amount.id, amount.label);
  });
}

/** A plain text for the editor, with an element for each amount. */
export function linesWithAmounts(text: string, amounts: readonly LiveAmount[]): JSONContent {
  // Every second part is the name of an amount, because the pattern has one group.
  const partsOf = (line: string) =>
    line.split(NAMED).flatMap((part, at): JSONContent[] => {
      if (at % 2 === 0) return part === '' ? [] : [{ type: 'text', text: part }];
      const isKnown = amounts.some(({ id }) => id === part.trim());
      return [isKnown ? { type: 'amount', attrs: { name: part.trim() } } : { type: 'text', text: `{{${part}}}` }];
    });
  return { type: 'doc', content: text.split('\n').map((line) => ({ type: 'paragraph', content: partsOf(line) })) };
}

/** Converts the text back to the form in which it is stored. */
export function withAmountNames(html: string): string {
  return html.replace(WRITTEN, '$1');
}

export function amountNode(amounts: readonly LiveAmount[], className: string) {
  return Node.create({
    name: 'amount',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      name: { default: '', rendered: false, parseHTML: (element: HTMLElement) => element.dataset['amount'] ?? '' },
      /** The amount as it was chosen, if the list does not have it. */
      chosen: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag: 'span[data-amount]' }],
    renderHTML: ({ node }) => [
      'span',
      { 'data-amount': String(node.attrs['name']) },
      `{{${String(node.attrs['name'])}}}`,
    ],
    renderText: ({ node }) => `{{${String(node.attrs['name'])}}}`,
    addNodeView:
      () =>
      ({ node }) => {
        const chosen = node.attrs['chosen'] as LiveAmount | null;
        const amount = chosen ?? amounts.find(({ id }) => id === node.attrs['name']);
        const dom = document.createElement('span');
        dom.className = className;
        dom.textContent = amount?.value ?? String(node.attrs['name']);
        dom.title = amount?.label ?? '';
        return { dom };
      },
  });
}
