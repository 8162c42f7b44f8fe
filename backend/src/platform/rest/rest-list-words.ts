/** What the columns of staff lists are called in files, from their home among the templates, and words that screens have too. */
import { existsSync, readFileSync } from 'node:fs';
import { LIST_WORDS } from '@valorisation/rules';
import { z } from 'zod';
import { projectPath } from '../config/paths.js';

const texts = z.record(z.string(), z.string());

/** Of the fields that many resources have. */
const shared = z.strictObject({ columns: texts, words: z.record(z.string(), texts), yes: z.string(), no: z.string() });

/** Of one resource; what it does not name is called as among the shared ones. */
const own = z.strictObject({
  /** Of the file, without day and ending. */
  file: z.string(),
  columns: texts,
  words: z.record(z.string(), texts).default({}),
});

export interface ListWords {
  readonly file: string;
  /** The head of a field's column; the field's own name where nobody has named it. */
  readonly heading: (field: string) => string;
  /** By value of a field: how it reads. */
  readonly of: (field: string) => ReadonlyMap<string, string>;
}

const FOLDER = ['templates', 'sheets', 'lists'] as const;
const kept = new Map<string, ListWords>();

/** The words of a resource's list: `templates/sheets/lists/<resource>.json` beside those of `shared.json`. */
export function listWords(resource: string): ListWords {
  const known = kept.get(resource);
  if (known !== undefined) return known;
  const found = wordsOf(resource);
  kept.set(resource, found);
  return found;
}

function wordsOf(resource: string): ListWords {
  const common = shared.parse(read('shared'));
  const { file, columns, words } = own.parse(read(resource) ?? { file: resource, columns: {} });
  const shown = LIST_WORDS[resource] ?? {};
  const answers = { true: common.yes, false: common.no };
  const values = new Map<string, ReadonlyMap<string, string>>();
  return {
    file,
    heading: (field) => columns[field] ?? common.columns[field] ?? field,
    of(field) {
      const found =
        values.get(field) ??
        new Map(Object.entries({ ...answers, ...common.words[field], ...shown[field], ...words[field] }));
      values.set(field, found);
      return found;
    },
  };
}

function read(name: string): unknown {
  const path = projectPath(...FOLDER, `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
