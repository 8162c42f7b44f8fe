/** Why a version of the grid is not proven, and what may not be done to its cases. Part of the catalogue of refusals. */
export const gridRefusals = {
  grille_pas_brouillon: {
    status: 409,
    message: 'Seul un brouillon se prouve\u00a0: les cas de cette version ne changent plus.',
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
} as const;
