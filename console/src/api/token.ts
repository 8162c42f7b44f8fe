/** The session's token, under a fixed key of local storage (specification section 9). */
const KEY = 'valorisation.token';

/** Private browsing may refuse storage, and an address may carry a token: the session then lives as long as the page. */
let inMemory: string | null = null;

export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function writeToken(token: string | null): void {
  inMemory = token;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Nothing to do: the token is kept in memory.
  }
}

/** For the life of this page only: a token that came with the address is never stored. */
export function holdToken(token: string): void {
  inMemory = token;
}

/** Calls back when another tab signs in or out. */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) {
      inMemory = null;
      listener();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
