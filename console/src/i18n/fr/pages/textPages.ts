/** Words around the pages that the server publishes. */
export const textPages = {
  /** Above a text that could not be loaded again and is shown as it was read before. */
  kept: 'Ce texte est celui que vous avez déjà ouvert\u00a0; il n’a pas pu être relu.',
  shipped:
    'Le service ne répond pas\u00a0: voici le texte livré avec l’outil. Il a pu changer depuis, et ses montants manquent (…).',
  questions: {
    search: 'Chercher une question',
    found: (count: number) => `${count}\u00a0${count > 1 ? 'questions' : 'question'}`,
    none: 'Aucune question ne correspond',
    noneHint: 'Essayez un autre mot, ou écrivez-nous\u00a0: nous répondons à chaque message.',
    showAll: 'Toutes les questions',
    contact: 'Nous écrire',
    link: 'Lien vers cette question',
  },
  tables: {
    categories: 'Indice de base par catégorie',
    category: 'Catégorie',
    base: 'Indice de base',
    leave: 'Points selon les congés supplémentaires',
    weeks: 'Semaines supplémentaires',
    workingDays: 'Jours ouvrables de congés',
    yearlyHours: 'Heures par an',
    points: 'Points',
    seniority: 'Taux d’ancienneté par catégorie',
    seniorityAll: 'Ouvrir le barème d’ancienneté',
    years: 'Années complètes',
    from: (years: number) => `à partir de ${years}`,
    span: (first: number, last: number) => (first === last ? String(first) : `${first} à ${last}`),
    percent: (rate: number) => `${rate}\u00a0%`,
    criterion: (title: string) => `${title}\u00a0: points par degré`,
    degree: 'Degré',
    training: 'Formations reconnues',
    option: 'Diplôme, titre ou qualification',
    none: 'non concerné',
    source: (day: string) => `Valeurs de la grille en vigueur depuis le ${day}.`,
    unconfirmed: 'Valeurs à confirmer par la branche.',
  },
} as const;
