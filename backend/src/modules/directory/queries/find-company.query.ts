import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { normalizeSiret, siretMessage } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import type { Company } from '../domain/company.js';
import { CompanyCache } from '../persistence/company-cache.js';
import { HttpCompanyRegister } from '../register/http-company-register.js';
import { ProviderAway } from './federation-directory.port.js';

/**
 * Looks an establishment up in the public register (GET /v1/company/{siret}). Refusals: `donnees_invalides` (no SIRET),
 * `trop_de_tentatives`, `etablissement_inconnu`, `registre_indisponible`.
 */
export class FindCompany extends QueryOf<
  {
    siret: string;
    remoteAddress: string;
  },
  Company
>() {}

@QueryHandler(FindCompany)
export class FindCompanyHandler implements IQueryHandler<FindCompany> {
  constructor(
    private readonly register: HttpCompanyRegister,
    private readonly cache: CompanyCache,
    private readonly limits: PublicLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ siret, remoteAddress }: FindCompany): Promise<Company> {
    const message = siretMessage(siret);
    if (message !== null) throw refuseFields({ siret: { code: `texte:${message}` } });
    await this.limits.take('company-lookup', remoteAddress);
    const company = await this.find(normalizeSiret(siret));
    if (company === null) throw new DomainError('etablissement_inconnu');
    return company;
  }

  private async find(siret: string): Promise<Company | null> {
    const kept = await this.cache.find(siret, this.clock.now());
    if (kept?.fresh === true) return kept.company;
    try {
      const company = await this.register.find(siret);
      await this.cache.keep(siret, company, this.clock.now());
      return company;
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      if (kept !== undefined) return kept.company;
      throw new DomainError('registre_indisponible', { retryAfter: error.retryAfter });
    }
  }
}
