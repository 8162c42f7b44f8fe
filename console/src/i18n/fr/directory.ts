import { counted } from '@valorisation/rules';

export const directory = {
  intro: 'Les établissements de la fédération, département par département, et les personnes à qui s’adresser.',
  choose: {
    title: 'Choisissez un département',
    search: 'Numéro ou nom du département',
    hint: 'Par exemple 35, 2A ou Vendée. La touche Entrée ouvre le premier de la liste.',
    count: (total: number) => `${counted(total, 'département', 'départements')}.`,
    list: 'Départements',
    establishments: (total: number) => `(${total})`,
    legend: 'Entre parenthèses, le nombre d’établissements\u00a0; un département en gris n’en a pas.',
    none: 'Aucun département ne correspond. Essayez son numéro, ou une partie de son nom.',
    unknown: (typed: string) => `Le département «\u00a0${typed}\u00a0» n’existe pas. Choisissez-en un dans la liste.`,
  },
  change: 'Changer de département',
  department: (name: string, number: string) => `${name} (${number})`,
  search: 'Rechercher un établissement, une ville ou une personne',
  count: (total: number) => counted(total, 'établissement', 'établissements'),
  noneFound: 'Aucun établissement ne correspond à cette recherche.',
  empty: {
    title: 'Aucun établissement dans ce département',
    text: 'L’annuaire de la fédération n’y compte pas d’établissement. Essayez un département voisin.',
  },
  example: 'Ces établissements sont inventés\u00a0: ils montrent la présentation de l’annuaire avant son raccordement.',
  away: (day: string) =>
    `L’annuaire de la fédération ne répond pas pour le moment. Voici ce qu’il indiquait le ${day}\u00a0: certaines coordonnées ont pu changer depuis.`,
  answered: (day: string) => `Coordonnées communiquées par la fédération le ${day}.`,
  phone: 'Téléphone',
  fax: 'Télécopie',
  web: 'Site',
  groups: {
    president: 'Présidence',
    director: 'Direction',
    other: 'Autres personnes',
  },
  women: 'Femmes',
  men: 'Hommes',
  deputy: 'suppléant',
  deputyWoman: 'suppléante',
  noContact: 'Aucune personne n’est indiquée.',
} as const;
