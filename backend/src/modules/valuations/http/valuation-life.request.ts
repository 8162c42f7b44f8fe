import { z } from 'zod';
import { MOST_ROWS } from '../commands/valuation-life.command.js';
import { versionRequest } from './valuation.request.js';

const id = z.int('invalide').positive('invalide');

/** Ids of a call on several rows: 1 to 500, repeats counted once. */
const ids = z.array(id, 'liste_vide').min(1, 'liste_vide').max(MOST_ROWS, 'liste_trop_longue');

/** Bodies of calls on one row: at most the version that the caller knows. */
export const oneRowRequest = z
  .object({ version: versionRequest })
  .default({})
  .meta({ id: 'OneRowRequest', examples: [{ version: 2 }] });
export type OneRowRequest = z.infer<typeof oneRowRequest>;

export const manyRowsRequest = z.object({ ids }).meta({ id: 'ManyRowsRequest', examples: [{ ids: [18, 19, 20] }] });
export type ManyRowsRequest = z.infer<typeof manyRowsRequest>;

const versions = z.array(z.int('invalide').positive('invalide'), 'invalide');

/** A version for each id, or none at all. */
const VERSION_OF_EACH = { message: 'invalide', path: ['versions'] };

export const versionedRowsRequest = z
  .object({ ids, versions: versions.describe('The versions that were read, in the order of the ids') })
  .refine((body) => body.versions.length === body.ids.length, VERSION_OF_EACH)
  .meta({ id: 'VersionedRowsRequest', examples: [{ ids: [18, 19, 20], versions: [3, 5, 2] }] });
export type VersionedRowsRequest = z.infer<typeof versionedRowsRequest>;

const flag = z.union([z.literal(0), z.literal(1)], 'etat_refuse');
const visa = z.int('etat_refuse').min(0, 'etat_refuse').max(4, 'etat_refuse');

const ASK_ONE = { message: 'etat_refuse', path: ['valor_visa'] };

/** One asked state: a status or a visibility, not both, not none. */
const askedState = z
  .object({ valor_visa: visa.optional(), valor_visible: flag.optional() })
  .refine(isOneState, ASK_ONE);

export type AskedState = z.infer<typeof askedState>;

function isOneState({ valor_visa, valor_visible }: { valor_visa?: unknown; valor_visible?: unknown }): boolean {
  return (valor_visa === undefined) !== (valor_visible === undefined);
}

export const changeOneRequest = askedState
  .and(z.object({ version: versionRequest }))
  .meta({ id: 'ChangeOneRequest', examples: [{ valor_visa: 4, version: 2 }] });
export type ChangeOneRequest = z.infer<typeof changeOneRequest>;

/** `{ids, data: {...}}`; the flat form is taken too. No union: each faulty field is to be named by itself. */
export const changeManyRequest = z
  .object({
    ids,
    versions: versions
      .optional()
      .describe('The versions that were read, in the order of the ids: a stale one is refused (409)'),
    data: askedState.optional(),
    valor_visa: visa.optional(),
    valor_visible: flag.optional(),
  })
  .refine(({ data, ...flat }) => (data === undefined) === isOneState(flat), ASK_ONE)
  .refine((body) => body.versions === undefined || body.versions.length === body.ids.length, VERSION_OF_EACH)
  .transform(({ ids: rows, versions: read, data, valor_visa, valor_visible }) => ({
    ids: rows,
    versions: read,
    data: data ?? { valor_visa, valor_visible },
  }))
  .meta({ id: 'ChangeManyRequest', examples: [{ ids: [18, 19, 20], data: { valor_visible: 0 } }] });
export type ChangeManyRequest = z.infer<typeof changeManyRequest>;

/** `{valor_id}` for one row, `{ids}` for several. */
export const anniversaryRequest = z
  .object({ ids: ids.optional(), valor_id: id.optional(), version: versionRequest })
  .refine((body) => (body.ids === undefined) !== (body.valor_id === undefined), {
    message: 'obligatoire',
    path: ['valor_id'],
  })
  .meta({ id: 'AnniversaryRequest', examples: [{ valor_id: 18, version: 2 }] });
export type AnniversaryRequest = z.infer<typeof anniversaryRequest>;

export const changeProfileRequest = z
  .object({
    profile_name: z.string('invalide').optional(),
    profile_data: z
      .union([z.string(), z.record(z.string(), z.string())], 'invalide')
      .optional()
      .describe('HTML by section, as an object or as JSON text; a section that is not named goes back to its prefill'),
    version: versionRequest,
  })
  .meta({ id: 'ChangeProfileRequest', examples: [{ profile_name: 'Lucie Bernard', version: 1 }] });
export type ChangeProfileRequest = z.infer<typeof changeProfileRequest>;
