/** The names of the employer body on the pages. These are placeholders, which the body replaces. */
export const body = {
  name: 'Organisation des employeurs de l’enseignement agricole privé',
  shortName: 'Employeurs de l’enseignement agricole privé',
  agreement: 'IDCC 7520',
  address: ['12 rue des Semailles', '75000 Paris'],
  country: 'France',
} as const;
