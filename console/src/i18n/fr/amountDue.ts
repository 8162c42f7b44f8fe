/** What is to be paid at least: its words, its source and what it was held against. */
export const amountDue = {
  label: 'À verser au moins',
  /** In place of the label: an amount that awaits its update. */
  stale: (day: string) => `Au moins (grille du ${day}), à mettre à jour`,
  perMonth: 'brut par mois',
  perMonthAt: (share: string) => `brut par mois, à ${share}`,
  perHour: 'brut par heure de formation',
  more: 'L’employeur peut verser davantage.',
  conventional: (amount: string) => `Minimum conventionnel\u00a0: ${amount}`,
  /** Why it is this amount. */
  reasons: {
    minimum: 'C’est le minimum conventionnel de l’emploi.',
    hourly: 'C’est le taux conventionnel de l’heure de formation.',
    majored: 'C’est la rémunération garantie à la personne, convertie en indice majoré.',
    'fixed-amount': 'Ce montant a été fixé par l’organisation d’employeurs.',
    'branch-floor': 'C’est le plancher de la branche, plus élevé que le minimum conventionnel.',
    'minimum-wage': 'C’est le Smic, plus élevé que le minimum conventionnel.',
  },
  archived: 'Classement archivé\u00a0: le montant est celui du dernier calcul, sans comparaison avec le Smic du jour.',
  territories: { metropole: 'métropole', mayotte: 'Mayotte' },
  wage: (day: string, territory: string) =>
    `Smic du ${day}, ${territory}\u00a0; ancienneté comprise dans l’indice, point à confirmer par la branche.`,
  /** An amount that the wage, brought to its share, does not reach; `share` is null at full time. */
  aboveWage: (day: string, territory: string, amount: string, share: string | null) =>
    `Ce montant dépasse le Smic du ${day}, ${territory}\u00a0: ${amount} par mois${share === null ? '' : ` à ${share}`}.`,
  equalToWage: (day: string, territory: string) => `Ce montant est égal au Smic du ${day}, ${territory}.`,
  wageUnconfirmed: 'La valeur de ce Smic est à confirmer.',
  perTrainingHour: 'Équivalent par heure de formation, congés payés à vérifier.',
  noWage: {
    metropole: 'Aucune comparaison avec le Smic\u00a0: son montant n’est pas renseigné.',
    mayotte: 'Aucune comparaison avec le Smic\u00a0: le montant applicable à Mayotte n’est pas renseigné.',
  },
  notAlone: 'La personne exerce plusieurs fonctions\u00a0: le Smic est comparé à leur total, et non à celle-ci seule.',
  /** An amount that a choice leaves as it is, and what keeps it there. */
  unchanged: (source: string) => `À verser inchangé\u00a0: ${source}`,
  sources: {
    minimum: 'minimum conventionnel',
    hourly: 'taux conventionnel',
    majored: 'rémunération garantie',
    'fixed-amount': 'montant fixé',
    'branch-floor': 'plancher de la branche',
    'minimum-wage': 'Smic',
  },
} as const;
