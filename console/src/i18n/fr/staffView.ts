/** What staff read about an establishment when its head has granted access. */
import { counted } from '@valorisation/rules';
import { amountDue } from './amountDue';

export const staffView = {
  access: {
    title: 'Noms et textes',
    open: (until: string) =>
      `La direction vous donne accès aux noms et aux textes jusqu’au ${until}. Elle voit chaque page que vous ouvrez.`,
    look: 'Voir comme l’établissement',
    closed: 'La direction n’a pas donné accès aux noms et aux textes.',
    how: 'Pour aider sur un cas précis, demandez-lui d’accorder cet accès\u00a0: avec le compte principal, dans «\u00a0Mon compte\u00a0», «\u00a0Protection des données\u00a0», «\u00a0Accès de l’organisation des employeurs\u00a0». Il dure 7\u00a0jours.',
    leaving:
      'La suppression de l’établissement est prévue\u00a0: la direction ne peut accorder cet accès qu’après l’avoir annulée, en se connectant avec le compte principal.',
  },
  banner: (company: string, until: string) =>
    `Vous voyez ${company} comme sa direction, avec son accord, jusqu’au ${until}.`,
  ended: 'L’accès a pris fin\u00a0: la direction l’a retiré, ou les 7\u00a0jours sont passés.',
  recorded:
    'Chaque page que vous ouvrez est notée et montrée à la direction. Vous ne pouvez rien modifier ni télécharger.',
  leave: 'Revenir à l’établissement',
  titles: { people: (company: string) => `${company}, vu par sa direction` },
  failed: 'Cette page n’a pas pu être affichée',
  loading: 'Chargement',
  search: 'Rechercher un nom ou une fonction',
  find: 'Rechercher',
  none: 'Aucune personne',
  noneFound: 'Aucune personne ne répond à cette recherche.',
  listLabel: 'Personnes et fonctions',
  count: (total: number) => counted(total, 'personne', 'personnes'),
  noFunction: 'Aucune fonction',
  due: amountDue.label,
  backToList: 'Toutes les personnes',
  sheet: 'Fiche de poste enregistrée',
  noSheet: 'Aucune fiche de poste n’est enregistrée.',
  noAmount: 'Cette valorisation n’a pas encore de montant.',
  answers: 'Réponses aux critères',
  unanswered: 'Sans réponse',
  notConcerned: 'Non concerné',
  journal: 'Voir l’historique',
  backToValuation: 'Retour à la valorisation',
} as const;
