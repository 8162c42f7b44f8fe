import type { Mail, MailContent, MailStep, ServerReason } from '@valorisation/contract';
import { counted, MAIL_KINDS, MAIL_STEPS, SERVER_REASONS } from '@valorisation/rules';

const states: Readonly<Record<Mail['state'], string>> = { waiting: 'En attente', sent: 'Envoyé', failed: 'En échec' };

const contentStates: Readonly<Record<Exclude<MailContent['state'], 'shown'>, string>> = {
  gone: 'Le contenu de ce message n’est plus conservé.',
  unwritten: 'Ce message n’a pas pu être rédigé. Signalez-le à l’équipe technique.',
};

export const staffMails = {
  title: 'Envois',
  tool: 'Suivre les messages envoyés, relancer ceux qui ont échoué.',
  empty: 'Aucun message',
  emptyText: 'Aucun message ne répond à cette recherche. Retirez un filtre ou vérifiez les mots cherchés.',
  search: 'Destinataire ou mot de l’objet',
  columns: {
    date: 'Demandé le',
    subject: 'Objet',
    kind: 'Message',
    recipient: 'Destinataire',
    state: 'État',
    attempts: 'Essais',
  },
  states,
  reasons: {
    refuse: 'Refusé par le serveur du destinataire',
    injoignable: 'Serveur de messagerie injoignable',
    non_redige: 'Message impossible à rédiger, à signaler à l’équipe technique',
    interne: 'Envoi interrompu par une panne de notre service, à signaler à l’équipe technique',
  },
  serverReasons: SERVER_REASONS satisfies Readonly<Record<ServerReason, string>>,
  kinds: MAIL_KINDS,
  forgotten: 'Adresse plus conservée',
  retry: 'Relancer',
  resend: 'Envoyer à nouveau',
  resendMany: {
    title: (count: number) => `Envoyer à nouveau ${counted(count, 'message', 'messages')}`,
    text: 'Chaque destinataire reçoit le message une fois de plus. Les messages dont le lien ne sert qu’une fois ne repartent pas.',
    done: (count: number) => `${counted(count, 'message repart', 'messages repartent')}.`,
  },
  resent: 'Le message repart. Vous voyez ce nouvel envoi.',
  retriedMany: (count: number) => (count > 1 ? `${count}\u00a0messages repartent.` : 'Le message repart.'),
  bounces:
    'Un message accepté par le serveur peut encore être rejeté ensuite par la boîte du destinataire. Ces retours ne sont pas lus\u00a0: ils n’apparaissent pas ici.',
  about: (kind: string, recipient: string) => (recipient === '' ? kind : `${kind}, ${recipient}`),
  toAccount: (recipient: string) => `Chercher le compte de ${recipient}`,
  stepsTitle: 'Étapes',
  steps: MAIL_STEPS satisfies Readonly<Record<MailStep['step'], string>>,
  asked: 'Demandé',
  code: (code: number, status: string | null) =>
    status === null ? `Code du serveur\u00a0: ${code}` : `Code du serveur\u00a0: ${code}, classe ${status}`,
  tryNow: 'Essayer maintenant',
  leaves: 'Il attend son tour et part de lui-même.',
  stillWaiting:
    'Un nouvel essai est prévu\u00a0: il part de lui-même. «\u00a0Essayer maintenant\u00a0» évite d’attendre.',
  gone: 'Il ne peut pas repartir\u00a0: son contenu n’est plus conservé.',
  linked:
    'Son lien ne sert qu’une fois, donc il ne repart pas tel quel. Demandez-en un nouveau depuis la page du compte ou de la demande.',
  contentTitle: 'Contenu',
  contentHelp: 'Les liens personnels sont masqués et les textes saisis par les personnes ne sont pas montrés.',
  subject: (text: string) => `Objet\u00a0: ${text}`,
  contentStates,
} as const;
