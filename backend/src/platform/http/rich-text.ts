/** Cleans typed rich text before it is stored, answered or printed. */
import { PORTAL_TEXT, SHEET_TEXT, type RichTextElements } from '@valorisation/contract';
import sanitizeHtml from 'sanitize-html';

/** Elements whose content was not typed by a person. Their content is removed too. */
const DROPPED_WITH_CONTENT =
  'script style textarea option noscript template title head iframe noembed noframes xmp plaintext object embed svg math'.split(
    ' ',
  );

/** Blocks of editors and pasted pages become paragraphs, so that two lines do not join. */
const BLOCKS = ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'section', 'article', 'tr'];

/** Deeper lists are flattened: no sheet needs them, and endless nesting must not stop a parser. */
const DEEPEST_NESTING = 12;

/** Characters that no person types: controls, invalid characters, and misleading direction marks. */
const UNWRITTEN = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** An element that is removed and leaves its text, because it has no target or is unknown. */
const UNWRAPPED = 'span';

/** The sanitiser's options for these elements. Each attribute must match its pattern. */
function rulesFor(elements: RichTextElements): sanitizeHtml.IOptions {
  const patterns = new Map(Object.entries(elements));
  const blocks = BLOCKS.filter((tag) => !patterns.has(tag));
  const heading = patterns.has('h2') ? 'h2' : 'p';
  return {
    allowedTags: [...patterns.keys()],
    allowedAttributes: Object.fromEntries([...patterns].map(([tag, attributes]) => [tag, Object.keys(attributes)])),
    // The patterns decide which addresses are allowed; the library's own list adds none.
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: DROPPED_WITH_CONTENT,
    nestingLimit: DEEPEST_NESTING,
    transformTags: {
      ...Object.fromEntries(blocks.map((tag) => [tag, 'p'])),
      ...(heading === 'h2' && { h1: 'h2', h5: 'h4', h6: 'h4' }),
      '*': (tagName, given) => {
        const attribs = Object.fromEntries(
          Object.entries(given).filter(([name, value]) => patterns.get(tagName)?.[name]?.test(value)),
        );
        if (tagName === 'a') return linkOf(attribs['href']);
        if (tagName === 'img') return { tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '' } };
        return tagName === 'aside' && attribs['class'] === undefined ? { tagName: 'p', attribs } : { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
    enforceHtmlBoundary: false,
  };
}

/** A text without an allowed address gets no link. A link to another site tells that site nothing about the portal. */
function linkOf(href: string | undefined): sanitizeHtml.Tag {
  if (href === undefined) return { tagName: UNWRAPPED, attribs: {} };
  return { tagName: 'a', attribs: { href, ...(href.startsWith('https:') && { rel: 'noopener noreferrer' }) } };
}

const SHEET_RULES = rulesFor(SHEET_TEXT);
const PORTAL_RULES = rulesFor(PORTAL_TEXT);

/**
 * Keeps only the elements of `SHEET_TEXT`, without attributes. Other elements leave their text; scripts and styles
 * leave nothing; a text that shows nothing is ''. Cleaning twice changes nothing. Deep nesting takes quadratic time, so
 * limit the length of outside texts first.
 */
export function cleanRichText(html: string): string {
  return cleaned(html.replace(/<\/t[dh]\s*>/gi, ' '), SHEET_RULES);
}

/** Cleans a text of the portal in the same way, with the elements and attributes of `PORTAL_TEXT`. */
export function cleanPortalText(html: string): string {
  return cleaned(html, PORTAL_RULES);
}

/** The same for a mail: places and files of the portal get its address. */
export function mailedText(html: string, publicUrl: string): string {
  return cleanPortalText(html)
    .replace(/(?<= href=")#/g, `${publicUrl}/#`)
    .replace(/(?<= (?:href|src)=")\/(?!\/)/g, `${publicUrl}/`);
}

function cleaned(html: string, rules: sanitizeHtml.IOptions): string {
  const written = html.replace(UNWRITTEN, '');
  // A block inside a paragraph has become a nested paragraph, which is invalid. The second pass separates them.
  const parted = sanitizeHtml(sanitizeHtml(written, rules), rules)
    // These characters are removed again, because an entity may stand for one of them.
    .replace(UNWRITTEN, '')
    .split('</p>')
    .map((paragraph) => paragraph.trimEnd())
    .join('</p>')
    .replace(/<p><\/p>/g, '');
  return isBlank(parted) ? '' : parted.trim();
}

function isBlank(html: string): boolean {
  return html.replace(/<(?!img )[^<>]{0,4000}>|&nbsp;|\s|\u200b/g, '') === '';
}
