/**
 * What the public company register says about a SIRET, and the entries of a department in the federation's directory.
 */
import * as z from 'zod/mini';
import { get } from './call.js';
import { about, list } from './data.js';
import { wire, wireObject } from './wire.js';

const company = wireObject(
  {
    siret: wire('siret', z.string()),
    name: wire('company_name', about(z.nullable(z.string()), 'Null: the establishment does not publish it')),
    address: wire('company_address', z.nullable(z.string())),
    open: wire('open', about(z.boolean(), 'False: closed, according to the register')),
    published: wire('published', about(z.boolean(), 'False: it does not publish its name and address')),
    ofTheBranch: wire('idcc_7520', about(z.boolean(), 'True: the agreements that it declares include IDCC 7520')),
  },
  { id: 'Company' },
);
export type Company = z.output<typeof company>;

const textOrNull = z.nullable(z.string());

const contact = wireObject(
  {
    lastName: wire('name', z.string()),
    firstName: wire('firstname', textOrNull),
    position: wire('function', textOrNull),
    email: wire('email', textOrNull),
    isDeputy: wire('deputy', about(z.boolean(), 'True: replaces the person who holds the function')),
  },
  { id: 'DirectoryContact' },
);

const contactGroup = wireObject(
  { women: wire('female', list(contact)), men: wire('male', list(contact)) },
  { id: 'DirectoryContactGroup' },
);

const directoryEntry = wireObject(
  {
    name: wire('name', z.string()),
    phone: wire('phone', textOrNull),
    fax: wire('fax', textOrNull),
    web: wire('web', about(textOrNull, 'An http or https address')),
    address: wire('address', textOrNull),
    postalCode: wire('postal_code', textOrNull),
    city: wire('city', textOrNull),
    country: wire('country', textOrNull),
    contacts: wire(
      'contacts',
      wireObject({
        president: wire('president', contactGroup),
        director: wire('director', contactGroup),
        other: wire('other', contactGroup),
      }),
    ),
  },
  { id: 'DirectoryEntry' },
);

/** Only plain text: no field contains HTML. */
const directoryPage = wireObject(
  {
    department: wire('departement', z.string()),
    departmentName: wire('departement_name', z.string()),
    isExample: wire(
      'exemple',
      about(z.boolean(), 'True: invented establishments, shipped until a directory is configured'),
    ),
    answeredAt: wire(
      'answered_at',
      about(z.nullable(z.iso.datetime()), 'The time of the directory’s answer; null: an example'),
    ),
    isAway: wire('away', about(z.boolean(), 'True: the directory does not answer; this is its last answer')),
    entries: wire('establishments', list(directoryEntry)),
  },
  { id: 'Directory' },
);

const departmentCount = wireObject(
  {
    department: wire('departement', z.string()),
    count: wire('establishments', about(z.int(), 'Of the directory’s last answer')),
  },
  { id: 'DirectoryCount' },
);
export type DirectoryContact = z.output<typeof contact>;
export type DirectoryContactGroup = z.output<typeof contactGroup>;
export type DirectoryEntry = z.output<typeof directoryEntry>;
export type DirectoryPage = z.output<typeof directoryPage>;

export const directoryCalls = {
  directory: get('/v1/directory', {
    query: {
      department: wire(
        'departement',
        about(z.optional(z.string()), 'Its number: 35, 2A, 974. Left out: 400 no_departement'),
      ),
    },
    answer: directoryPage,
    refuses: ['no_departement', 'donnees_invalides', 'trop_de_tentatives', 'annuaire_indisponible'],
  }),
  counts: get('/v1/directory/counts', {
    answer: wireObject(
      {
        departments: wire(
          'departements',
          about(list(departmentCount), 'A department that was never asked is left out'),
        ),
      },
      { id: 'DirectoryCounts' },
    ),
    refuses: [],
  }),
  company: get('/v1/company/:siret', {
    params: { siret: about(z.string(), 'SIRET, spaces allowed') },
    answer: company,
    refuses: ['donnees_invalides', 'etablissement_inconnu', 'trop_de_tentatives', 'registre_indisponible'],
  }),
};
