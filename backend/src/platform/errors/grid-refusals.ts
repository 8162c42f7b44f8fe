/** Why versions of the grid, their cases and the minimum wage are not changed, proven or published. */
export const gridRefusals = {
  grille_pas_brouillon:
    'Cette version n’est plus un brouillon\u00a0: elle ne change plus. Préparez une nouvelle version à partir d’elle.',
  grille_dernier_auteur:
    'Vous êtes la dernière personne à avoir modifié ce brouillon. Demandez à une autre personne de saisir, de signer ou de retirer ses cas.',
  cas_faux:
    'Ce cas ne donne pas ce qui est attendu. Faites corriger le brouillon, ou retirez le cas et saisissez-en un autre.',
  cas_retire: 'Ce cas a été retiré. Rechargez la page pour voir ceux qui comptent.',
  cas_deja_signe: 'Ce cas est déjà signé pour cette version du brouillon.',
  cas_deja_repris: 'Un de ces cas a déjà ses valeurs attendues pour cette version. Rechargez la page pour les voir.',
  grille_cas_faux:
    'Cette version ne donne pas ce que ses cas attendent\u00a0: {cas}. Corrigez la version ou retirez ces cas.',
  grille_sans_preuve:
    'Cette version a {signes} cas signés sur {attendus} demandés. Faites signer les cas qui manquent.',
  grille_illisible:
    'Cette version contient des erreurs qui empêchent de la lire. Corrigez-les d’abord\u00a0: sa page les nomme.',
  grille_a_publier:
    'Cette version n’a jamais été en vigueur\u00a0: deux personnes de l’administration la publient depuis sa page.',
  grille_non_prete: 'Cette version ne peut pas encore être publiée. Sa page dit ce qui manque.',
  publication_deja_demandee:
    'La publication de cette version est déjà demandée. Rechargez la page pour voir où elle en est.',
  publication_absente:
    'Cette demande de publication n’est plus ouverte. Rechargez la page pour voir où en est la version.',
  seconde_personne: 'Vous avez demandé cette publication\u00a0: une autre personne de l’administration la confirme.',
  admin_recent:
    'Les deux personnes doivent être de l’administration depuis {jours} jours au moins\u00a0: l’une des deux en est depuis moins.',
  publication_perimee:
    'La version a changé depuis la demande, ou sa date est passée. Annulez cette demande puis faites-en une nouvelle.',
  retrait_impossible:
    'Cette version ne peut pas être retirée\u00a0: elle n’est plus en vigueur, ou aucune ne la précède.',
  smic_propose:
    'Un montant du Smic attend déjà sa confirmation pour ce territoire. Confirmez-le ou retirez-le d’abord.',
  autre_admin:
    'Une autre personne de l’administration doit confirmer ce montant du Smic. Une personne écartée depuis moins de {jours} jours compte encore\u00a0: rouvrez son compte, ou attendez.',
  effet_change: 'Le nombre de valorisations concernées a changé entre-temps. Relisez l’effet puis confirmez à nouveau.',
  grille_deja_publiee: 'Cette version de la grille est publiée\u00a0: son effet ne se calcule qu’avant.',
} as const satisfies Readonly<Record<string, string>>;
