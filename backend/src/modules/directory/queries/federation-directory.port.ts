import type { DirectoryAnswer } from '../domain/directory.js';

/** The directory that the product answers from. */
export abstract class FederationDirectory {
  /** @param department its number. @throws ProviderAway without any answer */
  abstract establishments(department: string): Promise<DirectoryAnswer>;
}
