/** Examples in the API's description: an import of three lines, one of them refused. */
export const importPreviewExample = {
  key: '5f0c6d52-3c1b-4d0a-9b1e-2f4f0a6b7c8d',
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  lines: 3,
  profiles_new: 1,
  profiles_existing: 1,
  valuations: 2,
  computed: 1,
  month_total: 1867.02,
  ignored_columns: ['Service', 'Temps de travail'],
  near_columns: [{ heading: 'Temps de travail', column: 'Quotité (%)' }],
  notes: ['Lignes de total, laissées de côté\u00a0: 5.'],
  accepted: [
    {
      line: 2,
      profile_name: 'Lucie Bernard',
      profile_new: true,
      metier_title: 'Agent de service',
      valor_visa: 1,
      valor_visible: 1,
      valor_c0: 100,
      valor_anciennete: '2018-09-01',
      formations: null,
      notes: ['Cette fonction ne tient compte d’aucun diplôme\u00a0: «\u00a0Licence\u00a0» n’est pas repris.'],
      valor_a_verser: 1867.02,
      valor_a_verser_unit: 'mois' as const,
      valor_a_verser_source: 'smic' as const,
      valor_conventionnel: 1785.33,
      repeated: false,
    },
  ],
  refused_lines: 1,
  refused: [
    {
      line: 4,
      profile_name: 'Paul Martin',
      reasons: [{ column: 'Fonction', message: 'Cette fonction ne figure pas dans la grille.' }],
    },
  ],
};

export const importExample = {
  import_id: 3,
  created_at: '2026-11-21T09:40:11.334Z',
  profiles: 1,
  valuations: 2,
  valuations_active: 2,
  refused: 1,
  a_voir: [],
  own: true,
  undone: null,
};

export const importDetailExample = { ...importExample, valor_ids: [18, 19], valor_ids_changed: [19] };

/** Examples in the API's description: a job sheet of the worked example "Agent de service", before its first text. */
const section = { written: null, prefill: '<p>Agent de service</p>' };

export const jobSheetExample = {
  establishment: { name: 'Maison familiale rurale du Haut Bocage', siret: '77500001100012' },
  functions: [
    {
      valor_id: 18,
      title: 'Agent de service',
      category: 'Ouvrier',
      hourly: false,
      share: '100 %',
      fullTime: true,
      index: '1 030',
      majored: null,
      amount: '1 867,02 EUR',
      staleSince: null,
      heldToday: null,
      seniorityPassedOn: null,
      updated: null,
      duties: ['Accueillir et renseigner les familles et les apprenants'],
      criteria: [{ id: 2, title: 'Relationnel professionnel', answered: true, degree: '2', text: 'Contacts courants' }],
    },
  ],
  total: null,
  amounts: { monthly: true, hourly: false },
  wage: ['Smic du 01/06/2026, métropole.', 'La valeur de ce Smic est à confirmer.'],
  partial: false,
  references: ['VAL-18-7-G2'],
  grids: [{ id: 2, effectiveOn: '2024-09-01', confirmed: false }],
  total_share: 100,
  printedOn: '21/11/2026',
  sections: { missions: section, activities: section, relations: section, competences: section },
};
