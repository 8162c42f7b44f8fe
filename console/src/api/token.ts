/** The token that calls carry: the stored session's (specification section 9), or for one visit that of an address. */
const KEY = 'valorisation.token';

export class TokenKeeper {
  /** Private browsing may refuse storage: the session then lives as long as the page. */
  private inMemory: string | null = null;
  /** Set by a `tk`, until the page is loaded again or somebody signs in; its token is null once it is over. */
  private visit: { readonly token: string | null } | undefined;

  /** @param storage asked for at each use: a browser may refuse the very mention of it */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {}

  /** True while the stored session rests. */
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

  /** A sign-in: from now on everything goes by it, a visit's own token included. */
  keep(token: string): void {
    this.visit = undefined;
    this.inMemory = token;
    this.store((storage) => storage.setItem(KEY, token));
  }

  /** The token in use is over. Of a visit it is the visit's: the stored session is not touched. */
  drop(): void {
    if (this.visit !== undefined) {
      this.visit = { token: null };
      return;
    }
    this.inMemory = null;
    this.store((storage) => storage.removeItem(KEY));
  }

  /** A `tk` serves this visit alone: it is never stored, and what is stored is neither used nor cleared. */
  goBy(token: string): void {
    this.visit = { token };
  }

  /** What another tab has stored counts from now on. */
  forgetMemory(): void {
    this.inMemory = null;
  }

  private store(change: (storage: ReturnType<typeof this.storage>) => void): void {
    try {
      change(this.storage());
    } catch {
      // Nothing to do: the token is kept in memory.
    }
  }
}

export const tokens = new TokenKeeper(() => localStorage);

/** Calls back when another tab signs in or out; never on a server. */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    tokens.forgetMemory();
    if (!tokens.isVisit) listener();
  };
  globalThis.window?.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
