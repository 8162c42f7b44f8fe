/** What a publication would change, in words, each with its place in the form. Pure. */
import type { PageBody, PageSection, StaffContentKind } from '@valorisation/contract';
import { isSameValue } from '@valorisation/rules';
import type { ContentValues } from '../../api/staffContent';
import { staffContent, staffDesk } from '../../i18n/fr';
import { CONTENT_FIELDS } from './fields';
import { titleOf } from './page/parts';
import { pageBodyOf } from './pageBodyOf';

const { changes: words } = staffDesk;

/** A field of the form, or one section of its page. */
export interface FormPlace {
  readonly field: string;
  readonly section?: number;
}

export interface Change {
  readonly words: string;
  readonly place: FormPlace;
}

export function changesOf(kind: StaffContentKind, before: ContentValues, after: ContentValues): readonly Change[] {
  return CONTENT_FIELDS[kind].flatMap(({ name, label, form }): readonly Change[] => {
    if (isSameValue(before[name], after[name])) return [];
    if (form === 'page') return changesOfPage(name, pageBodyOf(before[name]), pageBodyOf(after[name]));
    return [{ words: label, place: { field: name } }];
  });
}

const nameOf = (section: PageSection, at: number): string => titleOf(section) || staffContent.page.section(at + 1, '');

function changesOfPage(field: string, before: PageBody, after: PageBody): Change[] {
  const former = formerOf(before.sections, after.sections);
  const kept = former.filter((at) => at >= 0);
  const isMoved = kept.some((at, index) => index > 0 && at < (kept[index - 1] ?? 0));
  return [
    ...(isSameValue(before.intro, after.intro) ? [] : [{ words: staffContent.page.intro, place: { field } }]),
    ...after.sections.flatMap((section, at) => {
      const what = changeOf(before.sections[former[at] ?? -1], section);
      return what === null ? [] : [{ words: words.of(nameOf(section, at), what), place: { field, section: at } }];
    }),
    ...before.sections.flatMap((section, at) =>
      kept.includes(at) ? [] : [{ words: words.of(nameOf(section, at), words.removed), place: { field } }],
    ),
    ...(isMoved ? [{ words: words.moved, place: { field } }] : []),
  ];
}

function changeOf(before: PageSection | undefined, after: PageSection): string | null {
  if (before === undefined) return words.added;
  if (isSameValue(before, after)) return null;
  if ((before.hidden ?? false) !== (after.hidden ?? false)) return after.hidden === true ? words.hidden : words.shown;
  return words.rewritten;
}

type Sections = PageBody['sections'];

/**
 * The place that each section had before; -1 for a new one. A section has no id of its own: it is found again unchanged,
 * then by its title, then by its place.
 */
function formerOf(before: Sections, after: Sections): number[] {
  const found = after.map(() => -1);
  const rules: readonly ((one: PageSection, at: number, other: PageSection, otherAt: number) => boolean)[] = [
    (one, _, other) => isSameValue(one, other),
    (one, _, other) => one.title !== undefined && one.title === other.title,
    (_, at, __, otherAt) => at === otherAt && before.length === after.length,
  ];
  for (const isSame of rules) {
    for (const [at, section] of after.entries()) {
      if (found[at] !== -1) continue;
      found[at] = before.findIndex((one, index) => !found.includes(index) && isSame(section, at, one, index));
    }
  }
  return found;
}
