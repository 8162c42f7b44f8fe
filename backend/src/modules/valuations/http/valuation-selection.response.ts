import { z } from 'zod';
import { updatesPreviewExample } from './valuation-life.examples.js';
import { DUE_SOURCES, valuationRowResponse } from './valuation.response.js';

/** Rows of a selection as they are now. */
export const selectionResponse = z.array(valuationRowResponse).meta({ id: 'Selection' });

/** An amount in a preview: the stored one, or the one that an update would store. */
export const previewSideResponse = z.object({
  valor_affiche: z.number(),
  valor_affiche_unite: z.enum(['mois', 'heure']),
  valor_minima: z.number().describe('Monthly minimum at the share, EUR'),
  valor_taux_horaire: z.number().nullable().describe('EUR per training hour'),
  valor_a_verser: z.number(),
  valor_a_verser_unit: z.enum(['mois', 'heure']),
  valor_a_verser_source: z.enum(DUE_SOURCES),
  sous_smic: z.boolean().describe('Against the grid in force'),
  valor_calcul: z.string().describe('Day of the calculation, YYYY-MM-DD'),
  annees: z.int().min(0).describe('Completed years of seniority on that day'),
  taux: z.number().describe('Seniority rate in %'),
  valor_birthday: z.string().nullable().describe('Next day on which the rate rises'),
});

/** An update of several rows before it is confirmed. */
export const updatesPreviewResponse = z
  .object({
    grid_id: z.int().describe('The grid in force'),
    rows: z.array(
      z.object({
        valor_id: z.int().positive(),
        version: z.int().positive(),
        profile_name: z.string(),
        metier_title: z.string(),
        current: previewSideResponse.nullable().describe('Null without an amount'),
        next: previewSideResponse.nullable().describe('Null when the row cannot be updated'),
        refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'UpdatesPreview', examples: [updatesPreviewExample] });
