import { z } from 'zod';
import { profileListRequest } from '../../valuations/index.js';

const format = z.enum(['xlsx', 'csv'], 'invalide').default('xlsx').describe('Kind of file');

/** A file takes more rows than a command. */
const MOST_IDS = 10_000;

const ids = z
  .array(z.int('invalide').positive('invalide'), 'liste_vide')
  .min(1, 'liste_vide')
  .max(MOST_IDS, 'liste_trop_longue');

/** Query of the model and of the refused rows. */
export const fileRequest = z.object({ format });

export type FileRequest = z.infer<typeof fileRequest>;

/** Query of GET /v1/valor/export: the dashboard's, over all its pages. */
export const exportRequest = profileListRequest.omit({ p: true, div: true }).extend({ format });

export type ExportRequest = z.infer<typeof exportRequest>;

/** POST /v1/valor/export: chosen rows. */
export const exportChosenRequest = z.object({ ids, format }).meta({
  id: 'ExportChosenRequest',
  examples: [{ ids: [12, 13], format: 'xlsx' }],
});

export type ExportChosenRequest = z.infer<typeof exportChosenRequest>;

/** Query of POST /v1/valor/import/confirm: both as the preview gave them. */
export const confirmRequest = z.object({
  key: z.uuid('invalide').describe('Sent twice, the import is written once'),
  digest: z
    .string('invalide')
    .regex(/^[0-9a-f]{64}$/, 'invalide')
    .describe('Of the plan that was shown; another plan is refused (409)'),
});

export type ConfirmRequest = z.infer<typeof confirmRequest>;
