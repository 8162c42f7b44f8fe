import { z } from 'zod';
import { criterionExample, criterionResponse } from '../../grids/index.js';
import { profilePageExample, savedProfilePageExample } from './valuation-life.examples.js';
import {
  profileExample,
  savedProfileExample,
  valuationDetailExample,
  valuationRowExample,
} from './valuation.examples.js';

/** One line of a trace on the wire: what was applied, to what, with which result and by which article. */
export const traceStepResponse = z
  .object({
    rule: z.string().describe('Code of the rule; the console and the templates carry its French label'),
    inputs: z.record(z.string(), z.union([z.string(), z.number()])),
    value: z.number().describe('Points or EUR according to `unit`, at most two decimals'),
    unit: z.string(),
    article: z.string(),
  })
  .meta({ id: 'TraceStep' });

/** One entry of the history: who, which monthly minimum in EUR, when (ISO, UTC). */
export const historyEntryResponse = z
  .object({ editor: z.string(), minima: z.number().nullable(), date: z.string() })
  .meta({ id: 'HistoryEntry' });

/** Where "À verser au moins" comes from (ADR 0018). */
export const DUE_SOURCES = ['minimum', 'taux_horaire', 'indice_majore', 'montant_fixe', 'plancher', 'smic'] as const;

/** A valuation inside a list (specification section 3). Amounts in EUR, points with two decimals. */
export const valuationRowResponse = z
  .object({
    valor_id: z.int().positive(),
    version: z.int().positive(),
    profile_id: z.int().positive(),
    profile_name: z.string(),
    grid_id: z.int().positive(),
    grid_effective_on: z.string().nullable().describe('Day from which that grid is in force, YYYY-MM-DD'),
    valor_visa: z.int().min(0).max(4),
    valor_visible: z.int().min(0).max(1),
    valor_cat: z.int().min(0).max(3).nullable(),
    valor_c0: z.number().describe('Share of a full-time job in %'),
    valor_c5: z.int().min(0).describe('Function id, 0 = autre'),
    valor_other_metier: z.string(),
    metier_title: z.string(),
    fk_metier_catenf: z.int().nullable(),
    valor_anciennete: z.string().nullable().describe('Day of seniority, YYYY-MM-DD'),
    valor_conges: z.int().min(0).max(6).describe('Extra leave weeks'),
    valor_remuneration: z.int().min(0).max(1).describe('1 = hourly pay'),
    valor_garantie: z.number().nullable().describe('Guaranteed month typed by the user, EUR at the share'),
    valor_forfait_jours: z.int().min(0).max(1),
    valor_points: z.int().nullable().describe('Indice in hundredths of a point'),
    points: z.number().nullable().describe('= indice'),
    indice: z.number().nullable(),
    indice_majore: z.number().nullable(),
    valor_minima: z.number().nullable().describe('Monthly minimum at the share, EUR'),
    valor_taux_horaire: z.number().nullable().describe('EUR per training hour'),
    valor_remuneration_value: z
      .number()
      .nullable()
      .describe('Month of the seniority-raised index (indice majore) at the share, EUR'),
    valor_rheo: z.number().nullable(),
    valor_affiche: z.number().nullable().describe('Displayed minimum, EUR per `valor_affiche_unite`'),
    valor_affiche_unite: z.enum(['mois', 'heure']),
    valor_a_verser: z
      .number()
      .nullable()
      .describe('What is to be paid at least, EUR per `valor_a_verser_unit`; null until computed'),
    valor_a_verser_unit: z.enum(['mois', 'heure']),
    valor_a_verser_source: z.enum(DUE_SOURCES).nullable().describe('Which of the compared amounts it is'),
    valor_a_verser_maj: z
      .number()
      .nullable()
      .describe('The same once the row is brought to the grid in force (statuses 2 and 3), where it can be computed'),
    valor_seule: z
      .boolean()
      .describe('The only active monthly function of the person: the minimum wage is compared in the row itself'),
    valor_partiel: z.boolean().describe('Other functions of the person are limited to others: not looked at'),
    sous_smic: z.boolean().nullable(),
    valor_birthday: z.string().nullable().describe('Next day on which the seniority rate changes'),
    valor_years: z.int().nullable(),
    isBirth: z.boolean(),
    valor_calcul: z.string().nullable().describe('Day of the calculation'),
    valor_regles: z.int().nullable().describe('Version of the rules’ code that computed the amount'),
    valor_historique: z.string(),
    history: z.array(historyEntryResponse),
    created_at: z.string(),
    updated_at: z.string(),
    valor_own: z.boolean().describe('True when the viewer created it'),
  })
  .meta({ id: 'ValuationRow', examples: [valuationRowExample] });

/** A valuation with its answers. */
export const valuationResponse = z
  .intersection(
    valuationRowResponse,
    z.object({
      valor_data: z.string().describe('JSON text: criterion id to {v, c, d, critere, degres, deg, reason, evidence}'),
    }),
  )
  .meta({ id: 'Valuation' });

/** What the valuation that is read answers to a criterion. */
export const criterionAnswerFields = z.object({
  value: z.number().nullable().describe('Points; 0 when not concerned, null while unanswered').meta({ example: 10 }),
  degre: z.int().nullable().describe('Chosen degree; null while unanswered or not concerned').meta({ example: 2 }),
  show: z.boolean().describe('False when the valuation is not concerned').meta({ example: true }),
});

/** A criterion of the grid in force, beside what the valuation answers to it. */
export const answeredCriterionResponse = criterionResponse
  .extend(criterionAnswerFields.shape)
  .meta({ examples: [{ ...criterionExample, value: 10, degre: 2, show: true }] });

/** A single valuation also carries the trace of its stored amount, null while it is incomplete. */
export const valuationDetailResponse = z
  .intersection(valuationResponse, z.object({ trace: z.array(traceStepResponse).nullable() }))
  .meta({ id: 'ValuationDetail', examples: [valuationDetailExample] });

export const profileResponse = z
  .object({
    profile_id: z.int().positive(),
    version: z.int().positive(),
    profile_name: z.string(),
    profile_status: z.int().min(0).max(1),
    profile_minima: z.number(),
    profile_c0: z.number(),
    profile_remuneration_value: z.number(),
    profile_functions: z.int().min(0),
    profile_category: z.int().min(0).max(3).nullable(),
    profile_a_verser: z
      .number()
      .describe('Sum of `valor_a_verser` of the computed monthly rows, and the complement; 0 when there is none'),
    profile_complement_smic: z.number().describe('What lacks to the minimum wage over the sum of the shares, EUR'),
    profile_horaires: z.int().min(0).describe('Active functions paid by the hour: no total holds them'),
    profile_a_calculer: z.int().min(0).describe('Active monthly functions without an amount yet'),
    profile_partiel: z.boolean().describe('Some functions are limited to others: totals are those of the visible ones'),
    sous_smic: z.boolean(),
    isBirth: z.boolean(),
    valors: z.array(valuationRowResponse),
  })
  .meta({ id: 'Profile', examples: [profileExample] });

/** A profile in full: its valuations with their answers, and its job sheet as it was saved. */
export const savedProfileResponse = profileResponse
  .extend({
    valors: z.array(valuationResponse),
    profile_data: z
      .string()
      .nullable()
      .describe('JSON text of the saved job sheet: missions, activities, relations, competences; null until saved'),
  })
  .meta({ id: 'SavedProfile', examples: [savedProfileExample] });

export const profileNameResponse = z
  .object({ profile_id: z.int().positive(), profile_name: z.string() })
  .meta({ id: 'ProfileName', examples: [{ profile_id: 16, profile_name: 'Lucie Bernard' }] });

/** A page of profiles with their valuations, the dashboard's list. */
export const profilePageResponse = z
  .object({
    data: z.array(profileResponse),
    total: z.int(),
    page: z.int(),
    lastPage: z.int(),
    perPage: z.int(),
  })
  .meta({ id: 'ProfilePage', examples: [profilePageExample] });

/** A page of profiles by themselves. */
export const savedProfilePageResponse = profilePageResponse
  .extend({ data: z.array(savedProfileResponse) })
  .meta({ id: 'SavedProfilePage', examples: [savedProfilePageExample] });

/** GET /v1/valor/list/all: profiles in full, or without answers and sheets when `leger` asks so. */
export const profileListResponse = z.union([savedProfilePageResponse, profilePageResponse]).meta({ id: 'ProfileList' });

export const statusTotalsResponse = z
  .object({
    valor_dispo: z.int(),
    valor_pending: z.int(),
    valor_needupdate: z.int(),
    valor_toresume: z.int(),
  })
  .meta({
    id: 'StatusTotals',
    examples: [{ valor_dispo: 14, valor_pending: 3, valor_needupdate: 2, valor_toresume: 1 }],
  });

/** What waits for someone, as the dashboard's filters list it. */
export const toDoResponse = z
  .object({
    awaiting: z.int().describe('Status 3'),
    redo: z.int().describe('Status 2'),
    anniversaries: z.int().describe('`isBirth`, as anniversaire=1 lists them'),
    under_minimum: z.int().describe('`sous_smic`, as under=1 lists them'),
    unfinished: z.int().describe('Status 0'),
  })
  .meta({
    id: 'ToDo',
    examples: [{ awaiting: 2, redo: 1, anniversaries: 1, under_minimum: 1, unfinished: 3 }],
  });

export const totalsResponse = z
  .object({ tots: z.object({ tot: z.int(), tot_month: z.int() }) })
  .meta({ id: 'Totals', examples: [{ tots: { tot: 13, tot_month: 2 } }] });
