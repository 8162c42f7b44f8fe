import type { DirectoryAnswer, DirectoryEntry } from '../domain/directory.js';

/** Port of the directory as the product answers from it. */
export abstract class FederationDirectory {
  /** @param department its number. @throws ProviderAway when there is nothing to answer from */
  abstract establishments(department: string): Promise<DirectoryAnswer>;
}

/** Port of whoever keeps the directory. */
export abstract class DirectoryProvider {
  /** @throws ProviderAway within five seconds */
  abstract ask(department: string): Promise<readonly DirectoryEntry[]>;
}

export interface KeptEntries {
  readonly entries: readonly DirectoryEntry[];
  readonly answeredAt: Date;
}

/** Port of the last answers, shared by all processes. */
export abstract class DirectoryCache {
  abstract find(department: string): Promise<KeptEntries | undefined>;
  abstract keep(department: string, answer: KeptEntries): Promise<void>;
}
