import { counted, plural } from '@valorisation/rules';

const contracts = (count: number) => counted(count, 'contrat', 'contrats');

/** YYYY-MM as MM/YYYY. */
const monthText = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;

export const dsn = {
  /** Headings of the file that is sent: those of the model. */
  headings: {
    name: 'Profil',
    matricule: 'Matricule',
    label: 'Fonction',
    rank: 'Statut professionnel',
    share: 'Quotité (%)',
    start: 'Date d’ancienneté',
    fixedDays: 'Forfait en jours',
  },
  /** A cell of the file that is sent. */
  yes: 'Oui',
  /** Codes of the rank by the agreement. */
  ranks: { '03': 'Cadre', '04': 'Cadre', '05': 'Technicien', '06': 'Employé', '07': 'Ouvrier' },
  fixedDays: 'forfait en jours',
  refusals: {
    tooLarge: 'Cette DSN dépasse 20\u00a0Mo. Rien n’a été lu ni envoyé.',
    unreadable:
      "Ce fichier n’est pas une DSN lisible\u00a0: chacune de ses lignes devrait s’écrire S21.G00.30.002,'NOM'. Reprenez le fichier déposé sur net-entreprises. Rien n’a été envoyé.",
    notMonthly:
      'Ce fichier est un signalement (fin de contrat, arrêt, reprise) et non la DSN du mois. Choisissez la déclaration mensuelle. Rien n’a été envoyé.',
    nobody: 'Cette DSN ne déclare aucun contrat («\u00a0néant\u00a0» ou annulation). Rien n’a été envoyé.',
  },
  title: 'La DSN est lue dans votre navigateur',
  /** @param months YYYY-MM */
  of: (months: readonly string[], count: number) =>
    `, mois de ${months.map(monthText).join(' et de ')}, ${contracts(count)}`,
  otherSiret: (found: readonly string[], own: string) =>
    `${plural(found.length, 'Le SIRET', 'Les SIRET')} ${found.join(', ')} ${plural(found.length, 'n’est pas celui', 'ne sont pas ceux')} de votre établissement (${own}). Ces contrats ne sont pas cochés.`,
  switchTo: (name: string) => `Passer à ${name}`,
  chooseAgain: 'Vous y avez un compte. Choisissez-y de nouveau le fichier\u00a0: rien n’a été envoyé.',
  repeated: (months: readonly string[]) =>
    `${plural(months.length, 'Le mois', 'Les mois')} ${months.map(monthText).join(', ')} ${plural(months.length, 'figure', 'figurent')} dans plusieurs fichiers\u00a0: seul le plus récent est lu.`,
  several: 'Une personne présente plusieurs mois n’est lue qu’une fois, dans le mois le plus récent.',
  oneAtATime: 'Choisissez un seul fichier. Plusieurs fichiers ensemble ne sont lus que si tous sont des DSN.',
  refusedFile: (name: string, refusal: string) => `${name}\u00a0: ${refusal}`,
  nothingSent: 'Rien n’a été envoyé. Choisissez ce qui part\u00a0: le reste ne quitte pas cet ordinateur.',
  test: 'C’est un fichier de test\u00a0: vérifiez qu’il s’agit bien de vos contrats.',
  replaces: 'Cette déclaration annule et remplace une déclaration déjà déposée.',
  incomplete:
    'Ce fichier semble incomplet\u00a0: son décompte final manque ou ne correspond pas. Des personnes peuvent manquer.',
  start: {
    question: 'Le début du contrat est-il la date d’ancienneté\u00a0?',
    yes: 'Oui, l’envoyer comme date d’ancienneté',
    no: 'Non, ne pas l’envoyer',
    yesDetail: 'La date reste à corriger pour qui a une ancienneté reprise.',
    noDetail: 'L’ancienneté sera à saisir pour chaque personne.',
    required: 'Répondez à cette question.',
  },
  columns: {
    title: 'Contrats à envoyer',
    take: (name: string, label: string) => `Envoyer ${name}, ${label}`,
    all: 'Envoyer tous les contrats',
    person: 'Personne',
    label: 'Emploi',
    start: 'Début du contrat',
    rank: 'Statut',
    share: 'Quotité',
    position: 'Position',
    base: 'Salaire de base',
    shareOf: (name: string) => `Quotité de ${name}`,
    unknown: '–',
  },
  shareMissing: 'Absente de la DSN\u00a0: indiquez-la, ou décochez la ligne.',
  sharesMissing: (names: readonly string[]) =>
    `Quotité à indiquer\u00a0: ${names.slice(0, 5).join(', ')}${names.length > 5 ? '…' : ''}.`,
  leftOut: {
    otherEstablishment: 'autre établissement',
    earlierMonth: 'absent du mois le plus récent',
    ended: 'contrat terminé',
    otherAgreement: 'autre convention',
    outsideScheme: 'apprentissage ou professionnalisation',
    outsideNature: 'stage, mandat ou sans contrat de travail',
  },
  notProposed: (count: number) =>
    `${contracts(count)} ${plural(count, 'n’est pas proposé', 'ne sont pas proposés')}\u00a0: ${plural(count, 'cochez-le', 'cochez-les')} pour ${plural(count, 'l’envoyer', 'les envoyer')} aussi.`,
  leaves: (withStart: boolean) =>
    `Partent\u00a0: nom, matricule, emploi, statut, quotité${withStart ? ', début du contrat' : ''}. Ne partent pas\u00a0: numéro de sécurité sociale, sexe, naissance, adresse, position, salaires.`,
  pay: {
    title: 'Salaires de base déclarés',
    offer:
      'Pour les personnes déjà dans l’outil, ils peuvent être comparés au montant à verser et enregistrés comme salaires versés.',
    pair: 'Rapprocher de vos fonctions',
    hint: 'Les salaires cochés sont enregistrés comme versés à partir du premier jour du mois déclaré. Rien d’autre de ce fichier n’est envoyé.',
    none: 'Aucun contrat ne correspond à une fonction de l’outil\u00a0: importez d’abord ces personnes.',
    choice: 'Choix',
    take: (name: string, title: string) => `Enregistrer le salaire versé de ${name}, ${title}`,
    by: { matricule: 'même matricule', name: 'même nom' },
    function: 'Fonction dans l’outil',
    due: 'À verser au moins',
    unfit: {
      hourly: 'payée à l’heure\u00a0: à indiquer vous-même',
      noBase: 'sans salaire de base dans la DSN',
      partOfMonth: 'mois incomplet ou contrat modifié en cours de mois',
      noShare: 'quotité absente de la DSN',
      otherShare: 'quotité différente dans l’outil',
      known: 'déjà enregistré',
    },
    enter: (count: number) => `Enregistrer ${counted(count, 'salaire versé', 'salaires versés')}`,
    entered: (count: number) => `${counted(count, 'salaire versé enregistré', 'salaires versés enregistrés')}.`,
  },
  nothingChosen: 'Cochez au moins un contrat.',
  send: (count: number) => `Envoyer ${contracts(count)} et voir l’aperçu`,
} as const;
