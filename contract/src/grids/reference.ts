/**
 * The reference data of a grid version. Its names are those of the published document, which the rules read. A grid is
 * therefore the same file on the wire, in the database and in the code.
 */
import { byDegreeField, TRAINING_FIELD } from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, hundredths, list } from '../data.js';
import { extended, wire, wireObject } from '../wire.js';

const degree = z.object({
  degre: z.int(),
  degre_value: about(z.number(), 'Points'),
  degre_level: z.string(),
  public: about(z.exactOptional(z.string()), 'Family of Formations options'),
});

const jobFunction = z.object({
  metier_id: z.int(),
  metier_title: z.string(),
  fk_metier_cat: z.nullable(z.int()),
  ...byDegreeField(() => z.int()),
  [TRAINING_FIELD]: z.string(),
  metier_ens: z.int(),
});

export const criterion = z.object({
  critere_id: z.int(),
  critere_idx: z.int(),
  metier_field: z.string(),
  critere_title: z.string(),
  definition: z.string(),
  indices: list(z.object({ cat_level: z.int(), degres: list(degree) })),
});

const family = z.object({ catenf_id: z.int(), catenf_title: z.string(), metiers: list(jobFunction) });

export const params = list(z.object({ param_title: z.string(), param_value: z.string() }));

const lists = {
  cats: list(z.object({ cat_id: z.int(), cat_title: z.string(), cat_level: z.int(), indice: z.number() })),
  catpars: list(z.object({ catpar_id: z.int(), catpar_title: z.string(), enfants: list(family) })),
  conges: list(
    z.object({
      conge_id: z.int(),
      conge_title: z.string(),
      semaines_sup: z.int(),
      jours_ouvrables: z.int(),
      points: z.number(),
      duree_annuelle_heures: z.number(),
    }),
  ),
  criteres: list(criterion),
  paliers: list(z.object({ annees: z.int(), taux: list(z.number()) })),
};

export const gridInfo = wireObject({
  id: wire('grid_id', z.int()),
  status: wire('status', z.enum(['draft', 'scheduled', 'in_force', 'past'])),
  effectiveOn: wire('effective_on', z.string()),
  confirmed: wire('confirmed', z.boolean()),
  /** EUR per point and year. */
  pointValue: wire('point_value', z.number()),
});

export const reference = wireObject(
  {
    cats: wire('cats', lists.cats),
    catpars: wire('catpars', lists.catpars),
    conges: wire('conges', lists.conges),
    criteres: wire('criteres', lists.criteres),
    paliers: wire('paliers', lists.paliers),
    params: wire('params', params),
    param: wire('param', about(z.number(), 'EUR per hundredth of a point and per year')),
    minimumIndexHundredths: wire('param_smic', about(z.int(), 'Hundredths of a point')),
    info: wire('grid', gridInfo),
  },
  { id: 'Reference' },
);

const minimumWage = wireObject({
  monthCents: wire('montant', about(hundredths, 'Full-time month, EUR')),
  from: wire('depuis', about(z.string(), 'Day from which it applies, YYYY-MM-DD')),
  source: wire('source', z.string()),
  confirmed: wire('confirme', z.boolean()),
});

/** The floors of an establishment's amounts today. They are sent with the grid in force (ADR 0018). */
export const floorsFields = {
  minimumIndexHundredths: wire(
    'param_smic',
    about(z.int(), 'Hundredths of a point: the branch floor or the minimum wage in points, whichever is greater'),
  ),
  territory: wire('territoire', z.enum(['metropole', 'mayotte'])),
  wage: wire(
    'smic',
    about(
      z.nullable(minimumWage),
      'The minimum wage of the day and territory; null if none is known: nothing is compared',
    ),
  ),
};
export type GridReference = z.output<typeof reference>;

const floors = wireObject(floorsFields);
export type FloorsAnswer = z.output<typeof floors>;

/** The grid in force, and the floors of today for metropolitan France and for Mayotte. */
export const publicReference = extended(
  reference,
  {
    ...floorsFields,
    mayotteWage: wire(
      'smic_mayotte',
      about(z.nullable(minimumWage), 'The minimum wage in Mayotte; null if none is known: nothing is compared'),
    ),
  },
  { id: 'PublicReference' },
);
