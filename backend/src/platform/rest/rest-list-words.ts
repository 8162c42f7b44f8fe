/** The words of staff lists in files: those that screens and the journal use too, then those of the templates. */
import { existsSync, readFileSync } from 'node:fs';
import { LIST_WORDS, slugOf, STAFF_LISTS, type StaffListWords } from '@valorisation/rules';
import { z } from 'zod';
import { projectPath } from '../config/paths.js';

const texts = z.record(z.string(), z.string());

/** Words for fields that many resources share. */
const shared = z.strictObject({ columns: texts, words: z.record(z.string(), texts), yes: z.string(), no: z.string() });

/** Words of one resource; missing ones come from the shared words. */
const own = z.strictObject({
  /** The file's name without day and extension, if it is not the list's. */
  file: z.string().optional(),
  columns: texts.default({}),
  words: z.record(z.string(), texts).default({}),
});

export interface ListWords {
  readonly file: string;
  /** The title of a field's column; without one, the field's own name. */
  readonly heading: (field: string) => string;
  /** The words for a field's values. */
  readonly of: (field: string) => ReadonlyMap<string, string>;
}

const FOLDER = ['templates', 'sheets', 'lists'] as const;
const kept = new Map<string, ListWords>();

/** The words of a resource's list: `templates/sheets/lists/<resource>.json`, if any, over `shared.json` and `STAFF_LISTS`. */
export function listWords(resource: string): ListWords {
  const known = kept.get(resource);
  if (known !== undefined) return known;
  const found = wordsOf(resource);
  kept.set(resource, found);
  return found;
}

function wordsOf(resource: string): ListWords {
  const common = shared.parse(read('shared'));
  const lists: Readonly<Record<string, StaffListWords>> = STAFF_LISTS;
  const { list = resource, columns: labels = {}, values: listed = {} }: Partial<StaffListWords> = lists[resource] ?? {};
  const { file = slugOf(list), columns, words } = own.parse(read(resource) ?? {});
  const shown = LIST_WORDS[resource] ?? {};
  const answers = { true: common.yes, false: common.no };
  const values = new Map<string, ReadonlyMap<string, string>>();
  return {
    file,
    heading: (field) => columns[field] ?? common.columns[field] ?? labels[field] ?? field,
    of(field) {
      const found =
        values.get(field) ??
        new Map(
          Object.entries({ ...answers, ...common.words[field], ...listed[field], ...shown[field], ...words[field] }),
        );
      values.set(field, found);
      return found;
    },
  };
}

function read(name: string): unknown {
  const path = projectPath(...FOLDER, `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
