import { z } from 'zod';
import { importExample, importPreviewExample } from './exchange.examples.js';

const line = z.int().positive().describe('Row of the file, headings included');

/** POST /v1/valor/import/preview: what a confirmation of the same file would do. */
export const importPreviewResponse = z
  .object({
    key: z.uuid(),
    digest: z.string(),
    lines: z.int().nonnegative(),
    profiles_new: z.int().nonnegative(),
    profiles_existing: z.int().nonnegative(),
    valuations: z.int().nonnegative(),
    computed: z.int().nonnegative().describe('Valuations that get an amount'),
    month_total: z.number().describe('Sum of the displayed monthly amounts, EUR'),
    ignored_columns: z.array(z.string()),
    accepted: z.array(
      z.object({
        line,
        profile_name: z.string(),
        profile_new: z.boolean(),
        metier_title: z.string().nullable().describe('Null: a profile without a valuation'),
        valor_visa: z.int().nullable(),
        valor_visible: z.int().nullable(),
        valor_c0: z.number().nullable(),
        valor_affiche: z.number().nullable(),
        valor_affiche_unite: z.enum(['mois', 'heure']).nullable(),
        repeated: z.boolean().describe('The profile has an active valuation of that function already'),
      }),
    ),
    refused: z.array(
      z.object({
        line,
        profile_name: z.string(),
        reasons: z.array(z.object({ column: z.string(), message: z.string() })),
      }),
    ),
  })
  .meta({ id: 'ImportPreview', examples: [importPreviewExample] });

/** An import that was written. */
export const importResponse = z
  .object({
    import_id: z.int().positive(),
    created_at: z.string(),
    profiles: z.int().nonnegative(),
    valuations: z.int().nonnegative(),
    refused: z.int().nonnegative(),
    own: z.boolean(),
    undone: z
      .object({
        at: z.string(),
        archived: z.int().nonnegative(),
        kept: z.int().nonnegative().describe('Changed, deleted or archived before the undoing'),
        profiles_deleted: z.int().nonnegative(),
      })
      .nullable(),
  })
  .meta({ id: 'Import', examples: [importExample] });
