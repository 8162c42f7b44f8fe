/** The role under which every request and job runs: no ownership, no bypass of row-level security. */
export const APPLICATION_ROLE = 'valorisation_app';
