import { z } from 'zod';

/** A link that may still be used. */
export const linkResponse = z
  .object({ valid: z.literal(true), user_email: z.string().describe('Masked: d•••••••n@demo.example') })
  .meta({ id: 'UsableLink', examples: [{ valid: true, user_email: 'd•••••••n@demo.example' }] });
