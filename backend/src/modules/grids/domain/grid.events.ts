import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';
import { LONGEST_CASE_REASON } from './grid-case.js';

export const gridPutInForce = EventShape.first(
  'grid.put-in-force',
  'A version of the grid came into force; the earlier one is no longer in force.',
  z.strictObject({ previousGridId: z.int().nullable() }),
);

export const gridDraftCreated = EventShape.first(
  'grid.draft-created',
  'A draft of the grid was created from another version; `restores`: to bring that version back.',
  z.strictObject({ basedOn: z.int(), restores: z.int().nullable(), effectiveOn: z.string() }),
);

export const gridDraftEdited = EventShape.first(
  'grid.draft-edited',
  'A draft of the grid was changed; the payload holds the changed parts and the number of values. The values are in its row.',
  z.strictObject({
    version: z.int(),
    effectiveOn: z.string(),
    fields: z.array(z.string()),
    changes: z.int(),
  }),
);

export const gridDraftDiscarded = EventShape.first(
  'grid.draft-discarded',
  'A draft of the grid was deleted.',
  z.strictObject({ version: z.int() }),
);

const caseOf = z.strictObject({ caseId: z.int() });

export const gridCaseTyped = EventShape.first(
  'grid.case-typed',
  'A case with its expected result was typed for the version.',
  caseOf,
);

export const gridCaseCorrected = EventShape.first(
  'grid.case-corrected',
  'A case of the version was typed again in place and lost its signature; the payload holds the earlier contract and figures.',
  z.strictObject({
    caseId: z.int(),
    before: z.strictObject({
      situation: z.record(z.string(), z.unknown()),
      expected: z.strictObject({
        indexHundredths: z.int(),
        amount: z.strictObject({ cents: z.int(), unit: z.enum(['month', 'hour']) }),
      }),
    }),
  }),
);

export const gridCaseSigned = EventShape.first(
  'grid.case-signed',
  'A person signed a case of the version with its document of that time.',
  z.strictObject({ caseId: z.int(), version: z.int() }),
);

export const gridCaseWithdrawn = EventShape.first(
  'grid.case-withdrawn',
  'A case of the version was withdrawn; it is kept with its reason.',
  caseOf,
);

export const gridForced = EventShape.first(
  'grid.forced',
  'The operator put the version in force although its cases do not prove it, for this reason.',
  z.strictObject({ reason: z.string().max(LONGEST_CASE_REASON) }),
);

const publicationId = z.int();

export const publicationAsked = EventShape.first(
  'grid.publication-asked',
  'An admin requested the publication of a version; a second admin must confirm it.',
  z.strictObject({
    publicationId,
    contentVersion: z.int(),
    /** Null: the version comes into force as soon as it is confirmed. */
    takesForceAt: z.string().nullable(),
    announce: z.boolean(),
    /** The version that it replaces because that one was published by mistake; otherwise null. */
    withdraws: z.int().nullable(),
  }),
);

export const publicationConfirmed = EventShape.first(
  'grid.publication-confirmed',
  'A second admin confirmed the publication of a version: it is scheduled, or comes into force at once.',
  z.strictObject({ publicationId }),
);

export const publicationCancelled = EventShape.first(
  'grid.publication-cancelled',
  'The publication of a version was refused, or cancelled before its minute; it is a draft again.',
  z.strictObject({ publicationId }),
);

const entry = {
  territory: z.enum(['metropole', 'mayotte']),
  effectiveOn: z.string(),
  monthCents: z.int().positive(),
};

/** The events of a proposal. Its source is a typed text and stays in its row. */
export const wageEvent = {
  proposed: EventShape.first(
    'wage.proposed',
    'An admin proposed a value of the minimum wage; it has no effect yet.',
    z.strictObject(entry),
  ),
  confirmed: EventShape.first(
    'wage.confirmed',
    'A proposed value of the minimum wage was confirmed; an entry applies it from its day on.',
    z.strictObject({
      ...entry,
      wageId: z.int().positive(),
      /** The number of valuations that came under the minimum, as shown to the admin. */
      falls: z.int().nonnegative(),
    }),
  ),
  withdrawn: EventShape.first('wage.withdrawn', 'A proposed value of the minimum wage was withdrawn.', noPayload),
};
