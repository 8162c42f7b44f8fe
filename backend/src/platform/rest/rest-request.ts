/** The dialect of ra-data-simple-rest for lists: `sort=["field","ASC"]`, `range=[first,last]` and `filter={...}`. */
import { isDay } from '@valorisation/rules';
import { z } from 'zod';
import { holdsUnstorable } from '../http/readable-text.js';

const MOST_ROWS = 1000;
const LONGEST_SEARCH = 100;

export interface RestSelection {
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
}

export interface RestQuestion extends RestSelection {
  /** The first and the last row, both included. */
  readonly range: readonly [first: number, last: number];
}

function parameter<Schema extends z.ZodType>(schema: Schema, description: string) {
  const parsed = z.string().transform((text, context): unknown => {
    const value = readJson(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: 'invalide' });
    return z.NEVER;
  });
  return parsed.pipe(schema).describe(description);
}

/** Undefined when the text is not JSON, or when its escapes make it unstorable. */
function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return holdsUnstorable(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

const numberKey = z.int('invalide').positive('invalide');

function oneOrMore(value: z.core.$ZodType): z.ZodType {
  return z.union([value, z.array(value).max(MOST_ROWS, 'invalide')], 'invalide');
}

/** What queries know about a resource. */
export interface RestQueryable {
  /** The first is the default. */
  readonly sorts: readonly [string, ...string[]];
  readonly filters: Readonly<Record<string, z.core.$ZodType>>;
  /** True when `q` searches it. */
  readonly searched: boolean;
  /** True when `from` and `to` limit it. */
  readonly bounded: boolean;
  /** The schema of an id that is not a number. */
  readonly key?: z.core.$ZodType;
}

/** The query of a page, sorted and filtered by `restSelection`. */
export function restListRequest(resource: RestQueryable): z.ZodType<RestQuestion> {
  const place = z.int('invalide').min(0, 'invalide');
  const range = z
    .tuple([place, place], 'invalide')
    .refine(([first, last]) => last >= first && last - first < MOST_ROWS, 'invalide');
  return z.object({
    ...selection(resource),
    range: parameter(range, '`[0,24]`, both included').default([0, 24]),
  });
}

/** In number, of the views whose rows one call counts. */
const MOST_VIEWS = 20;

export interface RestViews {
  readonly views: readonly NonNullable<RestSelection['filter']>[];
}

export function restViewsRequest(resource: RestQueryable): z.ZodType<RestViews> {
  const views = z.array(filterOf(resource)).max(MOST_VIEWS, 'invalide');
  return z.object({ views: parameter(views, 'The filters of the views: `[{"field":value}]`') });
}

export function restSelectionRequest(resource: RestQueryable): z.ZodType<RestSelection> {
  return z.object(selection(resource));
}

/** Sorted by one of `sorts`; filtered by `filters` (one value or several), by `id`, by `q`, and by days. */
function selection(resource: RestQueryable) {
  const { sorts } = resource;
  const sort = z.tuple([z.enum(sorts, 'tri_inconnu'), z.enum(['ASC', 'DESC'], 'tri_inconnu')], 'tri_inconnu');
  const filter = filterOf(resource);
  return {
    sort: parameter(sort, `\`["field","ASC"]\`, by ${sorts.join(', ')}`).default([sorts[0], 'ASC']),
    filter: parameter(filter, `\`{"field":value}\`, by ${Object.keys(filter.shape).join(', ')}`).optional(),
  };
}

function filterOf({ filters, searched, bounded, key = numberKey }: RestQueryable) {
  // `{"id":[1,2]}` comes from getMany; a single id comes from getManyReference.
  const shape: Record<string, z.ZodType> = { id: oneOrMore(key).optional() };
  for (const [field, value] of Object.entries(filters)) shape[field] = oneOrMore(value).optional();
  if (searched) shape['q'] = z.string('invalide').max(LONGEST_SEARCH, 'texte_trop_long').optional();
  if (bounded)
    for (const side of ['from', 'to']) shape[side] = z.string('invalide').refine(isDay, 'invalide').optional();
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'filtre_inconnu' : 'invalide'),
  });
}
