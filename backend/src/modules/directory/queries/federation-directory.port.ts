import type { DepartmentCount, DirectoryAnswer } from '../domain/directory.js';

export abstract class FederationDirectory {
  /** @param department its number. @throws ProviderAway without any answer */
  abstract establishments(department: string): Promise<DirectoryAnswer>;

  /** Counts the establishments of each department whose answer is stored. It asks no provider. */
  abstract counts(): Promise<readonly DepartmentCount[]>;
}

/** An outside provider did not answer: away, too slow, unreadable, or asked too often. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';

  constructor(
    /** Seconds until a new attempt may help. */
    readonly retryAfter: number,
  ) {
    super('provider away');
  }
}
