/** The first page of staff and its figures. */
const many = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('fr-FR')}\u00a0${count < 2 ? one : several}`;

export const staffDashboard = {
  loading: 'Les chiffres arrivent.',
  failed: 'Les chiffres n’ont pas pu être lus.',
  retry: 'Réessayer',
  computed: (time: string) => `Chiffres de ${time}, relus toutes les 5\u00a0minutes.`,
  todo: 'À traiter',
  maintenance: 'La maintenance est en cours\u00a0: les adhérents ne peuvent rien enregistrer',
  gridUnproven: (reason: string) => `La grille en vigueur a été publiée sans preuve\u00a0: ${reason}`,
  nothing: 'Rien n’attend pour le moment.',
  requests: (count: number) => many(count, 'demande de compte à examiner', 'demandes de compte à examiner'),
  messages: (count: number) => many(count, 'message en cours', 'messages en cours'),
  mailsFailed: (count: number) => many(count, 'envoi en échec', 'envois en échec'),
  mailsWaiting: (count: number) => many(count, 'envoi en attente', 'envois en attente'),
  jobsFailed: (count: number) => many(count, 'travail en échec', 'travaux en échec'),
  publications: (count: number) =>
    many(count, 'publication de grille à confirmer', 'publications de grille à confirmer'),
  wages: (count: number) => many(count, 'montant du Smic à confirmer', 'montants du Smic à confirmer'),
  facts: (count: number) =>
    many(count, 'page avec une information à compléter', 'pages avec une information à compléter'),
  members: 'Adhérents',
  establishments: (count: number) => many(count, 'établissement', 'établissements'),
  idle: (count: number) =>
    many(
      count,
      'établissement sans activité depuis l’inscription',
      'établissements sans activité depuis l’inscription',
    ),
  mains: (count: number) => many(count, 'compte principal', 'comptes principaux'),
  associates: (count: number) => many(count, 'compte associé', 'comptes associés'),
  invited: (count: number) => many(count, 'compte pas encore activé', 'comptes pas encore activés'),
  granted: {
    title: 'Noms et textes ouverts par la direction',
    until: (moment: string) => `, jusqu’au ${moment}`,
  },
  table: 'Lire ces chiffres en tableau',
  count: 'Valorisations',
  byStatus: { title: 'Valorisations par état', column: 'État' },
  byCategory: { title: 'Valorisations par catégorie', column: 'Catégorie', archived: 'Sans les inactives.' },
  categories: ['Ouvrier employé', 'Technicien', 'Agent de maîtrise', 'Cadre'] as const,
  below: {
    title: 'Sous le minimum, par département',
    text: 'Valorisations actives dont l’indice est sous le minimum du jour.',
    column: 'Département',
    establishments: 'Établissements',
    unknown: 'Non connu',
    none: 'Aucune valorisation active n’est sous le minimum.',
  },
  months: {
    title: 'Activité des douze derniers mois',
    column: 'Mois',
    created: 'Valorisations créées',
    calculated: 'Calculées pour la dernière fois',
  },
} as const;

export const staffValuations = {
  title: 'Valorisations',
  tool: 'Voir où en sont les valorisations des établissements, sans les noms ni les textes.',
  empty: 'Aucune valorisation',
  emptyText: 'Aucune valorisation ne répond à ce filtre.',
  columns: {
    id: 'Numéro',
    establishment: 'Établissement',
    department: 'Département',
    status: 'État',
    category: 'Catégorie',
    function: 'Fonction',
    share: 'Quotité',
    /** A fixed or guaranteed amount replaces the computed one, as it does in the exported list. */
    displayed: 'Minimum conventionnel, garanti ou fixé',
    minimum: 'Minimum',
    updated: 'Modifiée le',
  },
  otherFunction: 'Autre fonction',
  belowMinimum: 'Sous le minimum',
  units: { month: 'par mois', hour: 'par heure' },
  one: (id: number) => `Valorisation n°\u00a0${id}`,
  fixed: {
    label: 'Montant fixé par la branche',
    none: 'Aucun',
    set: 'Fixer un montant',
    change: 'Changer le montant fixé',
    takeBack: 'Retirer le montant fixé',
    text: 'Ce montant ne diminue jamais ce qui est à verser au moins. La direction de l’établissement reçoit votre motif par e-mail.',
    takeBackText: 'L’établissement retrouve le montant calculé. Sa direction reçoit votre motif par e-mail.',
    amount: { month: 'Montant brut par mois, à la quotité de la ligne', hour: 'Montant brut par heure de formation' },
    amountMissing: 'Saisissez un montant de 0,01 à 1\u00a0000\u00a0000\u00a0€.',
    reason: 'Motif',
    required: 'Indiquez le motif\u00a0: la direction de l’établissement le lit.',
    confirm: 'Fixer ce montant',
    done: 'Le montant est fixé. La direction de l’établissement est prévenue.',
    takenBack: 'Le montant fixé est retiré. La direction de l’établissement est prévenue.',
  },
} as const;
