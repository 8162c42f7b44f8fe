import { z } from 'zod';
import { referenceResponse } from '../../grids/index.js';
import { profileResponse, savedProfileExample, valuationDetailResponse } from '../../valuations/index.js';
import { jobSheetExample } from './job-description.examples.js';

const text = z.string();

const sectionResponse = z
  .object({
    written: text.nullable().describe('HTML that people wrote; null while the prefill stands on the sheet'),
    prefill: text.describe('HTML from the classified functions and their criteria'),
  })
  .meta({ id: 'JobSheetSection' });

/** Functions that the total does not hold. */
const leftOut = z.object({ count: z.int().positive(), several: z.boolean() }).nullable();

/** The texts of the printed sheet, for the screen that looks like it. */
export const jobSheetResponse = z
  .object({
    establishment: z.object({ name: text, siret: text }),
    functions: z.array(
      z.object({
        valor_id: z.int().positive(),
        title: text,
        category: text,
        hourly: z.boolean(),
        share: text,
        fullTime: z.boolean(),
        index: text.nullable(),
        amount: text.nullable(),
        staleSince: text.nullable().describe('First day of the former grid of an amount that awaits an update'),
        criteria: z.array(
          z.object({ id: z.int(), title: text, answered: z.boolean(), degree: text.nullable(), text: text.nullable() }),
        ),
      }),
    ),
    total: z
      .object({
        share: text,
        amount: text.nullable(),
        complement: text.nullable().describe('What lacks to the minimum wage, part of the amount'),
        hourly: leftOut,
        uncomputed: leftOut,
      })
      .nullable()
      .describe('Of the functions that are paid by the month, when there are several'),
    total_share: z.number().describe('Of the active functions that are paid by the month, computed or not, in %'),
    amounts: z.object({ monthly: z.boolean(), hourly: z.boolean() }),
    wage: z.object({ from: text, mayotte: z.boolean(), confirmed: z.boolean() }).nullable(),
    partial: z.boolean(),
    references: z.array(text),
    grids: z.array(z.object({ id: z.int().positive(), effectiveOn: text, confirmed: z.boolean() })),
    printedOn: text,
    sections: z.object({
      missions: sectionResponse,
      activities: sectionResponse,
      relations: sectionResponse,
      competences: sectionResponse,
    }),
  })
  .meta({ id: 'JobSheet', examples: [jobSheetExample] });

/** GET /v1/job/description/{id}: what the job sheet of a profile is written from. */
export const jobDescriptionResponse = z
  .object({
    criteres: referenceResponse.shape.criteres.describe('Of the grid in force'),
    valors: z.array(valuationDetailResponse),
    profile: profileResponse
      .extend({
        profile_data: z
          .string()
          .describe(
            'JSON text: missions, activities, relations and competences as HTML; prefilled from the classified functions until saved',
          ),
      })
      .meta({ id: 'ProfileWithSheet', examples: [savedProfileExample] }),
    params: referenceResponse.shape.params,
    sheet: jobSheetResponse,
  })
  .meta({ id: 'JobDescription' });
