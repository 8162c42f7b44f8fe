import type { Clock } from '../../../platform/clock/clock.js';
import type { DepartmentCount, DirectoryAnswer } from '../domain/directory.js';
import type { HttpFederationDirectory } from '../federation/http-federation-directory.js';
import type { KeptEntries, DirectoryCache } from '../persistence/directory-cache.js';
import { FederationDirectory, ProviderAway } from './federation-directory.port.js';

const FRESH_MS = 24 * 60 * 60 * 1000;

/** Asks the provider once a day for each department. While it is away, answers its last answer with the date. */
export class KeptDirectory extends FederationDirectory {
  private readonly asking = new Map<string, Promise<KeptEntries>>();

  constructor(
    private readonly provider: HttpFederationDirectory,
    private readonly cache: DirectoryCache,
    private readonly clock: Clock,
  ) {
    super();
  }

  async establishments(department: string): Promise<DirectoryAnswer> {
    const kept = await this.cache.find(department);
    if (kept !== undefined && this.clock.now().getTime() - kept.answeredAt.getTime() < FRESH_MS) {
      return { ...kept, isAway: false };
    }
    try {
      return { ...(await this.askOnce(department)), isAway: false };
    } catch (error) {
      if (error instanceof ProviderAway && kept !== undefined) return { ...kept, isAway: true };
      throw error;
    }
  }

  /** An empty answer counts for a day, so that its department is then asked again. */
  async counts(): Promise<readonly DepartmentCount[]> {
    return this.cache.counts(new Date(this.clock.now().getTime() - FRESH_MS));
  }

  /** Readers of the same department wait for the same answer. */
  private async askOnce(department: string): Promise<KeptEntries> {
    const running = this.asking.get(department) ?? this.ask(department);
    this.asking.set(department, running);
    try {
      return await running;
    } finally {
      this.asking.delete(department);
    }
  }

  private async ask(department: string): Promise<KeptEntries> {
    const entries = await this.provider.ask(department);
    const answer = { entries, answeredAt: this.clock.now() };
    await this.cache.keep(department, answer);
    return answer;
  }
}
