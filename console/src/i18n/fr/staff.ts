export const staff = {
  title: 'Espace de gestion',
  welcome: (name: string) => `Bonjour ${name}`,
  menu: 'Menu de l’espace de gestion',
  home: 'Accueil',
  lists: 'Listes de cette page',
  groups: {
    members: 'Adhérents',
    exchange: 'Échanges',
    portal: 'Portail',
    grid: 'Grille',
    administration: 'Administration',
  },
  waiting: 'à traiter',
  failed: 'en échec',
  site: 'Voir le site',
  back: 'Retourner à l’espace de gestion',
} as const;

/** The server counts no further. */
const MOST = 1000;

export const staffKit = {
  identity: {
    password: 'Votre mot de passe',
    code: 'Code de votre appareil',
    codeRequired: 'Saisissez le code à six chiffres.',
  },
  /** The texts of search fields in a list, under the names that the library gives to their buttons. */
  autocomplete: { openText: 'Ouvrir', closeText: 'Fermer', clearText: 'Effacer', loadingText: 'Chargement' },
  /** The days that limit a list. */
  from: 'Du',
  to: 'Au',
  day: 'Jour',
  time: 'Heure',
  timeFormat: 'HH:MM',
  actions: 'Actions',
  otherActs: 'Autres actions',
  open: 'Ouvrir',
  edit: 'Modifier',
  /** The accessible name of an action, for people who do not see its row. */
  of: (action: string, name: string) => `${action}\u00a0: ${name}`,
  by: (name: string) => `par ${name}`,
  cancel: 'Annuler',
  found: 'Votre saisie non enregistrée a été retrouvée.',
  drop: 'Abandonner cette saisie',
  reload: 'Recharger',
  exportList: 'Exporter',
  create: 'Créer',
  columns: {
    title: 'Colonnes',
    reset: 'Comme au départ',
    up: 'Placer avant',
    order: 'Glissez une ligne pour la déplacer.',
  },
  views: {
    title: 'Vues de la liste',
    all: 'Tous',
    /** The number of rows of a view, which the server counts up to a limit. */
    count: (count: number) => (count > MOST ? `plus de ${MOST.toLocaleString('fr-FR')}` : String(count)),
    save: 'Enregistrer cette vue',
    saveText:
      'Les filtres et le tri de la liste se retrouvent sous ce nom, sur tous vos postes. Les mots cherchés n’en font pas partie.',
    name: 'Nom de la vue',
    required: 'Donnez un nom à cette vue.',
    confirm: 'Enregistrer',
    remove: 'Retirer cette vue',
  },
  unread: 'La liste n’a pas pu être lue. Vos filtres et votre sélection sont gardés.',
  reread: 'Relire',
  unfilter: 'Retirer les filtres',
  filter: (active: number) => (active === 0 ? 'Filtrer' : `Filtrer (${active})`),
  /** How a list of pictures is shown. */
  look: 'Présentation',
  looks: { tiles: 'Grille', rows: 'Liste' },
  choose: 'Sélectionner',
  noneText: 'Cette liste est vide pour le moment.',
  /** The rows that an action on several rows did not change. */
  unchanged: {
    these: (numbers: string, why: string) => `Sans changement (n°\u00a0${numbers})\u00a0: ${why}`,
    many: (count: number, why: string) =>
      `Sans changement (${count}\u00a0${count === 1 ? 'élément' : 'éléments'})\u00a0: ${why}`,
  },
} as const;

export const wrongArea = {
  staffOnly: {
    title: 'Cet espace est réservé',
    text: 'Il est ouvert à l’équipe de l’organisation des employeurs. Votre compte est celui d’un établissement.',
    action: 'Retourner à vos valorisations',
  },
  adminsOnly: {
    title: 'Cette page est réservée à l’administration',
    text: 'Votre compte ne permet pas de l’ouvrir. Une personne de l’administration peut faire ce changement pour vous, ou vous donner ce rôle dans Équipe.',
  },
  membersOnly: {
    title: 'Cette page est celle des établissements',
    text: 'Votre compte est celui de l’organisation des employeurs\u00a0: vos outils sont dans l’espace de gestion.',
    action: 'Ouvrir l’espace de gestion',
  },
} as const;
