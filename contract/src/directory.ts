/** What the public company register says of a SIRET, for the registration form. */
import * as z from 'zod/mini';
import { get } from './call.js';
import { about } from './data.js';
import { wire, wireObject } from './wire.js';

/** An establishment of the public company register (product decisions, section 2). */
const company = wireObject(
  {
    siret: wire('siret', z.string()),
    name: wire('company_name', about(z.nullable(z.string()), 'Null: the establishment does not publish it')),
    address: wire('company_address', z.nullable(z.string())),
    open: wire('open', about(z.boolean(), 'False: the register says that it is closed')),
    published: wire('published', about(z.boolean(), 'False: it keeps its name and address to itself')),
    ofTheBranch: wire('idcc_7520', about(z.boolean(), 'True: the agreements that it declares include IDCC 7520')),
  },
  { id: 'Company' },
);
export type Company = z.output<typeof company>;

export const directoryCalls = {
  company: get('/v1/company/:siret', {
    params: { siret: about(z.string(), 'SIRET, spaces allowed') },
    answer: company,
    refuses: ['donnees_invalides', 'etablissement_inconnu', 'trop_de_tentatives', 'registre_indisponible'],
  }),
};
