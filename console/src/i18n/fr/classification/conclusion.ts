import { counted } from '@valorisation/rules';
import { amountDue } from '../amountDue';

export const conclusion = {
  title: (title: string) => title,
  documentTitle: (title: string) => `Résultat · ${title}`,
  category: 'Catégorie',
  due: amountDue.label,
  dueStored: 'Montant enregistré',
  dueAfterUpdate: 'Après mise à jour, à verser au moins\u00a0:',
  /** For a valuation that must be classified again. */
  dueOnGridInForce: 'Sur la grille en vigueur, à verser au moins\u00a0:',
  dueWithSeniority: 'Avec l’ancienneté du jour, à verser au moins\u00a0:',
  /** The last line of a calculation that an update replaces by another amount. */
  ofGrid: (day: string) => `Montant de la grille du ${day}`,
  beforeUpdate: 'Avant la mise à jour',
  beforeSeniority: 'Avant le palier d’ancienneté',
  /** For one of several functions: the Smic is compared with the total of all of them. */
  wholePerson: 'Voir le total à verser à la personne',
  personPage: 'Voir la personne',
  partial: 'Calculé sur les fonctions visibles.',
  olderRules: (version: number) => `Calculé avec une version antérieure de l’outil (règles\u00a0${version}).`,
  redo: 'Reprendre le classement',
  more: 'Autres actions',
  moreNote: 'Partager, comparer, archiver',
  birthday: 'Un anniversaire d’ancienneté est passé\u00a0: l’ancienneté du jour n’est pas encore appliquée.',
  profile: 'Personne',
  share: 'Quotité',
  wholeTime: 'temps plein',
  seniority: 'Ancienneté',
  seniorityNone: 'Aucune',
  seniorityUnsaid: 'à indiquer',
  senioritySince: (day: string) => `Depuis le ${day}`,
  leave: 'Congés supplémentaires',
  leaveWeeks: (weeks: number) => (weeks === 0 ? 'Aucune semaine' : counted(weeks, 'semaine', 'semaines')),
  pay: 'Rémunération',
  monthly: 'Au mois',
  hourly: 'À l’heure de formation',
  fixedDays: 'forfait en jours',
  reference: (reference: string) => `Référence\u00a0: ${reference}.`,
  computedOn: (day: string, grid: string) => `Calculé le ${day} sur ${grid}.`,
  /** When the amount due is a floor of today and not this minimum. */
  minimumComputedOn: (day: string, grid: string) => `Minimum conventionnel calculé le ${day} sur ${grid}.`,
  gridInForce: (day: string) => `la grille en vigueur depuis le ${day}`,
  previousGrid: (day: string) => `la grille précédente, en vigueur à partir du ${day}`,
  nextChange: (day: string) => `L’ancienneté fera évoluer l’indice le ${day}.`,
  passedChange: (day: string) =>
    `Depuis le ${day}, l’ancienneté donne un taux plus élevé\u00a0: recalculez le montant.`,
  minimumNote: 'Ces montants sont des minimums\u00a0: l’employeur peut verser davantage.',
  belowMinimum: {
    title: 'Indice réel sous le minimum',
    /** Follows the title; the definition behind the question mark says what the threshold is. */
    text: (missing: string, threshold: string) =>
      `\u00a0: il manque ${missing}\u00a0points pour le seuil de ${threshold}\u00a0points.`,
  },
  incomplete: {
    title: 'Classement à terminer',
    due: 'Montant provisoire',
    text: 'Vos réponses sont enregistrées.',
    action: 'Continuer le classement',
  },
  awaiting: 'Une nouvelle grille est en vigueur\u00a0: ce montant a été calculé sur la grille précédente.',
  /** For an amount that is a floor of today. */
  awaitingFloor: 'Une nouvelle grille est en vigueur\u00a0: cette valorisation est à mettre à jour.',
  toRedo:
    'Une nouvelle grille est en vigueur et cette valorisation est à refaire\u00a0: vérifiez chaque critère, puis calculez.',
  archived: 'Cette valorisation est archivée. Le montant est celui du dernier calcul.',
  next: 'Et maintenant',
  nextPerson: 'Personne suivante',
  nextPersonAct: 'Continuer son classement',
  download: 'Télécharger le PDF',
  fileName: 'Classement.pdf',
  edit: 'Modifier le classement',
  editNote: 'Degrés et situation',
  another: 'Ajouter une fonction',
  anotherNote: 'Si la personne en exerce une autre',
  interviewNote: 'Le document à remettre à la personne',
  printable: 'Version imprimable',
  jobSheet: 'Ouvrir la fiche de poste',
  jobSheetNote: 'Missions, activités, compétences',
  copyAddress: 'Partager',
  shared: 'L’adresse de ce résultat est copiée\u00a0: les personnes de votre établissement peuvent l’ouvrir.',
  sharedLimited:
    'L’adresse de ce résultat est copiée\u00a0: seuls le compte principal et la personne qui l’a créé peuvent l’ouvrir.',
  shareByHand: 'Copiez l’adresse de cette page dans la barre de votre navigateur.',
  openAll: 'Tout expliquer',
  closeAll: 'Tout refermer',
  criteria: 'Critères',
} as const;
