/** Examples in the API's description: cases that prove a version of the grid. */
const stated = {
  title: 'Agent de service, degrés 2-2-2',
  function_id: 43,
  category: 0,
  degrees: { 1: 2, 2: 2, 3: 2 },
  leave_weeks: 0,
  seniority_years: 0,
  share: 100,
  hourly: false,
  fixed_days: false,
  guaranteed: null,
  expected_index: 1030,
  expected_amount: 1785.33,
  expected_unit: 'month',
  source: 'Convention, annexe 2',
};

const step = {
  rule: 'category-base',
  inputs: { categoryLevel: 0 },
  value: 940,
  unit: 'points',
  libelle: 'Indice de base',
  detail: 'Employés',
  explication: 'Le point de départ de la catégorie.',
  article: 'Chapitre 6',
};

export const gridProofExamples: Readonly<Record<string, readonly unknown[]>> = {
  GridProof: [
    {
      needed: 3,
      signed: 1,
      open: false,
      draft: true,
      last_author: false,
      unproven_reason: null,
      cases: [
        {
          id: 4,
          ...stated,
          state: 'signed',
          difference: null,
          computed: { index: 1030, amount: 1785.33, unit: 'month', trace: [step] },
          refusals: [],
          typed: { by: 'Camille Martin', at: '2026-11-20T09:30:00.000Z' },
          signed: { by: 'Camille Martin', at: '2026-11-20T09:32:00.000Z' },
          withdrawn: null,
        },
      ],
    },
  ],
  TypeGridCaseRequest: [stated],
  TakeOverGridCasesRequest: [
    { cases: [{ id: 4, expected_index: 1030, expected_amount: 1811.08 }], source: 'Avenant du 12 novembre 2026' },
  ],
  SignGridCasesRequest: [{ cases: [4, 5, 6], user_password: 'Une phrase à moi 2026' }],
  WithdrawGridCaseRequest: [{ reason: 'L’indice a été mal recopié.' }],
};
