import { amountDue } from './amountDue';

export const person = {
  back: 'Vos valorisations',
  unknown: {
    title: 'Cette personne est introuvable',
    text: 'Elle n’existe pas, a été supprimée, ou ses fonctions ne sont pas visibles avec votre compte.',
    action: 'Retourner à vos valorisations',
  },
  headline: 'Montant à verser',
  due: amountDue.label,
  dueByMonth: 'À verser au moins, par mois',
  nothingComputed: 'Aucune fonction n’est encore calculée.',
  /** Names the functions that the share leaves out. The amount beside it names those that it leaves out too. */
  share: (share: string, leftOut: readonly string[]) => `Quotité\u00a0: ${[share, ...leftOut].join(', ')}`,
  overFull: 'Les quotités dépassent ensemble un temps plein',
  interview: 'Préparer l’entretien',
  jobSheet: 'Fiche de poste',
  add: 'Ajouter une fonction',
  functions: 'Fonctions',
  shareOf: 'Quotité',
  archived: (count: number) => `Fonctions archivées (${count})`,
  history: 'Montants dans le temps',
  historyRule: 'Les minimums conventionnels calculés, par mois, du plus récent au plus ancien.',
  /** Under the amount of an hourly function. */
  monthOfHours: 'équivalent mensuel',
  archivedSince: 'fonction archivée depuis',
  noHistory: 'Aucun montant n’est encore inscrit dans l’historique.',
  empty: 'Aucune fonction pour le moment',
  emptyText: 'Classez une fonction pour connaître le montant à verser.',
} as const;
