import { z } from 'zod';

export const emailResponse = z
  .object({ user_email: z.string().describe('The new address') })
  .meta({ id: 'NewEmail', examples: [{ user_email: 'nouvelle@demo.example' }] });
