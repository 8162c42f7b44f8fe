/** Takes the function's planned degrees for several rows in progress, and says what each row still lacks. */
import * as z from 'zod/mini';
import { about, count, id, list, typedDay, typedFlag, typedWhole, pathId } from '../data.js';
import { extended, wire, wireObject } from '../wire.js';
import { ids, lifeOutcome, MOST_IDS, positiveId, versionOfEach, versionsIfRead, oneRow } from './life.js';
import { valuationRow } from './valuation.js';
import { get, post } from '../call.js';

const precision = wireObject({
  id: wire('valor_id', positiveId),
  seniorityOn: wire('valor_anciennete', about(z.optional(typedDay), 'Day of seniority, YYYY-MM-DD')),
  withoutSeniority: wire(
    'sans_anciennete',
    about(z.optional(typedFlag), 'Confirmed as none: otherwise a row without a day of seniority is not computed'),
  ),
  training: wire(
    'formations',
    about(z.optional(typedWhole('degre_inconnu')), 'Rank of the option of Formations, 0 if there is none'),
  ),
});
export type PlannedPrecision = z.output<typeof precision>;

export const plannedRequest = wireObject({
  ids,
  versions: versionsIfRead,
  precisions: wire(
    'precisions',
    about(
      z.optional(list(precision).check(z.maxLength(MOST_IDS, 'liste_trop_longue'))),
      'Questions that the planned degrees leave open, by row',
    ),
  ),
})
  .check(versionOfEach)
  .register(z.globalRegistry, { id: 'PlannedRequest' });

const refusal = z.object({ code: z.string(), message: z.string() });

export const plannedOutcome = extended(
  lifeOutcome,
  {
    computedIds: wire('computed_ids', about(list(id), 'Changed rows that now have an amount')),
    refused: wire(
      'refused',
      about(list(wireObject({ id: wire('valor_id', id), refusal: wire('refusal', refusal) })), 'The others are done'),
    ),
  },
  { id: 'PlannedOutcome' },
);
export type PlannedOutcome = z.output<typeof plannedOutcome>;

const plannedRow = extended(valuationRow, {
  planned: wire(
    'planned',
    about(
      z.nullable(
        wireObject({
          degrees: wire('degrees', about(count, 'Criteria that the planned degrees answer')),
          open: wire('open', about(list(id), 'Criteria without a planned answer: Formations, an "autre fonction"')),
          lackingReasons: wire('lacking_reasons', about(list(id), 'Criteria whose degree needs a reason')),
        }),
      ),
      'Null for a row that is not in progress',
    ),
  ),
  refusal: wire('refusal', about(z.nullable(refusal), 'Why the planned degrees cannot be taken')),
});
export type PlannedRow = z.output<typeof plannedRow>;

export const plannedRows = list(plannedRow).register(z.globalRegistry, { id: 'PlannedRows' });

const proposedRow = wireObject({
  id: wire('id', about(id, 'The id of the proposal for this row')),
  proposedTitle: wire('proposed_title', about(z.string(), 'The function of the grid that is proposed')),
  proposedAt: wire('proposed_at', z.iso.datetime()),
  current: wire('current', valuationRow),
  next: wire(
    'next',
    about(
      z.nullable(valuationRow),
      'The result: computed, or in progress if an answer is missing; null: it cannot be accepted',
    ),
  ),
  refusal: wire(
    'refusal',
    about(z.nullable(z.object({ code: z.string(), message: z.string() })), 'Why it would not be computed or changed'),
  ),
});
export type ProposedRow = z.output<typeof proposedRow>;

const outcome = wireObject(
  {
    id: wire('id', id),
    state: wire('state', z.enum(['accepted', 'refused'])),
    completed: wire('completed', about(z.boolean(), 'For an accepted one: whether its amount is computed')),
  },
  { id: 'ProposalOutcome' },
);
export type ProposalOutcome = z.output<typeof outcome>;

const REFUSES = ['introuvable', 'proposition_close', 'conflit'] as const;

export const proposalCalls = {
  count: get('/v1/proposals/count', {
    answer: wireObject({ open: wire('open', about(count, 'Rows that wait for an answer')) }, { id: 'ProposalCount' }),
  }),
  list: get('/v1/proposals', { answer: list(proposedRow).register(z.globalRegistry, { id: 'ProposedRows' }) }),
  accept: post('/v1/proposals/:id/accept', {
    params: { id: pathId },
    body: oneRow,
    answer: outcome,
    refuses: [...REFUSES, 'version_perimee', 'transition_refusee', 'fonction_deja_choisie', 'donnees_invalides'],
  }),
  refuse: post('/v1/proposals/:id/refuse', { params: { id: pathId }, answer: outcome, refuses: REFUSES }),
};
