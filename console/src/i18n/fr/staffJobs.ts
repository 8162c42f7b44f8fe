import type { JobCause, JobName, JobQueueName, JobState, StaffJob } from '@valorisation/contract';
import { JOB_NAMES_SHOWN, JOB_QUEUES_SHOWN } from '@valorisation/rules';

const states: Readonly<Record<JobState, string>> = {
  waiting: 'En attente',
  active: 'En cours',
  delayed: 'Différé',
  failed: 'En échec',
  done: 'Terminé',
};

const causes: Readonly<Record<JobCause, string>> = {
  worker_lost: 'Le service a été interrompu plusieurs fois pendant ce travail. Relancez-le.',
  service_away: 'La base de données ou le stockage ne répondait pas. Relancez quand le service est rétabli.',
  storage: 'Un fichier n’a pas pu être lu ou écrit. Faites vérifier la place disponible et les droits, puis relancez.',
  mail_server: 'Le serveur de messagerie n’a pas accepté ce message. Le détail est sur la page du message.',
  browser:
    'Le moteur qui prépare les documents s’est arrêté. Relancez\u00a0; si l’échec revient, prévenez l’équipe technique.',
  timeout: 'Ce travail a pris trop de temps. Relancez-le à une heure plus calme.',
  document: 'Ce document n’a pas pu être composé. Prévenez l’équipe technique.',
  refused: 'Ce que ce travail concerne a été supprimé ou modifié depuis. Il n’y a rien à relancer.',
  unreadable: 'Les données de ce travail ne se lisent pas. Prévenez l’équipe technique.',
  other: 'La cause n’est pas connue du produit. Relancez\u00a0; si l’échec revient, prévenez l’équipe technique.',
};

type JobSubject = NonNullable<StaffJob['thing']>;

const things: Readonly<Record<JobSubject['resource'], string>> = {
  mails: 'Message',
  establishments: 'Établissement',
  grids: 'Grille',
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** `0,3 s`, `12 s`, `4,5 min`. */
function duration(ms: number): string {
  if (ms >= MINUTE) return `${number.format(ms / MINUTE)}\u00a0min`;
  return ms >= 10 * SECOND ? `${Math.round(ms / SECOND)}\u00a0s` : `${number.format(ms / SECOND)}\u00a0s`;
}

export const staffJobs = {
  title: 'Travaux',
  tool: 'Suivre les files de travaux, comprendre un échec et relancer.',
  empty: 'Aucun travail',
  emptyText: 'Aucun travail ne répond à ces filtres. Retirez un filtre pour en voir d’autres.',
  limit:
    'La liste montre les 200 travaux les plus récents de chaque file et de chaque état. Un travail terminé reste visible une journée.',
  queuesTitle: 'Files',
  away: 'Réessayer',
  columns: {
    name: 'Travail',
    queue: 'File',
    state: 'État',
    attempts: 'Essais',
    asked: 'Demandé le',
    ended: 'Terminé le',
    thing: 'Concerne',
  },
  counts: {
    waiting: 'En attente',
    active: 'En cours',
    delayed: 'Différés',
    failed: 'En échec',
    done: 'Terminés depuis 24\u00a0h',
  } satisfies Readonly<Record<JobState, string>>,
  named: (state: string, count: number) => `${state}\u00a0: ${count.toLocaleString('fr-FR')}`,
  countOf: (queue: string, state: string, count: number) => `${queue}, ${state.toLowerCase()}\u00a0: ${count}`,
  nothing: 'Aucun travail',
  queues: JOB_QUEUES_SHOWN satisfies Readonly<Record<JobQueueName, string>>,
  states,
  names: JOB_NAMES_SHOWN satisfies Readonly<Record<JobName, string>>,
  causes,
  thing: ({ resource, id }: JobSubject) => `${things[resource]} n°\u00a0${id}`,
  triedAgain: (count: number) => (count > 1 ? `${count}\u00a0essais` : `${count}\u00a0essai`),
  retry: 'Relancer',
  steps: {
    title: 'Étapes',
    asked: 'Demandé',
    started: 'Dernier essai commencé',
    failed: (cause: string) => `Essai sans succès\u00a0: ${cause}`,
    done: 'Terminé',
    gaveUp: 'Abandonné après le dernier essai',
  },
  retriedMany: (count: number) => (count > 1 ? `${count}\u00a0travaux sont relancés.` : 'Le travail est relancé.'),
  readOnly: 'Vous pouvez consulter les travaux. L’administration les relance.',
  waits: {
    title: 'Temps d’attente sur 24\u00a0heures',
    text: 'De la demande au début du travail, heure par heure.',
    none: 'Aucun travail n’a commencé depuis 24\u00a0heures.',
    all: 'Toutes les files',
    queue: 'File',
    hour: 'Heure',
    jobs: 'Travaux',
    average: 'Attente moyenne',
    longest: 'Attente la plus longue',
    duration,
    seconds: 'secondes',
  },
} as const;
