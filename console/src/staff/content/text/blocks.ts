/** The blocks of portal texts, besides words and lists, in the form of the server (the contract's PORTAL_TEXT). */
import { CALLOUTS, PORTAL_TEXT } from '@valorisation/contract';
import { mergeAttributes, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';

export type CalloutKind = (typeof CALLOUTS)[number];

const PlainLink = Link.extend({ inclusive: false }).configure({
  openOnClick: false,
  autolink: false,
  defaultProtocol: 'https',
  // The server adds these attributes.
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => PORTAL_TEXT.a.href.test(address),
});

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({
    kind: { default: CALLOUTS[0], parseHTML: (element: HTMLElement) => element.className, rendered: false },
  }),
  parseHTML: () => CALLOUTS.map((kind) => ({ tag: `aside.${kind}` })),
  renderHTML: ({ node }) => ['aside', { class: String(node.attrs['kind']) }, 0],
});

/** A picture of the product with a caption. A picture that stands alone is turned into this block. */
const Figure = Image.extend({
  name: 'figure',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    caption: { default: '' },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: (figure: HTMLElement) => pictureOf(figure.querySelector('img'), captionOf(figure)) },
    { tag: 'img[src]', getAttrs: (picture: HTMLElement) => pictureOf(picture, '') },
  ],
  renderHTML: ({ node }) => {
    const { caption, ...picture } = node.attrs;
    const image = ['img', mergeAttributes(picture)] as const;
    return caption === '' ? ['figure', image] : ['figure', image, ['figcaption', String(caption)]];
  },
});

function captionOf(figure: HTMLElement): string {
  return figure.querySelector('figcaption')?.textContent.trim() ?? '';
}

function pictureOf(picture: Element | null, caption: string): false | Record<string, string | null> {
  const src = picture?.getAttribute('src') ?? '';
  if (picture === null || !PORTAL_TEXT.img.src.test(src)) return false;
  const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')];
  return { src, alt: picture.getAttribute('alt') ?? '', width, height, caption };
}

export const blocks = [Heading.configure({ levels: [2, 3, 4] }), PlainLink, Blockquote, Callout, Figure];
