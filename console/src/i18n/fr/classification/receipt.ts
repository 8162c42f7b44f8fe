/** Around the lines of a calculation; the lines themselves are told by the rules. */
export const receipt = {
  title: 'Le calcul, ligne par ligne',
  caption: 'Étapes du calcul',
  open: 'Ouvrez une ligne pour lire la règle et son article.',
  article: 'Convention collective',
  noArticle: 'Hors calcul de la convention collective.',
  pending: 'À renseigner',
} as const;
