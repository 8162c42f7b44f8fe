/** The audience of a stored total, beside single accounts (by id) with limited rows of their own. */
export const AUDIENCE = { everything: 0, visibleOnly: -1 } as const;
