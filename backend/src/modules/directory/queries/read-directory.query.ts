import { findDepartment, type Department } from '@valorisation/rules';
import { Query } from '@nestjs/cqrs';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import type { DepartmentCount, DirectoryAnswer } from '../domain/directory.js';
import { FederationDirectory, ProviderAway } from './federation-directory.port.js';

/**
 * The establishments of a department in the federation's directory (GET /v1/directory). Refusals: `no_departement`,
 * `donnees_invalides` (an unknown department), `trop_de_tentatives`, `annuaire_indisponible`.
 */
export class ReadDirectory extends QueryOf<
  {
    /** The department as it was typed; undefined when nothing was typed. */
    department: string | undefined;
    remoteAddress: string;
  },
  DirectoryAnswer & { readonly department: Department }
>() {}

/** How many establishments are known to be in each department (GET /v1/directory/counts). */
export class CountDirectory extends Query<readonly DepartmentCount[]> {}

const on = handlersWith({ directory: FederationDirectory, limits: PublicLimits });

export const readDirectoryQueries = [
  on(CountDirectory, async (_query, { directory }) => directory.counts()),
  on(ReadDirectory, async ({ department: typed = '', remoteAddress }, { directory, limits }) => {
    if (typed.trim() === '') throw new DomainError('no_departement');
    const department = findDepartment(typed);
    if (department === null) throw refuseFields({ departement: { code: 'departement_inconnu' } });
    await limits.take('directory', remoteAddress);
    try {
      return { ...(await directory.establishments(department.number)), department };
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      throw new DomainError('annuaire_indisponible', { retryAfter: error.retryAfter });
    }
  }),
];
