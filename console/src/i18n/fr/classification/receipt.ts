/** The texts around a calculation; the rules have the words of its lines. */
export const receipt = {
  title: 'Le calcul, ligne par ligne',
  caption: 'Étapes du calcul',
  open: 'Ouvrez une ligne pour lire la règle et son article.',
  article: 'Convention collective',
  noArticle: 'Hors calcul de la convention collective.',
  pending: 'À renseigner',
} as const;
