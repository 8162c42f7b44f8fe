/** The message of a refusal is a code from the server's catalogue of field errors. */
import {
  bySection,
  LONGEST_ANSWER_TEXT,
  LONGEST_FUNCTION_TITLE,
  parseValorData,
  STATUS_BOUNDS,
  VALUATION_STATUSES,
  type AnswerChanges,
  type CategoryLevel,
  type ValuationStatus,
} from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, clearable, isId, typedHundredths, typedWhole, words } from '../data.js';
import { pagingFields } from '../paging.js';
import { wire, wireObject } from '../wire.js';
import { typedTerms } from './terms.js';

const LONGEST_VALOR_DATA = 100_000;

const positiveId = z.int('invalide').check(z.positive('invalide'));

export const version = wire(
  'version',
  about(z.optional(positiveId), 'The version that was read: a stale one is refused (409)'),
);

export const shownOrHidden = z.codec(z.union([z.literal(0), z.literal(1)], 'etat_refuse'), z.boolean(), {
  decode: (value) => value === 1,
  encode: (visible): 0 | 1 => (visible ? 1 : 0),
});

const typedCategory = z.codec(
  typedWhole('invalide', (level) => level >= 0 && level <= 3),
  z.custom<CategoryLevel>(),
  { decode: (level) => level as CategoryLevel, encode: (level) => level },
);

/** The answers that a body changes. The refusal of an answer names its criterion. */
const answerChanges = z.codec(
  z.union(
    [z.string().check(z.maxLength(LONGEST_VALOR_DATA, 'invalide')), z.record(z.string(), z.unknown())],
    'invalide',
  ),
  z.custom<AnswerChanges>(),
  {
    decode: (data, context): AnswerChanges => {
      const refuse = (message: string, within?: string) =>
        context.issues.push({ code: 'custom', input: data, message, params: { within, max: LONGEST_ANSWER_TEXT } });
      const parsed = parseValorData(data);
      if (!parsed.ok) {
        if (parsed.fields.length === 0) refuse('invalide');
        for (const key of parsed.fields) refuse('invalide', key);
        return {};
      }
      for (const [key, { reason, evidence }] of Object.entries(parsed.changes)) {
        const isTooLong = [reason, evidence].some((text) => (text?.length ?? 0) > LONGEST_ANSWER_TEXT);
        if (isTooLong) refuse('texte_trop_long', key);
      }
      return parsed.changes;
    },
    encode: (changes): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(changes).map(([criterionId, change]) => [
          criterionId,
          {
            ...(change.degree !== undefined && { c: change.degree ?? 0 }),
            ...(change.notConcerned === true && { nc: true }),
            ...(change.reason !== undefined && { reason: change.reason }),
            ...(change.evidence !== undefined && { evidence: change.evidence }),
          },
        ]),
      ),
  },
);

const profileFields = {
  profileId: wire('profile_id', about(z.optional(typedWhole('invalide', isId, 'inconnu')), 'An existing profile')),
  profileName: wire('profile_name', about(z.optional(z.string('invalide')), 'Name of a profile to create')),
};

/** Any subset of a valuation's inputs. Unknown keys are dropped. */
export const valuationInput = wireObject(
  {
    ...profileFields,
    functionId: wire('valor_c5', about(z.optional(typedWhole('fonction_inconnue')), 'Function id, 0 = autre')),
    otherFunction: wire(
      'valor_other_metier',
      about(
        z.optional(z.string('invalide').check(z.maxLength(LONGEST_FUNCTION_TITLE, 'invalide'))),
        'Title of an "autre" function',
      ),
    ),
    categoryLevel: wire(
      'valor_cat',
      about(z.optional(clearable(typedCategory)), 'Category level; a known function determines it'),
    ),
    shareHundredths: wire(
      'valor_c0',
      about(z.optional(typedHundredths('quotite')), 'Share of a full-time job in %, two decimals'),
    ),
    ...typedTerms,
    visible: wire(
      'valor_visible',
      about(
        z.optional(shownOrHidden),
        'Only for a new row, by a main account: 1 visible, 0 limited. Left out: as the active rows of the person are',
      ),
    ),
    answers: wire(
      'valor_data',
      about(
        z.optional(answerChanges),
        'Criterion id to {c: degree, nc?: true when not concerned, reason?, evidence?}, or the JSON text of it',
      ),
    ),
    version,
  },
  { id: 'ValuationRequest' },
);
export type ValuationInput = z.output<typeof valuationInput>;

/** The profile of a copy: at most one of the two fields. Without both, the copy stays in the same profile. */
export const copyRequest = z
  .prefault(
    wireObject({ ...profileFields, version }).check(
      z.refine(({ profileId, profileName }) => profileId === undefined || profileName === undefined, {
        error: 'invalide',
        path: ['profileName'],
      }),
    ),
    {},
  )
  .register(z.globalRegistry, { id: 'DuplicateRequest' });

export const completion = wireObject(
  { id: wire('valor_id', positiveId.check(z.refine(isId, 'inconnu'))), version },
  { id: 'CompleteRequest' },
);

export const newProfile = wireObject(
  { profileName: wire('profile_name', z._default(z.string('invalide'), '')) },
  { id: 'CreateProfileRequest' },
);

/** HTML by section, as an object or as the JSON text of that object. */
const sheetSections = z.codec(
  z.union([z.string(), z.record(z.string(), z.string())], 'invalide'),
  z.custom<Readonly<Record<string, string | undefined>>>(),
  {
    decode: (data, context): Readonly<Record<string, string | undefined>> => {
      const sections = typeof data === 'string' ? textsOf(data) : data;
      if (sections === null) context.issues.push({ code: 'custom', input: data, message: 'invalide' });
      return sections ?? {};
    },
    encode: (sections) => sections as Record<string, string>,
  },
);

const texts = z.object(bySection(() => z.optional(z.string())));

function textsOf(json: string): Readonly<Record<string, string | undefined>> | null {
  try {
    const read = texts.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const profileChange = wireObject(
  {
    profileName: wire('profile_name', z.optional(z.string('invalide'))),
    sheet: wire(
      'profile_data',
      about(
        z.optional(sheetSections),
        'HTML by section, as an object or as JSON text; a section that is not named goes back to its prefill',
      ),
    ),
    version,
  },
  { id: 'ChangeProfileRequest' },
);

const textFlag = z.prefault(
  z.codec(z.enum(['0', '1'], 'invalide'), z.boolean(), {
    decode: (text) => text === '1',
    encode: (value): '0' | '1' => (value ? '1' : '0'),
  }),
  '0',
);

/** One status; null for all statuses (-1 on the wire). */
const statusFilter = z.codec(
  z.coerce
    .number('invalide')
    .check(z.int('invalide'), z.minimum(-1, 'invalide'), z.maximum(STATUS_BOUNDS.most, 'invalide')),
  z.custom<ValuationStatus | null>(),
  {
    decode: (value) => VALUATION_STATUSES.find((known) => known === value) ?? null,
    encode: (value) => value ?? -1,
  },
);

export const profileSort = words(
  { name: 'profile_name', minimum: 'profile_minima', share: 'profile_c0', due: 'profile_a_verser' },
  'tri_inconnu',
);
export type ProfileSort = z.output<typeof profileSort>;

const sortFields = {
  key: wire('key', about(z.prefault(profileSort, 'profile_name'), 'Sorted by')),
  order: wire('order', about(z._default(z.enum(['asc', 'desc'], 'tri_inconnu'), 'asc'), 'Sort order')),
  search: wire(
    'q',
    about(
      z._default(z.string().check(z.trim(), z.maxLength(150, 'invalide')), ''),
      'Words of the name, the function or the category, in any order, over all pages',
    ),
  ),
};

/** Parameters that decide which rows of the profiles are shown. */
export const listFields = {
  ...sortFields,
  status: wire('visa', about(z.prefault(statusFilter, -1), 'One status; -1: all')),
  belowMinimum: wire('under', about(textFlag, '1: below the minimum')),
  anniversary: wire(
    'anniversaire',
    about(textFlag, '1: whose seniority has reached a step since the last calculation'),
  ),
  belowDue: wire('sous', about(textFlag, '1: paid less than is due; none for an account that may not see pay')),
};

export const profilePageQuery = { ...pagingFields, ...sortFields };

export const profileListQuery = {
  ...pagingFields,
  ...listFields,
  light: wire('leger', about(textFlag, '1: without `valor_data` and `profile_data`')),
};
