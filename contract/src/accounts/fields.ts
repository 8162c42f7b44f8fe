/** Fields that several requests about accounts share, so that their limits are the same everywhere. */
import { PASSWORD_MAX_LENGTH, passwordMessages, plainLine } from '@valorisation/rules';
import * as z from 'zod/mini';

export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 100;
export const LONGEST_ADDRESS = 300;
export const LONGEST_COMPANY_NAME = 200;
/** Limits how much is read. The domain decides how long a password may be. */
const LONGEST_TEXT = 500;

const line = (typed: z.ZodMiniType<string, string>) => z.pipe(typed, z.transform(plainLine));

export const nameField = (longest: number) =>
  z.pipe(line(z.string('invalide')), z.string().check(z.maxLength(longest, 'texte_trop_long')));

export const requiredNameField = (longest: number) =>
  z.pipe(
    line(z.string('obligatoire')),
    z.string().check(z.minLength(1, 'obligatoire'), z.maxLength(longest, 'texte_trop_long')),
  );

/** An address to look up, in any form. Outer spaces are removed; upper and lower case stay. */
export const knownEmailField = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_EMAIL, 'texte_trop_long'));

export const emailField = z.pipe(knownEmailField, z.email('adresse_invalide'));

const NO_PASSWORD = `texte:${passwordMessages.required}`;

/** A new password. The rules package checks it and contains the messages. */
export const newPasswordField = z._default(
  z.string(NO_PASSWORD).check(z.maxLength(LONGEST_TEXT, `texte:${passwordMessages.tooLong}`)),
  '',
);

/**
 * A password chosen earlier. Only the length of the text to hash is limited. It is counted in characters, as it was
 * when the password was chosen.
 */
export const passwordField = z.string(NO_PASSWORD).check(
  z.minLength(1, NO_PASSWORD),
  z.refine((password) => [...password].length <= PASSWORD_MAX_LENGTH, `texte:${passwordMessages.tooLong}`),
);
