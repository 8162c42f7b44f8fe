/** What several requests about accounts ask for: the same field has the same bounds everywhere. */
import { PASSWORD_MAX_LENGTH, passwordMessages, plainLine } from '@valorisation/rules';
import * as z from 'zod/mini';

export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 100;
export const LONGEST_ADDRESS = 300;
export const LONGEST_COMPANY_NAME = 200;
/** Bounds what is read; how long a password may be is the domain's rule. */
const LONGEST_TEXT = 500;

const line = (typed: z.ZodMiniType<string, string>) => z.pipe(typed, z.transform(plainLine));

/** A name or title that may be left empty: one visible line. */
export const nameField = (longest: number) =>
  z.pipe(line(z.string('invalide')), z.string().check(z.maxLength(longest, 'texte_trop_long')));

/** The same, and it says something. */
export const requiredNameField = (longest: number) =>
  z.pipe(
    line(z.string('obligatoire')),
    z.string().check(z.minLength(1, 'obligatoire'), z.maxLength(longest, 'texte_trop_long')),
  );

/** An address that is looked for, whatever its form: outer spaces go, its case stays. */
export const knownEmailField = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_EMAIL, 'texte_trop_long'));

/** An address as somebody types it. */
export const emailField = z.pipe(knownEmailField, z.email('adresse_invalide'));

/** The specification's own text (section 5), wherever a password is asked for. */
const NO_PASSWORD = `texte:${passwordMessages.required}`;

/** A password being chosen; its rules and their texts are the domain's (specification section 5). */
export const newPasswordField = z._default(
  z.string(NO_PASSWORD).check(z.maxLength(LONGEST_TEXT, `texte:${passwordMessages.tooLong}`)),
  '',
);

/** A password that was chosen some time ago: only the length of what is hashed is bounded, in signs as when it was chosen. */
export const passwordField = z.string(NO_PASSWORD).check(
  z.minLength(1, NO_PASSWORD),
  z.refine((password) => [...password].length <= PASSWORD_MAX_LENGTH, `texte:${passwordMessages.tooLong}`),
);
