import { plural } from '@valorisation/rules';
import { amountDue } from './amountDue';

export const proposals = {
  intro:
    'L’organisation des employeurs propose une fonction de la grille pour des valorisations qui portent un titre libre. Vous décidez pour chacune\u00a0: rien ne change sans votre accord.',
  back: 'Vos valorisations',
  failed: 'Les propositions n’ont pas pu être chargées',
  waiting: (count: number) =>
    `${count} ${plural(count, 'proposition attend votre réponse', 'propositions attendent votre réponse')}.`,
  nothing: {
    title: 'Aucune proposition à examiner',
    text: 'Vous avez répondu à toutes les propositions, ou elles ont été retirées.',
    action: 'Retourner à vos valorisations',
  },
  since: (day: string) => `Proposée le ${day}`,
  now: 'Aujourd’hui',
  next: 'Avec la fonction proposée',
  table: (name: string) => `Effet de la proposition pour ${name}`,
  rows: {
    function: 'Fonction',
    category: 'Catégorie',
    index: 'Indice',
    minimum: 'Minimum conventionnel',
    due: amountDue.label,
  },
  difference: (amount: string) => `Écart à verser\u00a0: ${amount}`,
  same: 'Le montant à verser ne change pas.',
  staysOpen: (reason: string) =>
    `Si vous acceptez, cette valorisation restera en cours, sans montant, jusqu’à ce que vous la terminiez. ${reason}`,
  unfinished: (reason: string) =>
    `Si vous acceptez, cette valorisation passera «\u00a0En cours\u00a0», sans montant, jusqu’à ce que vous la terminiez. ${reason}`,
  refused: (reason: string) => `Cette proposition ne peut pas être acceptée pour le moment. ${reason}`,
  accept: 'Accepter',
  refuse: 'Refuser',
  of: (action: string, name: string, title: string) => `${action}\u00a0: ${title} pour ${name}`,
  open: 'Ouvrir la valorisation',
  accepted: (title: string) => `Fonction «\u00a0${title}\u00a0» prise, montant recalculé.`,
  acceptedOpen: (title: string) => `Fonction «\u00a0${title}\u00a0» prise\u00a0: la valorisation reste à terminer.`,
  refusedDone: 'Proposition refusée, la valorisation reste comme elle est.',
} as const;
