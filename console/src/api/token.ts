/** The token for calls: that of the stored session or, for one visit, that of an address. */
const KEY = 'valorisation.token';

export class TokenKeeper {
  /** Private browsing may refuse storage. The session then lasts as long as the page. */
  private inMemory: string | null = null;
  /** Set by a `tk`, until the next page load or sign-in. Its token is null once that token has ended. */
  private visit: { readonly token: string | null } | undefined;

  /** @param storage called at each use, because a browser may refuse any access to storage */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {}

  get isVisit(): boolean {
    return this.visit !== undefined;
  }

  read(): string | null {
    if (this.visit !== undefined) return this.visit.token;
    try {
      return this.storage().getItem(KEY) ?? this.inMemory;
    } catch {
      return this.inMemory;
    }
  }

  /** Keeps the token of a sign-in. From now on all calls use it, and a visit's token no longer counts. */
  keep(token: string): void {
    this.visit = undefined;
    this.inMemory = token;
    this.store((storage) => storage.setItem(KEY, token));
  }

  /** The token has ended. During a visit only the visit's token is dropped; the stored session stays. */
  drop(): void {
    if (this.visit !== undefined) {
      this.visit = { token: null };
      return;
    }
    this.inMemory = null;
    this.store((storage) => storage.removeItem(KEY));
  }

  /** Uses a `tk` for this visit only. It is never stored, and the stored token is neither used nor deleted. */
  goBy(token: string): void {
    this.visit = { token };
  }

  forgetMemory(): void {
    this.inMemory = null;
  }

  private store(change: (storage: ReturnType<typeof this.storage>) => void): void {
    try {
      change(this.storage());
    } catch {
      // Storage is refused. The token is kept in memory.
    }
  }
}

export const tokens = new TokenKeeper(() => localStorage);

/** Calls the listener when another tab signs in or out. Never called on a server. */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    tokens.forgetMemory();
    if (!tokens.isVisit) listener();
  };
  globalThis.window?.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
