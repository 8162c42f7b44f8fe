import { z } from 'zod';
import { passwordField } from './account-fields.js';

export const deletionRequest = z
  .object({ user_password: passwordField })
  .meta({ id: 'DeletionRequest', examples: [{ user_password: 'Valorise!2026' }] });

export type DeletionRequest = z.infer<typeof deletionRequest>;

/** 1 erases or plans, 0 keeps everything. */
export const decisionRequest = z.object({
  user_id: z.coerce
    .number('obligatoire')
    .int('invalide')
    .positive('invalide')
    .describe('The account that the link is for'),
  confirm: z
    .enum(['0', '1'], 'invalide')
    .describe('1 erases or plans, 0 keeps everything')
    .transform((value) => value === '1'),
});

export type DecisionRequest = z.infer<typeof decisionRequest>;
