/** The words for values in a staff list, for the screen and the list's file. */
import { JOURNAL_EVENTS, JOURNAL_KINDS, SETTING_NAMES } from './journal-events.js';
import { MAIL_KINDS } from './mail-kinds.js';

export const MAIL_STEPS = {
  handed: 'Remis au serveur de messagerie',
  accepted: 'Accepté par le serveur',
  refused: 'Refusé par le serveur',
  delayed: 'Pas encore accepté',
  unwritten: 'Rédaction impossible',
  interrupted: 'Envoi interrompu par une panne de notre service',
  asked_again: 'Relancé par l’équipe',
};

/** What the code of the mail server means, and what to do. */
export const SERVER_REASONS = {
  unknown_mailbox: 'Cette adresse n’existe pas chez son fournisseur. Vérifiez-la avec la personne.',
  unknown_domain: 'Le domaine de cette adresse, après le signe @, n’existe pas ou ne reçoit pas de courrier.',
  mailbox_disabled: 'Cette boîte est fermée. Demandez une autre adresse à la personne.',
  mailbox_full: 'La boîte de la personne est pleine. Relancez quand elle aura fait de la place.',
  too_large: 'Le message est trop volumineux pour cette boîte.',
  policy:
    'Le serveur du destinataire refuse ce message par une règle de sécurité. La personne peut demander à son service informatique d’accepter nos messages.',
  sender_refused: 'Le serveur du destinataire refuse notre adresse d’expédition. Signalez-le à l’équipe technique.',
  sign_in: 'Notre serveur de messagerie refuse l’identification. Signalez-le à l’équipe technique.',
  later: 'Le serveur du destinataire demande de réessayer plus tard.',
  unreachable: 'Aucun serveur de messagerie n’a répondu.',
  other: 'Le serveur refuse sans raison connue. Signalez le code à l’équipe technique.',
};

export const JOB_QUEUES_SHOWN = {
  mail: 'Messages',
  accounts: 'Demandes du public',
  pdf: 'Documents',
  grid: 'Changement de grille',
  proposals: 'Propositions de fonction',
  housekeeping: 'Entretien',
};

export const JOB_NAMES_SHOWN = {
  'answer-request-when-received': 'Réponse à une demande sans connexion',
  'compute-effect-when-grid-effect-asked': 'Effet d’une version de la grille',
  'daily-round': 'Entretien quotidien',
  'move-valuations-when-grid-put-in-force': 'Passage à une nouvelle grille',
  'purge-when-establishment-erased': 'Suppression des fichiers d’un établissement',
  'render-document-when-print-requested': 'Préparation d’un document',
  'send-mail-when-mail-requested': 'Envoi d’un message',
  'tell-heads-when-function-proposed': 'Annonce d’une fonction proposée',
  other: 'Travail d’une autre version',
};

const TERRITORIES = { metropole: 'métropole et autres départements', mayotte: 'Mayotte' };

type Texts = Readonly<Record<string, string>>;

/** The words that only files need, by resource and field. Other words are among the values of `STAFF_LISTS`. */
export const LIST_WORDS: Readonly<Record<string, Readonly<Record<string, Texts>>>> = {
  events: { type: JOURNAL_EVENTS, kind: JOURNAL_KINDS, setting: SETTING_NAMES },
  settings: { key: SETTING_NAMES },
  mails: { kind: MAIL_KINDS, steps: { ...MAIL_STEPS, ...SERVER_REASONS }, server_reason: SERVER_REASONS },
  'minimum-wages': { territory: TERRITORIES },
  'wage-proposals': { territory: TERRITORIES },
  jobs: { queue: JOB_QUEUES_SHOWN, name: JOB_NAMES_SHOWN },
};
