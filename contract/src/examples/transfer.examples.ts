/** Examples in the API's description: people who move to another establishment. */
export const transferExamples: Readonly<Record<string, readonly unknown[]>> = {
  Transfer: [
    {
      transfer_id: 4,
      side: 'target',
      siret: '77500001100012',
      company_name: 'Maison familiale rurale du Haut Bocage',
      state: 'agreed',
      people: 12,
      named_ids: [],
      other_wage: false,
      ends_at: '2026-12-20T09:00:00.000Z',
    },
  ],
  StaffTransfer: [
    {
      id: 4,
      source: { id: 1, siret: '77500001100012', company_name: 'Maison familiale rurale du Haut Bocage' },
      target: { id: 2, siret: '77500002900014', company_name: 'Lycée agricole privé des Trois Rivières' },
      state: 'agreed',
      people: 12,
      asked_at: '2026-11-20T09:00:00.000Z',
      ends_at: '2026-12-20T09:00:00.000Z',
    },
  ],
  ArrivingPerson: [
    {
      profile_id: 16,
      profile_name: 'Bernard Lucie',
      profile_name_taken: true,
      profile_matricule: 'A0041',
      profile_matricule_taken: false,
    },
  ],
  TransferRequest: [{ siret: '77500002900014', names: ['Bernard Lucie'] }],
  TransferAgreement: [{ ids: [16, 17] }],
  TransferConfirmation: [{ names: { '16': 'Bernard Lucie (CFA)' }, matricules: { '17': 'A0042' } }],
  TransferState: [{ state: 'done' }],
};
