/** Examples: a valuation's life. The worked example moves from a point of 20.59 to 20.80 EUR. */
import {
  profileExample,
  savedProfileExample,
  valuationDetailExample,
  valuationExample,
  valuationRowExample,
} from './valuation.examples.js';

const onlyPage = { total: 1, page: 1, lastPage: 1, perPage: 20 };

export const profilePageExample = { data: [profileExample], ...onlyPage };
export const savedProfilePageExample = { data: [savedProfileExample], ...onlyPage };
export const valuationPageExample = { data: [valuationExample], ...onlyPage };

export const lifeOutcomeExample = { done: 2, skipped: 1, ids: [18, 19], versions: [3, 5] };

export const plannedRequestExample = {
  ids: [18, 19, 20],
  precisions: [
    { valor_id: 18, valor_anciennete: '2018-09-01' },
    { valor_id: 19, sans_anciennete: true, formations: 0 },
  ],
};
export const plannedOutcomeExample = { ...lifeOutcomeExample, computed_ids: [18], refused: [] };
export const plannedRowsExample = [
  { ...valuationRowExample, planned: { degrees: 3, open: [6], lacking_reasons: [] }, refusal: null },
];

export const proposedRowsExample = [
  {
    id: 7,
    proposed_title: 'Secrétaire',
    proposed_at: '2026-11-20T09:30:00.000Z',
    current: valuationRowExample,
    next: { ...valuationRowExample, valor_c5: 27, metier_title: 'Secrétaire' },
    refusal: null,
  },
];

const monthWords = (pointValue: string) => ({
  libelle: 'Mois à temps plein',
  detail: `1 030 points × ${pointValue} ÷ 12 mois`,
  explication: 'L’indice multiplié par la valeur annuelle du point, divisé par douze, arrondi au centime.',
  article: 'négociation annuelle de la branche',
});
const monthStep = (param: number, pointValue: string, value: number) => ({
  rule: 'full-time-month' as const,
  inputs: { index: 1030, param, months: 12 },
  value,
  unit: 'month' as const,
  ...monthWords(pointValue),
});

const side = (valor_affiche: number, valor_calcul: string) => ({
  valor_affiche,
  valor_affiche_unite: 'mois' as const,
  valor_minima: valor_affiche,
  valor_taux_horaire: null,
  valor_a_verser: 1867.02,
  valor_a_verser_unit: 'mois' as const,
  valor_a_verser_source: 'smic' as const,
  sous_smic: true,
  valor_calcul,
  annees: 0,
  taux: 0,
  valor_birthday: '2027-09-01',
});
const [formerSide, newSide] = [side(1767.31, '2024-07-15'), side(1785.33, '2026-11-21')];

export const updatePreviewExample = {
  valor_id: 18,
  version: 2,
  current: { ...formerSide, grid_id: 1, indice: 1030, trace: [monthStep(20.59, '20,59 €', 1767.31)] },
  next: { ...newSide, grid_id: 2, indice: 1030, trace: [monthStep(20.8, '20,80 €', 1785.33)] },
  difference: 18.02,
  steps: [
    {
      rule: 'full-time-month',
      key: 'full-time-month',
      ...monthWords('20,80 €'),
      from: 1767.31,
      to: 1785.33,
      unit: 'month' as const,
    },
  ],
};

export const updatesPreviewExample = {
  grid_id: 2,
  rows: [
    {
      valor_id: 18,
      version: 2,
      profile_name: valuationDetailExample.profile_name,
      metier_title: valuationDetailExample.metier_title,
      current: formerSide,
      next: newSide,
      refusal: null,
    },
  ],
};

export const journalEntryExample = {
  version: 3,
  type: 'valuation.edited',
  editor: 'Claire Morvan',
  date: '2026-11-21T09:40:11.334Z',
  grid_id: 2,
  grid_effective_on: '2024-09-01',
  reason: null,
  changes: [
    { field: 'valor_c0', from: 100, to: 80 },
    { field: 'critere.3', from: 2, to: 3 },
    { field: 'critere.4', from: 'nc', to: null },
  ],
};

export const replayExample = {
  reference: 'VAL-18-3-G1',
  entree: 3,
  date: '2024-07-15T09:40:11.334Z',
  grid_effective_on: '2023-08-01',
  regles: 1,
  regles_du_jour: 1,
  verdict: 'same' as const,
  constat: 'Le calcul refait par la version 1 des règles donne 1 767,31 € : le même montant, au centime près.',
  etape_differente: null,
  etapes: [
    {
      etape: 'full-time-month' as const,
      libelle: 'Mois à temps plein',
      unite: 'month' as const,
      enregistre: 1767.31,
      recalcule: 1767.31,
    },
  ],
  valorisation: valuationDetailExample,
  trace: [monthStep(20.59, '20,59 €', 1767.31)],
};

const outlookParts = { anciennete: 41.38, smic: 0, grille: 271.02 };
export const outlookTotalsExample = {
  actuel: 28_412.18,
  futur: 28_724.58,
  complement_actuel: 0,
  complement_futur: 12.04,
  ...outlookParts,
  valors_modifiees: 14,
  horaires_modifiees: 1,
  valors: 16,
  horaires: 1,
  a_reprendre: 0,
  sans_montant: 2,
};
export const outlookHeadExample = {
  grid_id: 3,
  effective_on: '2027-01-01',
  jour: '2027-01-01',
  confirmed: false,
  partiel: false,
  totaux: outlookTotalsExample,
};
export const outlookRowExample = {
  valor_id: 18,
  profile_id: 16,
  profile_name: valuationDetailExample.profile_name,
  metier_title: valuationDetailExample.metier_title,
  horaire: false,
  sort: 'update' as const,
  raison: null,
  actuel: { montant: 1867.02, unite: 'mois' as const },
  futur: { montant: 1880.24, unite: 'mois' as const },
  ecart: 13.22,
  parts: { anciennete: 0, smic: 0, grille: 13.22 },
};
