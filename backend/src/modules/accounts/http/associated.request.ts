import { z } from 'zod';
import { nameField } from '../../../platform/http/name-field.js';
import { emailField, LONGEST_NAME, passwordField } from './account-fields.js';

const name = nameField(LONGEST_NAME).default('');

export const addAssociatedRequest = z
  .object({ user_email: emailField, user_firstname: name, user_lastname: name })
  .meta({
    id: 'AddAssociatedRequest',
    examples: [{ user_email: 'secretariat@demo.example', user_firstname: 'Nadia', user_lastname: 'Ferrand' }],
  });

export type AddAssociatedRequest = z.infer<typeof addAssociatedRequest>;

export const proposeHandoverRequest = z
  .object({ user_password: passwordField.describe('Of the main account that proposes it') })
  .meta({ id: 'ProposeHandoverRequest', examples: [{ user_password: 'Valorise!2026' }] });

export type ProposeHandoverRequest = z.infer<typeof proposeHandoverRequest>;
