import type { Message, MessageEntry, MessageFigures } from '@valorisation/contract';

const states: Readonly<Record<Message['state'], string>> = {
  open: 'À prendre en charge',
  assigned: 'Pris en charge',
  closed: 'Clos',
};
const senders: Readonly<Record<Message['sender'], string>> = { member: 'Adhérent', public: 'Public' };
const kinds: Readonly<Record<MessageEntry['kind'], string>> = { answer: 'Réponse', note: 'Note interne' };
const mailStates: Readonly<Record<NonNullable<MessageEntry['mail_state']>, string>> = {
  waiting: 'Envoi en cours',
  sent: 'Envoyée',
  failed: 'Envoi en échec',
};

const counted = (count: number, one: string, many = `${one}s`) => `${count}\u00a0${count > 1 ? many : one}`;

const HOUR = 60;
const DAY = 24 * HOUR;

/** In minutes below two hours, in hours below two days, otherwise in days. */
function duration(minutes: number): string {
  if (minutes < 2 * HOUR) return counted(minutes, 'minute');
  if (minutes < 2 * DAY) return counted(Math.round(minutes / HOUR), 'heure');
  return counted(Math.round(minutes / DAY), 'jour');
}

function received(count: number): string {
  if (count === 0) return 'Aucun message reçu sur cette période.';
  return count > 1 ? `${count}\u00a0messages reçus` : '1\u00a0message reçu';
}

function figures({ received: count, answered, waiting, median_minutes: median }: MessageFigures): string {
  if (count === 0) return received(count);
  const facts = `${received(count)}, ${counted(answered, 'avec une réponse', 'avec une réponse')}, ${counted(waiting, 'en attente', 'en attente')}.`;
  return median === null ? facts : `${facts} Temps médian avant la première réponse\u00a0: ${duration(median)}.`;
}

export const staffMessages = {
  title: 'Messages',
  tool: 'Lire les messages reçus, y répondre, se répartir les conversations.',
  empty: 'Aucun message',
  emptyText: 'Rien ne répond à ces filtres. Changez de vue pour revoir ceux qui sont clos.',
  noneText: 'Les messages envoyés depuis la page de contact arrivent ici.',
  search: 'Nom, adresse, objet ou mot du message',
  views: {
    label: 'Vue',
    todo: 'À traiter',
    open: 'Sans personne',
    mine: 'Pris en charge par moi',
    assigned: 'Pris en charge',
    closed: 'Clos',
    all: 'Tous',
  },
  columns: { date: 'Reçu le', from: 'De', subject: 'Objet', state: 'État', answered: 'Première réponse' },
  sender: 'Expéditeur',
  senders,
  doubtful: 'Message douteux',
  doubtfulOnly: 'Douteux seulement',
  doubtfulNone: 'Sans les douteux',
  doubtfulHelp:
    'Un champ que les personnes ne voient pas a été rempli, par un robot ou par le navigateur. Personne n’a reçu ce message par e-mail\u00a0: lisez-le avant de répondre.',
  states,
  duration,
  waitingFor: (minutes: number) => `Attend depuis ${duration(minutes)}`,
  answeredIn: (minutes: number) => `En ${duration(minutes)}`,
  closedUnanswered: 'Clos sans réponse',
  period: 'Période',
  ofPeriod: 'Voir les messages de cette période',
  periods: { 30: '30 derniers jours', 90: '90 derniers jours', 365: '12 derniers mois' },
  figures,
  page: {
    from: 'De',
    company: 'Établissement',
    receivedOn: 'Reçu le',
    firstAnswer: 'Première réponse',
    handling: 'État',
    thread: 'Conversation',
    message: 'Message reçu',
    kinds,
    mailStates,
    seeMail: 'Suivre l’envoi',
    gone: 'compte supprimé',
    replies:
      'Si la personne répond par e-mail, sa réponse arrive dans la boîte de l’organisation des employeurs et n’apparaît pas ici.',
    kept: 'La conversation est supprimée 1\u00a0an après le message, ou avec le compte de la personne.',
  },
  assign: { label: 'Prise en charge par', nobody: 'Personne', done: 'La prise en charge est enregistrée.' },
  answer: {
    title: 'Répondre',
    text: 'Votre réponse',
    help: 'Envoyée par e-mail avec le message de la personne en dessous. Elle commence par «\u00a0Bonjour\u00a0», ajouté si vous ne l’écrivez pas, et finit par «\u00a0Cordialement, L’équipe Valorisation des emplois\u00a0».',
    template: 'Insérer un modèle de réponse',
    send: 'Envoyer la réponse',
    sendAndClose: 'Envoyer et clore',
    done: 'La réponse est partie.',
    required: 'Écrivez votre réponse.',
  },
  note: {
    title: 'Note interne',
    text: 'Votre note',
    help: 'Lue par l’équipe seulement.',
    add: 'Ajouter la note',
    done: 'La note est ajoutée.',
    required: 'Écrivez votre note.',
  },
  close: 'Clore',
  closed: 'La conversation est close.',
  reopen: 'Rouvrir',
  reopened: 'La conversation est rouverte.',
} as const;
