/** The plain text of a mail, made from its HTML, so that both say the same. */
import { compile } from 'html-to-text';

const toTitle = compile({ wordwrap: false, baseElements: { selectors: ['title'] } });

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'title', format: 'skip' },
    // Only a button needs it.
    { selector: '[data-text=skip]', format: 'skip' },
    { selector: '[data-text=as-typed]', format: 'pre' },
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    { selector: 'a[data-text=line]', format: 'actionLine' },
  ],
  formatters: {
    /** A button: its label, and its address on a separate line, which mail programs turn into a link. */
    actionLine: (element, walk, builder, { leadingLineBreaks = 2, trailingLineBreaks = 2 }) => {
      builder.openBlock({ leadingLineBreaks });
      walk(element.children, builder);
      builder.addInline('\u00a0:');
      builder.addLineBreak();
      const { href = '' } = element.attribs as Record<string, string>;
      builder.addInline(href, { noWordTransform: true });
      builder.closeBlock({ trailingLineBreaks });
    },
  },
});

/** The subject is the title of the HTML, on one line. */
export function subjectOfMail(html: string): string {
  return toTitle(html).replace(/\s+/g, ' ').trim();
}

export function textOfMail(html: string): string {
  return `${toText(html).trim()}\n`;
}
