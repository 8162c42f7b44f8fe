/** Examples in the API's description: a grid with one entry in each list. */
export const criterionExample = {
  critere_id: 2,
  critere_idx: 2,
  metier_field: 'metier_c2',
  critere_title: 'Relationnel professionnel',
  definition: 'Exigences de relation du poste',
  indices: [{ cat_level: 0, degres: [{ degre: 2, degre_value: 10, degre_level: 'Contacts courants' }] }],
};

export const paramExample = { param_title: 'valeur_point', param_value: '20.80' };

export const referenceExample = {
  cats: [{ cat_id: 4, cat_title: 'Cadre', cat_level: 3, indice: 950 }],
  catpars: [
    {
      catpar_id: 1,
      catpar_title: 'Formation et accompagnement',
      enfants: [
        {
          catenf_id: 3,
          catenf_title: 'Conseil et accompagnement (vie scolaire)',
          metiers: [
            {
              metier_id: 12,
              metier_title: 'Surveillant veilleur de nuit',
              fk_metier_cat: 0,
              metier_c1: 2,
              metier_c2: 2,
              metier_c3: 2,
              metier_c4: 0,
              metier_c5: 0,
              metier_c6: '',
              metier_ens: 0,
            },
          ],
        },
      ],
    },
  ],
  conges: [
    {
      conge_id: 2,
      conge_title: '1 semaine',
      semaines_sup: 1,
      jours_ouvrables: 36,
      points: 125,
      duree_annuelle_heures: 1565,
    },
  ],
  criteres: [criterionExample],
  paliers: [{ annees: 1, taux: [1, 1, 1, 1] }],
  params: [paramExample],
  param: 0.208,
  param_smic: 107_800,
  grid: { grid_id: 2, status: 'in_force', effective_on: '2024-09-01', confirmed: false, point_value: 20.8 },
} as const;

/** Example in the API's description: a whole version of the grid, with one row in each list. */
export const gridDocumentExample = {
  cats: [{ cat_id: 4, cat_title: 'Cadre', cat_level: 3, ccn_categorie: 3, indice: 950 }],
  catpars: [{ catpar_id: 1, catpar_title: 'Formation et accompagnement' }],
  enfants: [{ catenf_id: 3, catenf_title: 'Conseil et accompagnement (vie scolaire)', fk_catpar: 1 }],
  metiers: [
    {
      metier_id: 12,
      metier_title: 'Surveillant veilleur de nuit',
      fk_catenf: 3,
      fk_metier_cat: 0,
      ccn_categorie: 1,
      metier_c1: 2,
      metier_c2: 2,
      metier_c3: 2,
      metier_c4: 0,
      metier_c5: 0,
      metier_c6: '',
      metier_ens: 0,
    },
  ],
  criteres: [
    {
      critere_id: 2,
      critere_idx: 2,
      metier_field: 'metier_c2',
      critere_title: 'Relationnel professionnel',
      definition: 'Exigences de relation du poste',
      indices: [{ cat_level: 0, degres: [{ degre: 2, degre_value: 10, degre_level: 'Contacts courants' }] }],
    },
  ],
  conges: [
    {
      conge_id: 2,
      conge_title: '1 semaine',
      semaines_sup: 1,
      jours_ouvrables: 36,
      points: 125,
      duree_annuelle_heures: 1565,
    },
  ],
  paliers: [{ annees: 1, taux: [1, 1, 1, 1] }],
  params: [{ param_title: 'valeur_point', param_value: '20.80' }],
};

export const gridProblemExample = {
  part: 'metiers',
  place: 3,
  field: 'metier_c1',
  warning: false,
  where: 'Fonction «\u00a0Maître professionnel\u00a0»',
  text: 'Le degré 9 n’existe pas pour ce critère dans la catégorie de cette fonction.',
};

export const wholeGridExample = {
  id: 5,
  withdrawn: false,
  status: 'draft',
  effective_on: '2027-01-01',
  confirmed: false,
  title: 'Négociation de 2027',
  version: 2,
  based_on: 2,
  based_on_title: '',
  based_on_day: '2024-09-01',
  created_at: '2026-11-02T09:30:00.000Z',
  created_by: 'Camille Martin',
  updated_at: '2026-11-20T09:30:00.000Z',
  updated_by: 'Camille Martin',
  document: gridDocumentExample,
  problems: [],
};

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
