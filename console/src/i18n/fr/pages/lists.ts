/** Lists that the body will fill: what each is, and why it is empty. */
export const publicLists = {
  articles: {
    intro: 'Les nouvelles de la branche\u00a0: négociations, valeur du point, évolutions de l’outil.',
    empty: 'Aucune actualité publiée',
    text: 'Les articles de l’organisation des employeurs paraîtront ici.',
  },
  article: {
    empty: 'Cet article n’est pas disponible',
    text: 'Il a été retiré, ou son adresse est incomplète.',
    all: 'Toutes les actualités',
  },
  webSeries: {
    intro: 'De courts épisodes sur la classification et la rémunération.',
    empty: 'Aucun épisode publié',
    text: 'Les vidéos de l’organisation des employeurs paraîtront ici.',
  },
  documents: {
    intro: 'Modèles, notes et textes à télécharger.',
    empty: 'Aucun document publié',
    text: 'Les documents de l’organisation des employeurs paraîtront ici.',
  },
  evolutions: {
    intro: 'Ce qui a changé d’une version de la grille à l’autre.',
    empty: 'Aucune évolution publiée',
    text: 'Chaque nouvelle version de la grille sera présentée ici, avec ses différences.',
  },
  home: 'Retourner à l’accueil',
} as const;
