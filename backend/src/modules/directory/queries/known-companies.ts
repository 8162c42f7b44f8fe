import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { findingOf, type RegisterFinding } from '../domain/company.js';
import { CompanyCache } from '../persistence/company-cache.js';

/** What the register has said about a SIRET so far, for other modules: they never wait for the register itself. */
@Injectable()
export class KnownCompanies {
  constructor(
    private readonly cache: CompanyCache,
    private readonly clock: Clock,
  ) {}

  /** @param siret its digits */
  async finding(siret: string): Promise<RegisterFinding> {
    const kept = await this.cache.find(siret, this.clock.now());
    return kept === undefined ? 'unchecked' : findingOf(kept.company);
  }
}
