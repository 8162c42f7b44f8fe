import { PASSWORD_MAX_LENGTH } from '@valorisation/rules';
import { z } from 'zod';

const LONGEST_EMAIL = 254;
/** Bounds what is read; how long a password may be is the domain's rule. */
const LONGEST_TEXT = 500;

/** An address as somebody types it: outer spaces go, its case stays. */
export const emailField = z
  .string('obligatoire')
  .trim()
  .min(1, 'obligatoire')
  .max(LONGEST_EMAIL, 'invalide')
  .pipe(z.email('adresse_invalide'));

/** A password being chosen; its rules and their texts are the domain's (specification section 5). */
export const newPasswordField = z.string().max(LONGEST_TEXT, 'invalide').default('');

/** A password that was chosen some time ago: only the length of what is hashed is bounded, in signs as when it was chosen. */
export const passwordField = z
  .string('obligatoire')
  .min(1, 'obligatoire')
  .refine((password) => [...password].length <= PASSWORD_MAX_LENGTH, 'invalide');

export const forgotPasswordRequest = z
  .object({ user_email: emailField })
  .meta({ id: 'ForgotPasswordRequest', examples: [{ user_email: 'direction@demo.example' }] });

export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

export const newPasswordRequest = z
  .object({ user_password: newPasswordField })
  .meta({ id: 'NewPasswordRequest', examples: [{ user_password: 'Valorise!2026' }] });

export type NewPasswordRequest = z.infer<typeof newPasswordRequest>;
