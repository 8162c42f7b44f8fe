/** How signed-in staff prove their identity again before a binding act. */
import * as z from 'zod/mini';
import { passwordField } from '../accounts/fields.js';
import { about } from '../data.js';
import { wire } from '../wire.js';

const LONGEST_CODE = 40;

export const identityFields = {
  password: wire('user_password', about(z.optional(passwordField), 'For an account without a second step')),
  code: wire(
    'code',
    about(
      z.optional(z.string('code_faux').check(z.trim(), z.maxLength(LONGEST_CODE, 'code_faux'))),
      'Six digits, for an account with a second step',
    ),
  ),
};
