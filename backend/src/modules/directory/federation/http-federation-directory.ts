import type { DirectoryEntry } from '../domain/directory.js';
import { ProviderClient } from '../provider/provider-client.js';
import { DirectoryProvider } from '../queries/federation-directory.port.js';
import { readDirectoryAnswer } from './directory-answer.js';

const SETTINGS = { name: 'federation directory', longestAnswer: 2 * 1024 * 1024, restsAfterFailure: true };

/** The federation's directory over HTTP. */
export class HttpFederationDirectory extends DirectoryProvider {
  private readonly client: ProviderClient;

  constructor(
    private readonly baseUrl: string,
    timeOutMs?: number,
  ) {
    super();
    this.client = new ProviderClient(SETTINGS, timeOutMs);
  }

  async ask(department: string): Promise<readonly DirectoryEntry[]> {
    const address = new URL(this.baseUrl);
    address.searchParams.set('departement', department);
    return this.client.ask(address, readDirectoryAnswer);
  }
}
