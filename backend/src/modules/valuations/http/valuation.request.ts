import { dayMessage, isDay, LONGEST_FUNCTION_TITLE, MAX_AMOUNT_CENTS } from '@valorisation/rules';
import { z } from 'zod';
import { isId, pagingRequest } from '../../../platform/http/paging.request.js';
import { valuationRequestExample } from './valuation.examples.js';

const LONGEST_VALOR_DATA = 100_000;

/** Digits as people write them: neither 0x10 nor 1e3. */
const DECIMAL = /^-?\d+(?:[.,]\d+)?$/;

/** A decimal with at most two places, as a number or its text with a dot or a comma; answered in hundredths. */
function hundredths(code: string): z.ZodType<number> {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(DECIMAL, code)
          .transform((text) => Number(text.replace(',', '.'))),
      ],
      code,
    )
    .refine((value) => Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, code)
    .transform((value) => Math.round(value * 100));
}

const flag = z.union([z.literal([0, 1, '0', '1']), z.boolean()], 'invalide').transform((value) => Number(value) === 1);

/** A whole number, or its text. */
function whole(code: string): z.ZodType<number> {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d+$/, code)
          .transform(Number),
      ],
      code,
    )
    .refine(Number.isSafeInteger, code);
}

/** YYYY-MM-DD; one that does not exist is told with what to change. */
const dayField = z.string('invalide').superRefine((text, context) => {
  if (isDay(text)) return;
  const message = dayMessage(text);
  context.addIssue({ code: 'custom', message: message === null ? 'invalide' : `texte:${message}` });
});

/** Null and an empty text clear a value. */
function clearable<Value>(schema: z.ZodType<Value>, code = 'invalide'): z.ZodType<Value | null> {
  return z.union([z.null(), z.literal('').transform(() => null), schema], code);
}

export const versionRequest = z
  .int('invalide')
  .positive('invalide')
  .optional()
  .describe('The version that was read: a stale one is refused (409)');

/** Any subset of a valuation's inputs (POST /v1/valor/{id}/profil). Unknown keys are dropped. */
export const valuationRequest = z
  .object({
    profile_id: whole('invalide').refine(isId, 'inconnu').optional().describe('An existing profile'),
    profile_name: z.string('invalide').optional().describe('Name of a profile to create'),
    valor_c5: whole('fonction_inconnue').optional().describe('Function id, 0 = autre'),
    valor_other_metier: z
      .string('invalide')
      .max(LONGEST_FUNCTION_TITLE, 'invalide')
      .optional()
      .describe('Title of an "autre" function'),
    valor_cat: clearable(whole('invalide').refine((level) => level >= 0 && level <= 3, 'invalide'))
      .optional()
      .describe('Category level; a known function fixes it'),
    valor_c0: hundredths('quotite').optional().describe('Share of a full-time job in %, two decimals'),
    valor_anciennete: clearable(dayField).optional().describe('Day of seniority, YYYY-MM-DD; an empty text clears it'),
    valor_conges: whole('conges').optional().describe('Extra leave weeks, 0 to 6'),
    valor_remuneration: flag.optional().describe('1 = hourly pay, teaching functions only'),
    valor_garantie: clearable(
      hundredths('garantie').refine((cents) => cents > 0 && cents <= MAX_AMOUNT_CENTS, 'garantie'),
      'garantie',
    )
      .optional()
      .describe('Guaranteed month, EUR at the share'),
    valor_forfait_jours: flag.optional().describe('1 = yearly fixed-days contract, cadres only'),
    valor_data: z
      .union([z.string().max(LONGEST_VALOR_DATA, 'invalide'), z.record(z.string(), z.unknown())], 'invalide')
      .optional()
      .describe(
        'Criterion id to {c: degree, nc?: true when not concerned, reason?, evidence?}, or the JSON text of it',
      ),
    version: versionRequest,
  })
  .meta({ id: 'ValuationRequest', examples: [valuationRequestExample] });

export type ValuationRequest = z.infer<typeof valuationRequest>;

export const completeRequest = z
  .object({ valor_id: z.int('invalide').positive('invalide').refine(isId, 'inconnu'), version: versionRequest })
  .meta({ id: 'CompleteRequest', examples: [{ valor_id: 12 }] });

export type CompleteRequest = z.infer<typeof completeRequest>;

export const createProfileRequest = z
  .object({ profile_name: z.string('invalide').default('') })
  .meta({ id: 'CreateProfileRequest', examples: [{ profile_name: 'Lucie Bernard' }] });

export type CreateProfileRequest = z.infer<typeof createProfileRequest>;

/** Query of GET /v1/user/profile/all. An unknown key or order is 422. */
export const profilePageRequest = pagingRequest.extend({
  key: z
    .enum(['profile_name', 'profile_minima', 'profile_c0', 'profile_a_verser'], 'tri_inconnu')
    .default('profile_name')
    .describe('Sorted by'),
  order: z.enum(['asc', 'desc'], 'tri_inconnu').default('asc').describe('Sort order'),
  q: z.string().trim().max(150, 'invalide').default('').describe('Part of a name, over all pages'),
});

export type ProfilePageRequest = z.infer<typeof profilePageRequest>;

/** Query of GET /v1/valor/list/all: the same, and which rows to show. */
export const profileListRequest = profilePageRequest.extend({
  visa: z.coerce
    .number('invalide')
    .int('invalide')
    .min(-1, 'invalide')
    .max(4, 'invalide')
    .default(-1)
    .describe('One status; -1: all'),
  under: z.enum(['0', '1'], 'invalide').default('0').describe('1: below the minimum'),
  anniversaire: z
    .enum(['0', '1'], 'invalide')
    .default('0')
    .describe('1: whose seniority has reached a step since the last calculation'),
  leger: z.enum(['0', '1'], 'invalide').default('0').describe('1: without `valor_data` and `profile_data`'),
});

export type ProfileListRequest = z.infer<typeof profileListRequest>;
