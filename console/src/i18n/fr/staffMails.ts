import { mailKinds } from './mailKinds';

/** The staff's page of the mails that the product sends. */
export const staffMails = {
  title: 'Envois',
  tool: 'Suivre les messages envoyés, relancer ceux qui ont échoué.',
  empty: 'Aucun message',
  emptyText: 'Aucun message ne répond à ce filtre.',
  columns: {
    date: 'Demandé le',
    kind: 'Message',
    recipient: 'Destinataire',
    state: 'État',
    attempts: 'Essais',
    actions: 'Actions',
  },
  states: { waiting: 'En attente', sent: 'Envoyé', failed: 'En échec' },
  reasons: {
    refuse: 'Refusé par le serveur du destinataire',
    injoignable: 'Serveur de messagerie injoignable',
    non_redige: 'Message impossible à rédiger, à signaler à l’équipe technique',
  },
  kinds: mailKinds,
  retry: 'Relancer',
  retryOf: (kind: string, recipient: string) => `Relancer\u00a0: ${kind}, ${recipient}`,
  retried: 'Le message repart.',
} as const;
