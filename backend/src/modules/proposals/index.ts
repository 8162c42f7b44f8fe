/**
 * Proposals: the titles that members give to "autre" functions as staff see them, and the functions of the grid that staff
 * propose instead (ADR 45).
 * Owns: function_proposal and proposed_row, the view free_function. Events out: `function.*`, `free-functions.read`; none in.
 * Invariants: staff read groups of three establishments on and numbers, each read logged; only an establishment's head changes a valuation;
 * a row is asked about once by a proposal.
 */
export { ProposalJobsModule, ProposalsModule, proposalEntities } from './proposals.module.js';
export { proposalEvents } from './events.js';
