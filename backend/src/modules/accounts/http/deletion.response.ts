import { z } from 'zod';

export const deletionLinkSent = z
  .object({ sent: z.literal(true) })
  .meta({ id: 'DeletionLinkSent', examples: [{ sent: true }] });

export const deletionResponse = z
  .object({
    user_id: z.int().positive(),
    user_email: z.string(),
    user_fullname: z.string(),
    user_associated: z.boolean(),
    company_name: z.string(),
    planned_on: z.iso
      .date()
      .nullable()
      .describe('The day of a deletion that is planned already: this link calls it off'),
    goes_on: z.iso
      .date()
      .nullable()
      .describe('The day on which everything goes when it is confirmed now; null: at once'),
    profiles: z.int().min(0),
    valuations: z.int().min(0),
    documents: z.int().min(0),
    associated_accounts: z.int().min(0),
  })
  .meta({
    id: 'Deletion',
    examples: [
      {
        user_id: 1,
        user_email: 'direction@demo.example',
        user_fullname: 'Claire Morvan',
        user_associated: false,
        company_name: 'Maison familiale rurale du Haut Bocage',
        planned_on: null,
        goes_on: '2026-12-21',
        profiles: 12,
        valuations: 25,
        documents: 4,
        associated_accounts: 1,
      },
    ],
  });

export const decisionResponse = z
  .object({
    state: z.enum(['erased', 'planned', 'kept']),
    on: z.iso.date().nullable().describe('The day on which a planned deletion takes place'),
  })
  .meta({ id: 'DeletionDecision', examples: [{ state: 'planned', on: '2026-12-21' }] });
