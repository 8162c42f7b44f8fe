/** The role of every request and job. It owns nothing and cannot bypass row-level security. */
export const APPLICATION_ROLE = 'valorisation_app';
