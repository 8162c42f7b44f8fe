import { Query } from '@nestjs/cqrs';
import type { Department } from '@valorisation/rules';
import type { DirectoryAnswer } from '../domain/directory.js';

/**
 * The establishments of a department in the federation's directory (GET /v1/directory).
 * Refusals: `no_departement`, `donnees_invalides` (no such department), `trop_de_tentatives`, `annuaire_indisponible`.
 */
export class ReadDirectory extends Query<DirectoryAnswer & { readonly department: Department }> {
  constructor(
    /** As somebody typed it; undefined: nothing. */
    readonly department: string | undefined,
    readonly remoteAddress: string,
  ) {
    super();
  }
}
