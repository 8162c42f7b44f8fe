/** Why a version of the grid is not proven or not published, and what may not be done to its cases. Part of the catalogue. */
export const gridRefusals = {
  grille_pas_brouillon: {
    status: 409,
    message: 'Cette version n’est plus un brouillon\u00a0: elle est publiée ou va l’être.',
  },
  grille_dernier_auteur: {
    status: 409,
    message:
      'Vous êtes la dernière personne à avoir modifié ce brouillon. Demandez à une autre personne de saisir, de signer ou de retirer ses cas.',
  },
  cas_faux: {
    status: 409,
    message:
      'Ce cas ne donne pas ce qui est attendu. Faites corriger le brouillon, ou retirez le cas et saisissez-en un autre.',
  },
  cas_retire: { status: 409, message: 'Ce cas a été retiré. Rechargez la page pour voir ceux qui comptent.' },
  cas_deja_signe: { status: 409, message: 'Ce cas est déjà signé pour cette version du brouillon.' },
  grille_cas_faux: {
    status: 409,
    message:
      'Cette version ne donne pas ce que ses cas attendent\u00a0: {cas}. Corrigez la version ou retirez ces cas.',
  },
  grille_sans_preuve: {
    status: 409,
    message: 'Cette version a {signes} cas signés sur {attendus} demandés. Faites signer les cas qui manquent.',
  },
  grille_a_publier: {
    status: 409,
    message: 'Cette version n’a jamais été en vigueur\u00a0: deux administrateurs la publient depuis sa page.',
  },
  grille_non_prete: {
    status: 409,
    message: 'Cette version ne peut pas encore être publiée. Sa page dit ce qui manque.',
  },
  publication_deja_demandee: {
    status: 409,
    message: 'La publication de cette version est déjà demandée. Rechargez la page pour voir où elle en est.',
  },
  publication_absente: {
    status: 409,
    message: 'Cette demande de publication n’est plus ouverte. Rechargez la page pour voir où en est la version.',
  },
  seconde_personne: {
    status: 409,
    message: 'Vous avez demandé cette publication\u00a0: un autre administrateur la confirme.',
  },
  publication_perimee: {
    status: 409,
    message:
      'La version a changé depuis la demande, ou sa date est passée. Annulez cette demande puis faites-en une nouvelle.',
  },
  retrait_impossible: {
    status: 409,
    message: 'Cette version ne peut pas être retirée\u00a0: elle n’est plus en vigueur, ou aucune ne la précède.',
  },
} as const;
