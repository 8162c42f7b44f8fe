import { plural } from '@valorisation/rules';

export const newValuation = {
  title: 'Quelle fonction la personne exerce-t-elle\u00a0?',
  documentTitle: 'Nouvelle valorisation',
  titleChange: 'Changer de fonction',
  introChange: 'Les réponses qui restent valables pour la nouvelle fonction sont gardées.',
  search: 'Rechercher une fonction',
  example: 'Par exemple\u00a0: comptable',
  clear: 'Effacer la recherche',
  loading: 'Chargement de la grille',
  treeLabel: 'Fonctions de la grille',
  resultsLabel: 'Fonctions trouvées',
  found: (count: number) =>
    count === 0 ? 'Aucune fonction trouvée' : `${count} ${plural(count, 'fonction', 'fonctions')}`,
  shownOf: (shown: number, count: number) => `${shown} fonctions affichées sur ${count}`,
  foundBy: (name: string) => `trouvé par «\u00a0${name}\u00a0»`,
  /** The same words as beside the amount of the chosen function. */
  amounts: 'à temps plein, avant ancienneté',
  /** The searched words belong to no function of the grid. */
  outside: {
    status: 'Aucune fonction de la grille ne porte ces mots.',
    nearest: (family: string) => `La famille la plus proche est «\u00a0${family}\u00a0».`,
    show: 'Voir ses fonctions',
  },
  place: (category: string, family: string) => `${category} · ${family}`,
  browse: 'Parcourir la grille',
  other: {
    open: 'Classer une autre fonction',
    missing: 'La fonction n’y est pas\u00a0?',
    means: 'Absente de la grille.',
    title: 'Autre fonction',
    text: 'Nommez-la et choisissez sa catégorie. Vous renseignerez ensuite chaque critère, sans degré prévu.',
    name: 'Intitulé de la fonction',
    nameRequired: 'Saisissez l’intitulé de la fonction.',
    category: 'Catégorie',
    categoryHints: [
      'Travaux d’exécution, consignes données d’avance.',
      'Savoir-faire techniques, choix de la méthode.',
      'Encadrement de proximité, mêmes indices que la catégorie 2.',
      'Objectifs à atteindre, conception ou encadrement d’équipes.',
    ],
  },
  chosen: {
    label: 'Fonction choisie',
    emptyOther: 'Nommez la fonction et choisissez sa catégorie\u00a0: vous pourrez ensuite continuer d’ici.',
    continue: 'Continuer',
    continueWith: 'avec cette fonction',
    change: 'Retenir cette fonction',
  },
  draft: {
    text: (title: string) =>
      `Vous avez commencé le classement de «\u00a0${title}\u00a0» sans l’attribuer à une personne.`,
    resume: 'Le reprendre',
    drop: 'L’abandonner',
  },
} as const;
