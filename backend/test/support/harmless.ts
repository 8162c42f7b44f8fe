/**
 * Defines when a page, feed, mail or file with a hostile text is harmless: it has the same active parts as with an
 * innocent text, and no other. Every test of a shown text uses this definition.
 */
import { HOSTILE_RICH_TEXTS } from '../fixtures/hostile-rich-texts.js';

/** An element of a parsed document. */
export interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export const INNOCENT = 'Un texte comme un autre.';

/** Elements that run, load, frame, send, navigate or change the look of others. */
const ACTIVE =
  'script style link meta base iframe frame frameset object embed applet portal form input button select textarea ' +
  'template slot dialog video audio source track svg math marquee isindex';
const activeElements = new Set(ACTIVE.split(' '));

/** The target of a picture or a link: an address of the portal itself, or one that a reader may follow. */
const OWN = /^\/(?![/\\])/;
const FOLLOWED = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
/** The attributes that a text of the portal may have, with their allowed values. */
const QUIET: Readonly<Record<string, RegExp>> = {
  href: FOLLOWED,
  src: OWN,
  alt: /^/,
  width: /^\d*$/,
  height: /^\d*$/,
  class: /^/,
  rel: /^/,
  title: /^/,
  lang: /^/,
  scope: /^(?:col|row)$/,
  // The content of a descriptive `meta`; an active one is recognised by its `http-equiv`.
  content: /^/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
};

/** The active parts of a document, in words, without elements that only hold text and their usual attributes. */
export function activeParts(parts: readonly Part[]): string[] {
  return parts.flatMap(({ name, attributes }) => {
    const loud = Object.entries(attributes)
      .filter(([attribute, value]) => QUIET[attribute]?.test(value) !== true)
      .map(([attribute, value]) => `${attribute}="${value}"`);
    if (!activeElements.has(name.toLowerCase()) && loud.length === 0) return [];
    return [`<${[name, ...loud].join(' ')}>`];
  });
}

/** Closes what a text may leave open, so that it does not swallow the next one. */
const CLOSED =
  '--></script></style></textarea></title></xmp></noscript></noembed></noframes></template></plaintext></svg></math></select></table></p>';

/** A browser takes everything after it for its text, so it comes last. */
const swallows = (text: string): number => Number(text.includes('<plaintext'));

/** Long texts only take time in a browser. */
const SHORT = HOSTILE_RICH_TEXTS.filter(({ length }) => length < 1_000).toSorted((a, b) => swallows(a) - swallows(b));

/** The texts that the product stores as typed; control characters and lone surrogates are refused before. */
export const STORABLE_TEXTS: readonly string[] = SHORT.filter(
  (text) => !/(?![\t\n\r])\p{Cc}|\p{Surrogate}/u.test(text),
);

/** Groups of this many texts, each closed by whatever may still be open. */
export function groupsOf(size: number, texts: readonly string[] = SHORT): string[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, group) =>
    texts
      .slice(group * size, (group + 1) * size)
      .map((text) => text + CLOSED)
      .join(''),
  );
}
