import { Query } from '@nestjs/cqrs';
import type { Company } from '../domain/company.js';

/**
 * Looks an establishment up in the public register (GET /v1/company/{siret}).
 * Refusals: `donnees_invalides` (no SIRET), `trop_de_tentatives`, `etablissement_inconnu`, `registre_indisponible`.
 */
export class FindCompany extends Query<Company> {
  constructor(
    /** As somebody typed it. */
    readonly siret: string,
    readonly remoteAddress: string,
  ) {
    super();
  }
}
