import { z } from 'zod';
import {
  journalEntryExample,
  lifeOutcomeExample,
  updatePreviewExample,
  valuationPageExample,
} from './valuation-life.examples.js';
import { previewSideResponse } from './valuation-selection.response.js';
import { traceStepResponse, valuationDetailResponse, valuationResponse } from './valuation.response.js';

/** What a call on several rows did: all in one transaction. */
export const lifeOutcomeResponse = z
  .object({
    done: z.int().min(0),
    skipped: z.int().min(0).describe('Rows that were in the asked state already'),
    ids: z.array(z.int().positive()).describe('Rows changed, made or deleted'),
    versions: z.array(z.int().positive()).describe('Their versions now, in the order of the ids'),
  })
  .meta({ id: 'LifeOutcome', examples: [lifeOutcomeExample] });

const explainedSide = previewSideResponse.extend({
  grid_id: z.int(),
  indice: z.number(),
  trace: z.array(traceStepResponse),
});

/** An update of one row before it is confirmed: the amount as it is and as it would be, and the steps that differ. */
export const updatePreviewResponse = z
  .object({
    valor_id: z.int().positive(),
    version: z.int().positive(),
    current: explainedSide,
    next: explainedSide,
    difference: z.number().describe('EUR, new less old displayed minimum'),
    steps: z
      .array(
        z.object({
          rule: z.string(),
          key: z.string(),
          from: z.number().nullable(),
          to: z.number().nullable(),
          unit: z.string(),
        }),
      )
      .describe('Steps of the calculation whose value differs'),
  })
  .meta({ id: 'UpdatePreview', examples: [updatePreviewExample] });

const change = z.object({
  field: z
    .string()
    .describe(
      "The specification's name of the field; `critere.<id>` for an answer: its degree, `nc` not concerned, null none; equal on both sides when only its reason or evidence changed",
    ),
  from: z.unknown(),
  to: z.unknown(),
});

/** One entry of a valuation's journal. */
export const journalEntryResponse = z
  .object({
    version: z.int().positive(),
    type: z.string(),
    editor: z.string(),
    date: z.string().describe('ISO, UTC'),
    grid_id: z.int().nullable(),
    grid_effective_on: z.string().nullable().describe('Day from which that grid is in force, YYYY-MM-DD'),
    changes: z.array(change),
  })
  .meta({ id: 'JournalEntry', examples: [journalEntryExample] });

export const pastValuationResponse = valuationDetailResponse.meta({ id: 'PastValuation' });

export const valuationPageResponse = z
  .object({
    data: z.array(valuationResponse),
    total: z.int(),
    page: z.int(),
    lastPage: z.int(),
    perPage: z.int(),
  })
  .meta({ id: 'ValuationPage', examples: [valuationPageExample] });
