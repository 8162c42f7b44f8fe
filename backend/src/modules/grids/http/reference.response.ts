import { z } from 'zod';
import { criterionExample, paramExample, referenceExample } from './reference.examples.js';

const degreeResponse = z.object({
  degre: z.int(),
  degre_value: z.number().describe('Points'),
  degre_level: z.string(),
  public: z.string().optional().describe('Family of Formations options'),
});

const functionResponse = z.object({
  metier_id: z.int(),
  metier_title: z.string(),
  fk_metier_cat: z.int().nullable(),
  metier_c1: z.int(),
  metier_c2: z.int(),
  metier_c3: z.int(),
  metier_c4: z.int(),
  metier_c5: z.int(),
  metier_c6: z.string(),
  metier_ens: z.int(),
});

export const criterionResponse = z
  .object({
    critere_id: z.int(),
    critere_idx: z.int(),
    metier_field: z.string(),
    critere_title: z.string(),
    definition: z.string(),
    indices: z.array(z.object({ cat_level: z.int(), degres: z.array(degreeResponse) })),
  })
  .meta({ examples: [criterionExample] });

const paramResponse = z.object({ param_title: z.string(), param_value: z.string() }).meta({ examples: [paramExample] });

/** The reference data of one grid version (specification section 3), as GET /v1/valor answers it beside `valors`. */
export const referenceResponse = z
  .object({
    cats: z.array(z.object({ cat_id: z.int(), cat_title: z.string(), cat_level: z.int(), indice: z.number() })),
    catpars: z.array(
      z.object({
        catpar_id: z.int(),
        catpar_title: z.string(),
        enfants: z.array(
          z.object({ catenf_id: z.int(), catenf_title: z.string(), metiers: z.array(functionResponse) }),
        ),
      }),
    ),
    conges: z.array(
      z.object({
        conge_id: z.int(),
        conge_title: z.string(),
        semaines_sup: z.int(),
        jours_ouvrables: z.int(),
        points: z.number(),
        duree_annuelle_heures: z.number(),
      }),
    ),
    criteres: z.array(criterionResponse),
    paliers: z.array(z.object({ annees: z.int(), taux: z.array(z.number()) })),
    params: z.array(paramResponse),
    param: z.number().describe('EUR per hundredth of a point and per year'),
    param_smic: z.int().describe('Hundredths of a point'),
    grid: z.object({
      grid_id: z.int(),
      status: z.enum(['draft', 'scheduled', 'in_force', 'past']),
      effective_on: z.string(),
      confirmed: z.boolean(),
      point_value: z.number(),
    }),
  })
  .meta({ id: 'Reference', examples: [referenceExample] });

const minimumWageExample = {
  montant: 1867.02,
  depuis: '2026-06-01',
  source: '12.31 EUR x 151.67 h',
  confirme: false,
};

/** What amounts of an establishment are held against today, beside the grid in force (ADR 0018). */
export const floorsFields = z.object({
  param_smic: z
    .int()
    .describe('Hundredths of a point: the branch floor or the minimum wage in points, the greater')
    .meta({ example: 107_800 }),
  territoire: z.enum(['metropole', 'mayotte']).meta({ example: 'metropole' }),
  smic: z
    .object({
      montant: z.number().describe('Full-time month, EUR'),
      depuis: z.string().describe('Day from which it holds, YYYY-MM-DD'),
      source: z.string(),
      confirme: z.boolean(),
    })
    .nullable()
    .describe('The minimum wage of the day and territory; null where none is known: nothing is held against it')
    .meta({ example: minimumWageExample }),
});
