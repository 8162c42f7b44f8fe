/** What changed between versions of the grid; the rules have the sentences. */
export const evolutions = {
  intro: 'Ce qui a changé d’une version de la grille à l’autre, pour qui, et à partir de quel jour.',
  step: (day: string) => `À partir du ${day}`,
  since: (day: string) => `Par rapport à la grille du ${day}.`,
  toCome: (day: string) =>
    `Version à venir, annoncée par la branche. Jusqu’au ${day}, les montants restent ceux de la grille en vigueur.`,
  first: 'Première version connue de l’outil\u00a0: il n’y a pas de version antérieure à laquelle la comparer.',
  same: 'Rien n’a changé par rapport à la version précédente.',
  unconfirmed: 'Les valeurs de cette version sont à confirmer par la branche.',
  themes: {
    amounts: 'Valeur du point, plancher et coefficients',
    categories: 'Catégories',
    criteria: 'Critères et degrés',
    functions: 'Fonctions',
    seniority: 'Ancienneté',
    leave: 'Congés',
  },
  effects: { gain: 'Qui y gagne', loss: 'Qui y perd', other: 'Qui est concerné' },
  columns: { subject: 'Ce qui change', before: 'Avant', after: 'Après', gap: 'Écart', who: 'Pour qui' },
  none: '–',
  next: 'Vos classements gardent la grille sur laquelle ils ont été calculés. Pour les mettre à jour, ouvrez votre tableau de bord.',
  estimate: 'Estimer un montant sur la grille en vigueur',
  openRules: 'Règles ouvertes, pour les logiciels de paie',
  empty: {
    title: 'Aucune évolution publiée',
    text: 'Chaque nouvelle version de la grille sera présentée ici, avec ses différences.',
  },
} as const;
