import { z } from 'zod';
import { updatesPreviewExample } from './valuation-life.examples.js';
import { valuationRowResponse } from './valuation.response.js';

/** Rows of a selection as they are now. */
export const selectionResponse = z.array(valuationRowResponse).meta({ id: 'Selection' });

const side = z.object({
  valor_affiche: z.number(),
  valor_affiche_unite: z.enum(['mois', 'heure']),
  sous_smic: z.boolean().describe('Against the grid in force'),
});

/** 'Mettre à jour' on several rows before it is confirmed. */
export const updatesPreviewResponse = z
  .object({
    grid_id: z.int().describe('The grid in force'),
    rows: z.array(
      z.object({
        valor_id: z.int().positive(),
        version: z.int().positive(),
        profile_name: z.string(),
        metier_title: z.string(),
        current: side.nullable().describe('Null without an amount'),
        next: side.nullable().describe('Null when the row cannot be brought up to date'),
        refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'UpdatesPreview', examples: [updatesPreviewExample] });
