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

/**
 * SQL for the register's last answer about a SIRET, for the lists of other modules: a JSON object, or null when there
 * is no answer or the register does not know it.
 * @param siret SQL of the SIRET's digits
 */
export function registerFacts(siret: string): string {
  return `(select jsonb_build_object('name', c.company -> 'name', 'address', c.company -> 'address',
                                     'activity', c.company -> 'activity', 'open', c.company -> 'open',
                                     'agreements', c.company -> 'agreements')
             from company_register c where c.siret = ${siret} and jsonb_typeof(c.company) = 'object')`;
}
