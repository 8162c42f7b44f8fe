/**
 * What the query library does while the browser says that there is no network. By itself it would hold every call back until
 * there is one again, with nothing on the screen but that it is under way.
 */

/** The call is made, fails and says so: what was typed is known not to be saved. */
export const ASKED_AT_ONCE = { networkMode: 'always' } as const;

/** Of what is read: once the network is back, as the library does where it holds calls back. */
export const READ_ANEW = { refetchOnReconnect: true } as const;
