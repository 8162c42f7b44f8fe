/** The parts of a section, and sections with and without them. Pure. */
import type { PageSection } from '@valorisation/contract';

/** In the order in which the portal shows them. */
export const partNames = ['paragraphs', 'list', 'steps', 'terms', 'questions', 'table', 'links'] as const;
export type PartName = (typeof partNames)[number];

/** What a part begins with. */
export const EMPTY_PARTS: { readonly [Name in PartName]: Pick<PageSection, Name> } = {
  paragraphs: { paragraphs: [''] },
  list: { list: [''] },
  steps: { steps: [''] },
  terms: { terms: [{ term: '', text: '' }] },
  questions: { questions: [{ question: '', answer: [''] }] },
  table: { table: 'categories' },
  links: { links: [{ label: '', href: '' }] },
};

/** Without the part where nothing of it is left: the portal would show an empty one. */
export function withPart(section: PageSection, name: PartName, value: unknown): PageSection {
  const { [name]: _, ...others } = section;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [name]: value };
}

/** A text that is optional: an empty one is none. */
export function withText<Of extends object>(of: Of, name: Extract<keyof Of, string>, text: string): Of {
  return { ...of, [name]: text === '' ? undefined : text };
}
