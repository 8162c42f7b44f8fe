import type { PageSection } from '@valorisation/contract';
import { staffContent } from '../../../i18n/fr';

/** In the order of the portal. */
export const partNames = [
  'picture',
  'text',
  'paragraphs',
  'list',
  'steps',
  'terms',
  'questions',
  'table',
  'cards',
  'documents',
  'video',
  'news',
  'estimate',
  'often',
  'example',
  'quotes',
  'contact',
  'links',
] as const;
export type PartName = (typeof partNames)[number];

export const EMPTY_PARTS: { readonly [Name in PartName]: Pick<PageSection, Name> } = {
  picture: { picture: { src: '', alt: '', width: 1, height: 1 } },
  text: { text: '' },
  paragraphs: { paragraphs: [''] },
  list: { list: [''] },
  steps: { steps: [''] },
  terms: { terms: [{ term: '', text: '' }] },
  questions: { questions: [{ question: '', answer: [''] }] },
  table: { table: 'categories' },
  cards: { cards: [{ title: '', text: '' }] },
  documents: { documents: [0] },
  video: { video: 0 },
  news: { news: 3 },
  estimate: { estimate: true },
  often: { often: [''] },
  example: { example: { function: 28, years: 8 } },
  quotes: { quotes: [{ text: '', author: '' }] },
  contact: { contact: true },
  links: { links: [{ label: '', href: '' }] },
};

const TELLING: readonly PartName[] = [
  'estimate',
  'example',
  'news',
  'table',
  'questions',
  'documents',
  'video',
  ...partNames,
];

/** The title of a section, or the titles of its cards, or what it shows. */
export function titleOf(section: PageSection): string {
  const { title = section.cards?.map((card) => card.title).join(', ') ?? '' } = section;
  const part = TELLING.find((name) => section[name] !== undefined);
  return title !== '' || part === undefined ? title : staffContent.page.parts[part];
}

/** A section with the part, or without it when it is empty, because the portal would show an empty part. */
export function withPart(section: PageSection, name: PartName, value: unknown): PageSection {
  const { [name]: _, ...others } = section;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [name]: value };
}

/** An optional text; an empty one is removed. */
export function withText<Of extends object>(of: Of, name: Extract<keyof Of, string>, text: string): Of {
  return { ...of, [name]: text === '' ? undefined : text };
}
