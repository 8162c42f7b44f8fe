/** Functions that staff propose for rows of an "autre fonction": the effect of each, and the head's answer. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { oneRow } from './life.js';
import { valuationRow } from './valuation.js';

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
