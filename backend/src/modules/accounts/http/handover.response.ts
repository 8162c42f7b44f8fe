import { z } from 'zod';

export const handoverLinkResponse = z
  .object({
    valid: z.literal(true),
    user_email: z.string().describe('Of the account that is to take over, masked'),
    company_name: z.string(),
    proposer_name: z.string(),
  })
  .meta({
    id: 'HandoverLink',
    examples: [
      {
        valid: true,
        user_email: 'c•••••••••••r@demo.example',
        company_name: 'Maison familiale rurale du Haut Bocage',
        proposer_name: 'Claire Morvan',
      },
    ],
  });

export const handoverWithdrawnResponse = z
  .object({ withdrawn: z.literal(true) })
  .meta({ id: 'HandoverWithdrawn', examples: [{ withdrawn: true }] });

export const handoverDoneResponse = z
  .object({ done: z.literal(true) })
  .meta({ id: 'HandoverDone', examples: [{ done: true }] });
