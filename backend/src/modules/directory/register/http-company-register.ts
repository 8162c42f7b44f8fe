import type { Company } from '../domain/company.js';
import { ProviderClient } from '../provider/provider-client.js';
import { readSearchAnswer } from './search-answer.js';

/** Each request has another SIRET, so one failure says nothing about the next request. */
const SETTINGS = { name: 'company register', longestAnswer: 512 * 1024, restsAfterFailure: false };

/** The public company register: the API Recherche d'entreprises over HTTP. */
export class HttpCompanyRegister {
  private readonly client: ProviderClient;

  constructor(
    private readonly baseUrl: string,
    timeOutMs?: number,
  ) {
    this.client = new ProviderClient(SETTINGS, timeOutMs);
  }

  /** Null when it does not know the SIRET. @throws ProviderAway within five seconds */
  async find(siret: string): Promise<Company | null> {
    const address = new URL(`${this.baseUrl}/search`);
    address.search = new URLSearchParams({ q: siret, page: '1', per_page: '1' }).toString();
    return this.client.ask(address, (answer) => readSearchAnswer(answer, siret));
  }
}
