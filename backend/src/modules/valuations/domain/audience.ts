/** Whose totals a stored row holds, beside single accounts (by their id) that created limited rows. */
export const AUDIENCE = { everything: 0, visibleOnly: -1 } as const;
