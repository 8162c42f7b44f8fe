/**
 * Proposals: the titles that members give to "autre" functions, as staff see them, and the functions of the grid that
 * staff propose instead (ADR 45). Owns: function_proposal and proposed_row, the view free_function. Events out:
 * `function.*`, `free-functions.read`; none in. Invariants: staff read only groups of at least three establishments,
 * and each read is logged; only an establishment's head changes a valuation; a proposal asks about a row once.
 */
export { ProposalJobsModule, ProposalsModule, proposalEntities } from './proposals.module.js';
export { proposalEvents } from './events.js';
