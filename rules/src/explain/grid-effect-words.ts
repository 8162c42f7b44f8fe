/** The words of the effect of a grid in its file. */
export const GRID_EFFECT_LIST = {
  list: 'effet d’une grille',
  columns: {
    by: 'Regroupement',
    label: 'Valeur',
    unit: 'Montants',
    rows: 'Valorisations',
    gains: 'En hausse',
    losses: 'En baisse',
    before: 'Aujourd’hui',
    due_anyway: 'Sans changer de grille',
    after: 'Avec cette grille',
    to_redo: 'À refaire',
  },
  values: {
    by: {
      all: 'Ensemble',
      category: 'Catégorie',
      function: 'Fonction',
      department: 'Département',
      size: 'Taille (nombre de personnes, au moins)',
    },
    unit: { month: 'par mois', hour: 'par heure' },
  },
};
