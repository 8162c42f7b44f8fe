/** Rich text that people write, made harmless before it is stored, before it is answered and before it is printed. */
import { PORTAL_TEXT, SHEET_TEXT, type RichTextElements } from '@valorisation/contract';
import sanitizeHtml from 'sanitize-html';

/** Elements whose content is no text of the person: it goes with them. */
const DROPPED_WITH_CONTENT =
  'script style textarea option noscript template title head iframe noembed noframes xmp plaintext object embed svg math'.split(
    ' ',
  );

/** Blocks that editors and pasted pages use: they become paragraphs, so that two lines do not run into one another. */
const BLOCKS = ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'section', 'article', 'tr'];

/** Deeper lists are flattened: no sheet needs them, and a parser must not be led down without end. */
const DEEPEST_NESTING = 12;

/** What no one writes: controls, what is no sign, and what turns the direction of what follows, to make it read as another. */
const UNWRITTEN = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** An element that leads nowhere or belongs to nobody: it is taken away and leaves its text. */
const UNWRAPPED = 'span';

/** The sanitiser's options for these elements: each attribute is held against its pattern. */
function rulesFor(elements: RichTextElements): sanitizeHtml.IOptions {
  const patterns = new Map(Object.entries(elements));
  const blocks = BLOCKS.filter((tag) => !patterns.has(tag));
  const heading = patterns.has('h2') ? 'h2' : 'p';
  return {
    allowedTags: [...patterns.keys()],
    allowedAttributes: Object.fromEntries([...patterns].map(([tag, attributes]) => [tag, Object.keys(attributes)])),
    // The patterns say which addresses stand; no scheme of the library's own comes on top.
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

/** Without an address it is no link; what leaves the portal takes nothing of it along. */
function linkOf(href: string | undefined): sanitizeHtml.Tag {
  if (href === undefined) return { tagName: UNWRAPPED, attribs: {} };
  return { tagName: 'a', attribs: { href, ...(href.startsWith('https:') && { rel: 'noopener noreferrer' }) } };
}

const SHEET_RULES = rulesFor(SHEET_TEXT);
const PORTAL_RULES = rulesFor(PORTAL_TEXT);

/**
 * The text with the elements of `SHEET_TEXT` only, none with an attribute. Other elements leave their text behind,
 * scripts and styles leave nothing; a text that shows nothing is ''. Cleaning twice changes nothing. Deep nesting costs time
 * in the square of its depth: whoever takes texts from outside limits their length first.
 */
export function cleanRichText(html: string): string {
  return cleaned(html.replace(/<\/t[dh]\s*>/gi, ' '), SHEET_RULES);
}

/** The same for what the portal shows: the elements and attributes of `PORTAL_TEXT`. */
export function cleanPortalText(html: string): string {
  return cleaned(html, PORTAL_RULES);
}

function cleaned(html: string, rules: sanitizeHtml.IOptions): string {
  const written = html.replace(UNWRITTEN, '');
  // A block inside a paragraph has become a paragraph inside one, which no reader accepts: the second pass parts them.
  const parted = sanitizeHtml(sanitizeHtml(written, rules), rules)
    // Again: an entity may have stood for such a sign.
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
