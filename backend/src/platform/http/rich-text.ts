/** Rich text that people write (bold, italic, underline, lists), made harmless before it is stored and before it is printed. */
import sanitizeHtml from 'sanitize-html';

/** Every tag that survives; no attribute does. */
export const RICH_TEXT_TAGS = ['p', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'br'] as const;

/** Elements whose content is no text of the person: it goes with them. */
const DROPPED_WITH_CONTENT =
  'script style textarea option noscript template title head iframe noembed noframes xmp plaintext object embed svg math'.split(
    ' ',
  );

/** Blocks that editors and pasted pages use: they become paragraphs, so that two lines do not run into one another. */
const BLOCKS = ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'section', 'article', 'tr'];

/** Deeper lists are flattened: no sheet needs them, and a parser must not be led down without end. */
const DEEPEST_NESTING = 12;

/** Signs that no one writes: controls, and those that turn the direction of what follows, to make a text read as another. */
const UNWRITTEN = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  nonTextTags: DROPPED_WITH_CONTENT,
  nestingLimit: DEEPEST_NESTING,
  transformTags: Object.fromEntries(BLOCKS.map((tag) => [tag, 'p'])),
  enforceHtmlBoundary: false,
};

/**
 * The text with the tags of `RICH_TEXT_TAGS` only, none with an attribute. Other elements leave their text behind,
 * scripts and styles leave nothing; a text that shows nothing is ''. Cleaning twice changes nothing. Deep nesting costs time
 * in the square of its depth: whoever takes texts from outside limits their length first.
 */
export function cleanRichText(html: string): string {
  const cells = html.replace(UNWRITTEN, '').replace(/<\/t[dh]\s*>/gi, ' ');
  // A block inside a paragraph has become a paragraph inside one, which no reader accepts: the second pass parts them.
  const cleaned = sanitizeHtml(sanitizeHtml(cells, RULES), RULES)
    // Again: an entity may have stood for such a sign.
    .replace(UNWRITTEN, '')
    .split('</p>')
    .map((paragraph) => paragraph.trimEnd())
    .join('</p>')
    .replace(/<p><\/p>/g, '');
  return isBlank(cleaned) ? '' : cleaned.trim();
}

function isBlank(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;|\s|\u200b/g, '') === '';
}
