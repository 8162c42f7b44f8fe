import type { Company } from '../domain/company.js';

/** Port of the public company register. */
export abstract class CompanyRegister {
  /** Null when it does not know the SIRET. @throws ProviderAway within five seconds. */
  abstract find(siret: string): Promise<Company | null>;
}

export interface KeptAnswer {
  readonly company: Company | null;
  readonly fresh: boolean;
}

/** Port of the answers kept, shared by all processes. */
export abstract class CompanyCache {
  /** The last answer, however old. */
  abstract find(siret: string, now: Date): Promise<KeptAnswer | undefined>;
  abstract keep(siret: string, company: Company | null, now: Date): Promise<void>;
}
