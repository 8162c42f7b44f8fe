/** What several requests about accounts ask for: the same field has the same bounds everywhere. */
import { PASSWORD_MAX_LENGTH, passwordMessages } from '@valorisation/rules';
import { z } from 'zod';

export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 100;
export const LONGEST_ADDRESS = 300;
export const LONGEST_COMPANY_NAME = 200;
/** Bounds what is read; how long a password may be is the domain's rule. */
const LONGEST_TEXT = 500;

/** An address as somebody types it: outer spaces go, its case stays. */
export const emailField = z
  .string('obligatoire')
  .trim()
  .min(1, 'obligatoire')
  .max(LONGEST_EMAIL, 'texte_trop_long')
  .pipe(z.email('adresse_invalide'));

/** A password being chosen; its rules and their texts are the domain's (specification section 5). */
export const newPasswordField = z.string('invalide').max(LONGEST_TEXT, `texte:${passwordMessages.tooLong}`).default('');

/** A password that was chosen some time ago: only the length of what is hashed is bounded, in signs as when it was chosen. */
export const passwordField = z
  .string('obligatoire')
  .min(1, 'obligatoire')
  .refine((password) => [...password].length <= PASSWORD_MAX_LENGTH, `texte:${passwordMessages.tooLong}`);
