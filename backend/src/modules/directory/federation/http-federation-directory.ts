import type { DirectoryEntry } from '../domain/directory.js';
import { ProviderClient } from '../provider/provider-client.js';
import { readDirectoryAnswer } from './directory-answer.js';

const SETTINGS = { name: 'federation directory', longestAnswer: 2 * 1024 * 1024, restsAfterFailure: true };

/** The federation's directory over HTTP. */
export class HttpFederationDirectory {
  private readonly client: ProviderClient;

  constructor(
    private readonly baseUrl: string,
    timeOutMs?: number,
  ) {
    this.client = new ProviderClient(SETTINGS, timeOutMs);
  }

  /** @throws ProviderAway within five seconds */
  async ask(department: string): Promise<readonly DirectoryEntry[]> {
    const address = new URL(this.baseUrl);
    address.searchParams.set('departement', department);
    return this.client.ask(address, readDirectoryAnswer);
  }
}
