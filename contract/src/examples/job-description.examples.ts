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
