/** The bell of the staff area. */
import type { StaffNews } from '@valorisation/contract';

const kinds: Readonly<Record<StaffNews['items'][number]['resource'], string>> = {
  'account-requests': 'Demande de compte',
  messages: 'Message reçu',
  mails: 'Envoi en échec',
  grids: 'Version de la grille à confirmer',
  'minimum-wages': 'Montant du Smic à confirmer',
};

export const staffNews = {
  title: 'Nouveautés',
  /** The name of the button; the number stands beside the bell. */
  open: (count: number) => (count === 0 ? 'Nouveautés' : `Nouveautés\u00a0: ${count}`),
  see: 'Tout marquer comme vu',
  none: 'Rien de nouveau.',
  failed: 'Les nouveautés n’ont pas pu être lues. Réessayez.',
  seen: 'Déjà vu',
  today: 'Aujourd’hui',
  kinds,
} as const;
