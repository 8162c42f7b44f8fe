import { counted } from '@valorisation/rules';
import type { ViewedScreen } from '@valorisation/contract';

export const accessGrant = {
  title: 'Accès de l’organisation des employeurs',
  text: 'L’organisation des employeurs ne voit de vos valorisations que des nombres\u00a0: aucun nom, aucun texte. Pour qu’elle vous aide sur un cas précis, vous pouvez lui montrer vos valorisations comme vous les voyez, pendant 7\u00a0jours.',
  effects: [
    'Elle lit les noms, les montants, les réponses, les textes et les fiches de poste de toutes les personnes de l’établissement.',
    'Elle ne peut rien modifier, ni rien télécharger.',
    'Chaque consultation est notée ici\u00a0: qui a lu quoi, et quand.',
    'L’accès prend fin de lui-même au bout de 7\u00a0jours. Vous pouvez le retirer avant.',
  ],
  closed: 'Aucun accès n’est accordé.',
  open: (from: string, until: string) => `Accès accordé le ${from}. Il prend fin le ${until}.`,
  openUntil: (until: string) => `L’organisation des employeurs peut lire vos valorisations jusqu’au ${until}.`,
  see: 'Voir ou retirer cet accès',
  grant: 'Accorder l’accès pour 7\u00a0jours',
  granted: 'L’accès est accordé. Un message vous le confirme.',
  withdraw: 'Retirer l’accès',
  withdrawn: 'L’accès est retiré. L’organisation des employeurs ne lit plus rien.',
  failed: 'Cet accès n’a pas pu être affiché',
  loading: 'Chargement de l’accès',
  confirm: {
    title: 'Accorder l’accès pour 7\u00a0jours',
    text: 'L’organisation des employeurs pourra lire, jusqu’à la fin des 7\u00a0jours, les noms et les textes de toutes les personnes de l’établissement. Elle ne pourra rien modifier ni télécharger.',
  },
  reads: {
    title: 'Consultations',
    none: 'Rien n’a été consulté.',
    label: 'Consultations de l’organisation des employeurs',
    columns: { at: 'Date', reader: 'Par', what: 'Consultation' },
    unknownReader: 'Compte supprimé',
    latest: (shown: number, all: number) =>
      `Les ${shown} dernières consultations, sur ${counted(all, 'consultation', 'consultations')}.`,
    screens: {
      people: 'Liste des valorisations',
      person: 'Une personne',
      valuation: 'Une valorisation',
      history: 'Historique d’une valorisation',
    } satisfies Record<ViewedScreen, string>,
    of: (what: string, person: string) => `${what}\u00a0: ${person}`,
  },
} as const;
