/** The shipped example: pictures and documents of the demonstration, which `npm run pictures` takes. */
export const example = {
  /** Names of pictures of the tool. */
  pictures: ['valorisations', 'resultat'],
  /** Files in `console/public/example`. */
  documents: [
    { name: 'resultat', label: 'Le résultat, en PDF' },
    { name: 'dossier-d-entretien', label: 'Le dossier d’entretien, en PDF' },
    { name: 'fiche-de-poste', label: 'La fiche de poste, en PDF' },
  ],
} as const;
