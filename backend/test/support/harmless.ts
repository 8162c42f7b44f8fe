/**
 * What it means that a page, feed, mail or file made of a hostile text is harmless, said once for every place where such a
 * text is shown: it has the active parts that it has with an innocent text, and no other.
 */
import { HOSTILE_RICH_TEXTS } from '../fixtures/hostile-rich-texts.js';

/** An element of a document that has been read. */
export interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export const INNOCENT = 'Un texte comme un autre.';

/** Elements that run, load, frame, send, lead away or change the look of what is around them. */
const ACTIVE =
  'script style link meta base iframe frame frameset object embed applet portal form input button select textarea ' +
  'template slot dialog video audio source track svg math marquee isindex';
const activeElements = new Set(ACTIVE.split(' '));

/** Of a picture or a link: an address of the portal itself, or one that a reader may follow. */
const OWN = /^\/(?![/\\])/;
const FOLLOWED = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
/** Attributes that a text of the portal has, with what they may say. */
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
  // Of an element `meta` that says what a page is about; one that acts is told by its `http-equiv`.
  content: /^/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
};

/** The active parts of a document, in words; elements apart that only hold text, with the attributes of such a text. */
export function activeParts(parts: readonly Part[]): string[] {
  return parts.flatMap(({ name, attributes }) => {
    const loud = Object.entries(attributes)
      .filter(([attribute, value]) => QUIET[attribute]?.test(value) !== true)
      .map(([attribute, value]) => `${attribute}="${value}"`);
    if (!activeElements.has(name.toLowerCase()) && loud.length === 0) return [];
    return [`<${[name, ...loud].join(' ')}>`];
  });
}

/** Whatever a text leaves open, so that it does not swallow the next one. */
const CLOSED =
  '--></script></style></textarea></title></xmp></noscript></noembed></noframes></template></plaintext></svg></math></select></table></p>';

/** A browser takes all that follows for its text: it stands last. */
const swallows = (text: string): number => Number(text.includes('<plaintext'));

/** Those that are only long add nothing but time where a browser reads them. */
const SHORT = HOSTILE_RICH_TEXTS.filter(({ length }) => length < 1_000).toSorted((a, b) => swallows(a) - swallows(b));

/** What the product keeps as it is typed: controls and halves of signs are refused before. */
export const TYPED: readonly string[] = SHORT.filter((text) => !/(?![\t\n\r])\p{Cc}|\p{Surrogate}/u.test(text));

/** Texts one after the other, so many at once, each ended by whatever may still be open. */
export function groupsOf(size: number, texts: readonly string[] = SHORT): string[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, group) =>
    texts
      .slice(group * size, (group + 1) * size)
      .map((text) => text + CLOSED)
      .join(''),
  );
}
