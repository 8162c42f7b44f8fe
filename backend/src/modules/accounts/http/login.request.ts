import { z } from 'zod';
import { LONGEST_EMAIL, passwordField } from './account-fields.js';

export const loginRequest = z
  .object({
    user_email: z.string('obligatoire').trim().min(1, 'obligatoire').max(LONGEST_EMAIL, 'texte_trop_long'),
    user_password: passwordField,
  })
  .meta({
    id: 'LoginRequest',
    examples: [{ user_email: 'direction@demo.example', user_password: 'Valorise!2026' }],
  });

export type LoginRequest = z.infer<typeof loginRequest>;
