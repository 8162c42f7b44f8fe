import { z } from 'zod';
import { emailField, newPasswordField } from './account-fields.js';

export const forgotPasswordRequest = z
  .object({ user_email: emailField })
  .meta({ id: 'ForgotPasswordRequest', examples: [{ user_email: 'direction@demo.example' }] });

export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

export const newPasswordRequest = z
  .object({ user_password: newPasswordField })
  .meta({ id: 'NewPasswordRequest', examples: [{ user_password: 'Valorise!2026' }] });

export type NewPasswordRequest = z.infer<typeof newPasswordRequest>;
