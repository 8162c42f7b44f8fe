/** Anybody may keep the answer, and asks before it is used again: what is published or closed is never shown stale. */
export const KEPT_WHILE_CURRENT = ['cache-control', 'public, no-cache'] as const;
