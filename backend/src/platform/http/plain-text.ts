/** The words of a rich text without markup: for feeds, cards of other sites and descriptions. */
import { compile } from 'html-to-text';
import { cleanPortalText } from './rich-text.js';

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: ' ' } },
    ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** One line of words up to a length, cut after a word, with an ellipsis. It has no markup; the caller escapes it. */
export function summaryOf(html: string, longest: number): string {
  const line = toText(cleanPortalText(html)).replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const whole = cut.slice(0, cut.lastIndexOf(' ')).trimEnd();
  return `${whole === '' ? cut : whole}…`;
}
