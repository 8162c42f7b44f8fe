/** What to look at before a publication: each fault with its place in the form, and what is in order. Pure. */
import type { StaffContentKind } from '@valorisation/contract';
import { missingFactsIn } from '@valorisation/rules';
import type { ContentValues } from '../../api/staffContent';
import { staffDesk } from '../../i18n/fr';
import type { FormPlace } from './changes';
import { isFile, type BrokenLink } from './checkLinks';
import { CONTENT_FIELDS, textOf } from './fields';
import { pageBodyOf } from './pageBodyOf';

const { checks: words, links: linkWords } = staffDesk;

export interface Check {
  readonly words: string;
  /** Where to mend it; null when it is in order. */
  readonly place: FormPlace | null;
}

/** Link cards of social networks cut a longer title. */
const LONGEST_CARD_TITLE = 60;
const PICTURE = /<img\b[^<>]*>/g;
const DESCRIBED = /\balt="[^"]+"/;
const AMOUNT = /\{\{[^{}]*\}\}/g;

interface Checked {
  readonly kind: StaffContentKind;
  readonly values: ContentValues;
  readonly links: readonly string[];
  readonly broken: readonly BrokenLink[];
  /** What the server has refused, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

export function checksOf({ kind, values, links, broken, errors }: Checked): readonly Check[] {
  const parts = partsOf(kind, values);
  return [
    ...CONTENT_FIELDS[kind].flatMap(({ name: field, label }) => {
      const error = errors[field];
      return error === undefined ? [] : [{ words: words.refused(label, error), place: { field } }];
    }),
    ...linkChecks(parts, links, broken),
    ...pictureChecks(parts),
    ...parts.flatMap(({ place, text }) => missingFactsIn(text).map((fact) => ({ words: words.missing(fact), place }))),
    ...titleChecks(kind, values),
    ...amountChecks(parts),
  ];
}

interface Part {
  readonly place: FormPlace;
  /** Its values as JSON. */
  readonly text: string;
}

/** The fields of the form, a page by its sections. */
function partsOf(kind: StaffContentKind, values: ContentValues): Part[] {
  return CONTENT_FIELDS[kind].flatMap(({ name: field, form }) => {
    const value = values[field];
    if (form !== 'page') return [{ place: { field }, text: JSON.stringify(value ?? null) }];
    const { intro = '', sections } = pageBodyOf(value);
    const shown = sections.map((one, section) => ({ place: { field, section }, text: JSON.stringify(one) }));
    return [{ place: { field }, text: JSON.stringify(intro) }, ...shown];
  });
}

function linkChecks(parts: readonly Part[], links: readonly string[], broken: readonly BrokenLink[]): Check[] {
  const { length } = links.filter((href) => !isFile(href));
  if (broken.length === 0) return length === 0 ? [] : [{ words: words.linksChecked(length), place: null }];
  return broken.flatMap(({ href, why }) => {
    const part = parts.find(({ text }) => text.includes(`"${href}`) || text.includes(`\\"${href}`));
    return part === undefined ? [] : [{ words: linkWords.line(href, linkWords[why]), place: part.place }];
  });
}

/** Pictures of their own, such as a cover, have their description beside the address; pictures in a text are HTML. */
function pictureChecks(parts: readonly Part[]): Check[] {
  const pictures = parts.flatMap(({ place, text }) => [
    ...[...text.matchAll(/"src":"[^"]+","alt":"([^"]*)"/g)].map(([, alt]) => ({ place, isDescribed: alt !== '' })),
    ...(text.replaceAll('\\"', '"').match(PICTURE) ?? []).map((tag) => ({ place, isDescribed: DESCRIBED.test(tag) })),
  ]);
  const lacking = pictures.filter(({ isDescribed }) => !isDescribed);
  if (lacking.length > 0) return lacking.map(({ place }) => ({ words: words.undescribed, place }));
  return pictures.length === 0 ? [] : [{ words: words.described(pictures.length), place: null }];
}

function titleChecks(kind: StaffContentKind, values: ContentValues): Check[] {
  const { length } = textOf(values['title']);
  const summary = textOf(values['summary']).trim().length;
  const isLong = length > LONGEST_CARD_TITLE;
  return [
    isLong
      ? { words: words.longTitle(length, LONGEST_CARD_TITLE), place: { field: 'title' } }
      : { words: words.title(length), place: null },
    ...(kind !== 'articles'
      ? []
      : [
          summary === 0
            ? { words: words.noSummary, place: { field: 'summary' } }
            : { words: words.summary(summary), place: null },
        ]),
  ];
}

function amountChecks(parts: readonly Part[]): Check[] {
  const count = parts.reduce((sum, { text }) => sum + (text.match(AMOUNT) ?? []).length, 0);
  return count === 0 ? [] : [{ words: words.amounts(count), place: null }];
}
