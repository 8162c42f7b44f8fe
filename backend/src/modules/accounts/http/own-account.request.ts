import { plainLines } from '@valorisation/rules';
import { z } from 'zod';
import { nameField, requiredNameField } from '../../../platform/http/name-field.js';
import {
  emailField,
  LONGEST_ADDRESS,
  LONGEST_COMPANY_NAME,
  LONGEST_NAME,
  newPasswordField,
  passwordField,
} from './account-fields.js';

const address = z.string('invalide').transform(plainLines).pipe(z.string().max(LONGEST_ADDRESS, 'texte_trop_long'));

export const correctAccountRequest = z
  .object({
    user_firstname: nameField(LONGEST_NAME).optional(),
    user_lastname: nameField(LONGEST_NAME).optional(),
    user_address: address.optional(),
    company_name: requiredNameField(LONGEST_COMPANY_NAME).optional().describe('Main accounts only'),
  })
  .meta({
    id: 'CorrectAccountRequest',
    examples: [{ user_firstname: 'Claire', user_lastname: 'Morvan', user_address: '1 rue des Champs, 35000 Rennes' }],
  });

export type CorrectAccountRequest = z.infer<typeof correctAccountRequest>;

export const changePasswordRequest = z
  .object({ user_password: passwordField.describe('The present one'), user_new_password: newPasswordField })
  .meta({
    id: 'ChangePasswordRequest',
    examples: [{ user_password: 'Valorise!2026', user_new_password: 'Une phrase de passe, 2026 & suite' }],
  });

export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

export const changeEmailRequest = z
  .object({ user_email: emailField.describe('The new one'), user_password: passwordField })
  .meta({
    id: 'ChangeEmailRequest',
    examples: [{ user_email: 'nouvelle@demo.example', user_password: 'Valorise!2026' }],
  });

export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>;
