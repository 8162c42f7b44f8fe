/** What several calls of staff share: the outcome of an act on many records, the proof of identity, and limits. */
import * as z from 'zod/mini';
import { about, list, wideId } from '../data.js';
import { passwordField } from '../accounts/fields.js';
import { wire } from '../wire.js';

const outcomeFor = <Id extends z.core.$ZodType>(of: Id) =>
  z.object({
    done: about(list(of), 'The records that were changed'),
    left: about(
      list(z.object({ id: of, code: z.string(), message: z.string() })),
      'The others, each with the reason, as for the act on it alone',
    ),
  });

const message = 'Cette demande a déjà reçu une réponse. Rechargez la liste pour voir son état.';

export const manyOutcome = outcomeFor(wideId).register(z.globalRegistry, {
  id: 'ManyOutcome',
  examples: [{ done: [3, 4], left: [{ id: 5, code: 'demande_traitee', message }] }],
});

/** The outcome for jobs, because their ids are texts. */
export const manyJobsOutcome = outcomeFor(z.string()).register(z.globalRegistry, {
  id: 'ManyJobsOutcome',
  examples: [{ done: ['housekeeping.daily-round_2026-11-20'], left: [] }],
});

export interface ManyOutcome<Id extends number | string = number> {
  readonly done: readonly Id[];
  readonly left: readonly { readonly id: Id; readonly code: string; readonly message: string }[];
}

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

/** The largest number of rows in one act on many. */
export const MOST_AT_ONCE = 100;
/** In characters: the reason for a refusal or a suspension. */
export const LONGEST_REASON = 1000;
/** In characters: an answer or a note. */
export const LONGEST_ANSWER = 5000;
/** In characters: the description of a picture. */
export const LONGEST_ALT = 300;
/** In characters: a maintenance message. */
export const LONGEST_MAINTENANCE_MESSAGE = 500;
/** In characters: the site's postal address, and its telephone number. */
export const LONGEST_POSTAL = 200;
export const LONGEST_PHONE = 30;
/** In characters: the lines at the foot of every mail. */
export const LONGEST_FOOTER = 500;
