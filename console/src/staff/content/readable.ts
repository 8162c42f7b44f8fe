/** The content of a field as plain lines, which can be compared word by word. Pure. */
import type { PageSection } from '@valorisation/contract';
import { staffContent } from '../../i18n/fr';
import { linksOf, pictureOf, textOf, textsOf, type ContentField } from './fields';
import { pageBodyOf } from './pageBodyOf';

const TAG = /<[^<>]*>/g;
/** Elements that end a line. */
const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'li', 'tr', 'caption', 'figcaption', 'blockquote', 'aside']);
const CELLS = new Set(['td', 'th']);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The words of a rich text, with the targets of its links and the descriptions of its pictures. */
export function wordsOf(html: string): string {
  let target = '';
  const said = (tag: string): string => {
    const [, closes = '', name = ''] = /^<(\/?)([a-z0-9]*)/.exec(tag) ?? [];
    if (name === 'img') return `[${attributeOf(tag, 'alt')}]\n`;
    if (name === 'br') return '\n';
    if (name === 'a' && closes === '') target = attributeOf(tag, 'href');
    if (closes === '') return '';
    if (name === 'a') return target === '' ? '' : ` (${target})`;
    if (CELLS.has(name)) return ' | ';
    return BLOCKS.has(name) ? '\n' : '';
  };
  return html
    .replace(TAG, said)
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** An attribute of a tag, as the sanitiser writes it: with its value in double quotes. */
function attributeOf(tag: string, name: string): string {
  const parts = tag.split('"');
  const at = parts.findIndex((part) => part.endsWith(` ${name}=`));
  return at < 0 ? '' : (parts[at + 1] ?? '');
}

const { parts } = staffContent.page;
const linkLine = ({ label, href }: { label: string; href: string }) => `${label} (${href})`;

function sectionLines({
  hidden,
  title,
  picture,
  text = '',
  paragraphs = [],
  list = [],
  steps = [],
  questions = [],
  terms = [],
  table,
  cards = [],
  documents = [],
  video,
  news,
  estimate,
  often = [],
  example,
  quotes = [],
  contact,
  links = [],
}: PageSection): string[] {
  return [
    ...(hidden ? [`[${staffContent.page.hidden}]`] : []),
    ...(title === undefined ? [] : [title]),
    ...(picture === undefined ? [] : [`[${picture.alt}] (${picture.src})`]),
    ...(text === '' ? [] : [wordsOf(text)]),
    ...paragraphs,
    ...list.map((item) => `• ${item}`),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...questions.flatMap(({ question, answer }) => [question, ...answer]),
    ...terms.map(({ term, text }) => `${term}\u00a0: ${text}`),
    ...(table === undefined ? [] : [`[${table}]`]),
    ...cards.flatMap((card) => [card.title, card.text, ...(card.links ?? []).map(linkLine)]),
    ...(documents.length === 0 ? [] : [`[${parts.documents}: ${documents.join(', ')}]`]),
    ...(video === undefined ? [] : [`[${parts.video}: ${video}]`]),
    ...(news === undefined ? [] : [`[${parts.news}: ${news}]`]),
    ...(estimate ? [`[${parts.estimate}]`] : []),
    ...often.map((item) => `• ${item}`),
    ...(example === undefined ? [] : [`[${parts.example}: ${example.function}, ${example.years}]`]),
    ...quotes.map((quote) => `«\u00a0${quote.text}\u00a0» ${quote.author}`),
    ...(contact ? [`[${parts.contact}]`] : []),
    ...links.map(linkLine),
  ];
}

/** @param nameOf gives the title of a record that a field refers to */
export function readable(field: ContentField, value: unknown, nameOf: (id: number) => string): string {
  if (field.form === 'file' && value === null) return staffContent.file.shipped;
  if (value === null || value === undefined) return '';
  switch (field.form) {
    case 'line':
    case 'text':
      return textOf(value);
    case 'number':
      return typeof value === 'number' ? String(value) : '';
    case 'choice':
      return field.choices[textOf(value)] ?? textOf(value);
    case 'reference':
    case 'file':
      return typeof value === 'number' ? nameOf(value) : '';
    case 'picture': {
      const { alt, src } = pictureOf(value) ?? { alt: '', src: '' };
      return `[${alt}] (${src})`;
    }
    case 'texts':
      return textsOf(value).join('\n');
    case 'links':
      return linksOf(value)
        .map(({ label, href }) => `${label} (${href})`)
        .join('\n');
    case 'rich':
      return wordsOf(textOf(value));
    case 'page': {
      const { intro, sections } = pageBodyOf(value);
      return [...(intro === undefined ? [] : [intro]), ...sections.flatMap(sectionLines)].join('\n');
    }
  }
}
