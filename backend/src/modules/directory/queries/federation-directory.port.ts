import type { DirectoryAnswer } from '../domain/directory.js';

/** Port of the directory as the product answers from it. */
export abstract class FederationDirectory {
  /** @param department its number. @throws ProviderAway when there is nothing to answer from */
  abstract establishments(department: string): Promise<DirectoryAnswer>;
}
