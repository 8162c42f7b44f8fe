/** What staff correct of an establishment. A field that is left out keeps its value. */
import { findDepartment, SIRET_REASONS } from '@valorisation/rules';
import * as z from 'zod/mini';
import { establishmentPlace } from '../accounts/registration.js';
import { about } from '../data.js';

const isKnown = (department: string): boolean => findDepartment(department)?.number === department;

export const establishmentChange = z
  .object({
    company_name: z.optional(establishmentPlace.companyName.schema),
    department: z.optional(z.nullable(z.string('invalide').check(z.refine(isKnown, 'inconnu')))),
    siret: z.optional(establishmentPlace.siret.schema),
    reason: about(
      z.optional(z.nullable(z.enum(SIRET_REASONS, 'inconnu'))),
      'Asked for with another SIRET. move: to another address; merger: with another establishment',
    ),
  })
  .register(z.globalRegistry, {
    id: 'ChangeEstablishmentRequest',
    examples: [{ company_name: 'Lycée agricole privé des Trois Rivières', siret: '77500000300019', reason: 'move' }],
  });
export type EstablishmentChange = z.output<typeof establishmentChange>;
