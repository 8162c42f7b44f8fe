/** Lists that the body will fill: what each is, and why it is empty. */
export const publicLists = {
  evolutions: {
    intro: 'Ce qui a changé d’une version de la grille à l’autre.',
    empty: 'Aucune évolution publiée',
    text: 'Chaque nouvelle version de la grille sera présentée ici, avec ses différences.',
  },
  home: 'Retourner à l’accueil',
} as const;
