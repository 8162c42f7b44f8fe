/** The texts around a calculation; the rules have the words of its lines. */
export const receipt = {
  title: 'Le calcul',
  caption: 'Étapes du calcul',
  groups: {
    index: 'Indice',
    amount: 'Montant par mois',
    hour: 'Montant par heure de formation',
    guarantee: 'Rémunération garantie',
    floors: 'Comparé aux planchers',
  },
  /** A guarantee has lines in points and in euros, each with its unit. */
  units: { index: 'Points', amount: 'Euros', guarantee: '', floors: 'Euros' },
  /** In place of 0 points. */
  none: 'aucun',
  pointValue: (value: string) => `${value} par point et par an`,
  ofAgreement: (article: string) => `Convention collective, ${article}`,
  source: (article: string) => `Source\u00a0: ${article}`,
  noArticle: 'Hors calcul de la convention collective.',
  pending: 'À renseigner',
} as const;
