/**
 * What a rich text may contain. It is defined only here: the server's sanitiser is built from this definition, editors
 * offer nothing else, and screens have a style for each element (backend/docs/adr/0030). An attribute is dropped when
 * its value does not match its pattern.
 */
export type RichTextElements = Readonly<Record<string, Readonly<Record<string, RegExp>>>>;

/** For job sheets and other short texts: marked words and lists. */
export const SHEET_TEXT = {
  p: {},
  b: {},
  strong: {},
  i: {},
  em: {},
  u: {},
  ul: {},
  ol: {},
  li: {},
  br: {},
} as const satisfies RichTextElements;

/**
 * Links may lead to web pages over TLS, to mail addresses, to telephone numbers and to places of the portal. An address
 * that begins with `//` would lead to another host.
 */
const LINK = /^(?:https:\/\/[^\s/\\@][^\s\\]*|mailto:[^\s\\]+|tel:\+?[\d .-]+|(?:\/|#\/)(?![/\\])[^\s\\]*)$/;
/** A file of the product. The policy of the page allows no other picture. */
const OWN_PICTURE = /^\/(?!\/)[\w./-]+$/;
const SPAN = /^(?:[1-9]|1\d|20)$/;
const PIXELS = /^[1-9]\d{0,3}$/;
const SHORT_TEXT = /^[^<>]{0,300}$/;

/** The kinds of callouts, by the class of their `aside`. */
export const CALLOUTS = ['note', 'attention'] as const;

/** For articles: in addition headings below the page's title, links, tables, pictures, quotes and callouts. */
export const PORTAL_TEXT = {
  ...SHEET_TEXT,
  h2: {},
  h3: {},
  h4: {},
  a: { href: LINK, rel: /^noopener noreferrer$/ },
  blockquote: {},
  aside: { class: new RegExp(`^(?:${CALLOUTS.join('|')})$`) },
  table: {},
  caption: {},
  thead: {},
  tbody: {},
  tr: {},
  th: { scope: /^(?:row|col)$/, colspan: SPAN, rowspan: SPAN },
  td: { colspan: SPAN, rowspan: SPAN },
  figure: {},
  figcaption: {},
  img: { src: OWN_PICTURE, alt: SHORT_TEXT, width: PIXELS, height: PIXELS },
} as const satisfies RichTextElements;
