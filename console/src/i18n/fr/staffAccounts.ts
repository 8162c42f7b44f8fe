import { counted } from '@valorisation/rules';
import type { Account, Establishment } from '@valorisation/contract';
import type { SiretReason } from '@valorisation/rules';
import { signup } from './signup';

export const staffEstablishments = {
  title: 'Établissements',
  tool: 'Retrouver un établissement, ses comptes et ses valorisations en nombres.',
  empty: 'Aucun établissement',
  emptyText: 'Aucun établissement ne répond à cette recherche. Essayez une partie du nom ou du SIRET.',
  search: 'Nom ou SIRET',
  department: 'Département',
  activity: 'Activité',
  activities: { idle: 'Sans activité depuis l’inscription (14\u00a0jours)' },
  columns: {
    company: 'Établissement',
    department: 'Département',
    accounts: 'Comptes',
    people: 'Personnes',
    valuations: 'Valorisations',
    below: 'Sous le minimum',
    seen: 'Dernière activité',
  },
  unknownDepartment: 'Inconnu',
  changing: {
    siretHelp:
      'Un autre SIRET demande un motif, que le journal garde. Les personnes et leurs valorisations ne changent pas.',
    reason: 'Motif du changement de SIRET',
    reasons: {
      correction: 'Le numéro était faux',
      move: 'L’établissement a changé d’adresse',
      merger: 'Fusion avec un autre établissement',
    } satisfies Record<SiretReason, string>,
    departmentHelp: 'Il décide du minimum qui s’applique (Mayotte).',
    saved: 'L’établissement est modifié.',
  },
  figures: {
    in_progress: 'En cours',
    up_to_date: 'À jour',
    to_redo: 'À refaire',
    to_update: 'En attente de mise à jour',
    archived: 'Inactives',
    below_minimum: 'Sous le minimum',
    people: 'Personnes',
    accounts: 'Comptes',
  } satisfies Record<keyof Establishment['figures'], string>,
  count: (name: string, count: number | string) => `${name}\u00a0: ${count}`,
  since: 'Créé le',
  /** In the list, beside the name. */
  idleSince: (day: string) => `Sans activité depuis le ${day}`,
  /** In the list, beside the name. */
  deletionOn: (day: string) => `Suppression prévue le ${day}`,
  idle: 'Aucune personne n’a été ajoutée depuis l’inscription.',
  deletionPlanned: (day: string) =>
    `La suppression de l’établissement est prévue le ${day}. D’ici là, sa direction peut l’annuler.`,
  inNumbers: 'Valorisations et personnes, en nombres',
  accountsTitle: 'Comptes de l’établissement',
  toValuations: 'Voir ses valorisations',
  toAccounts: 'Voir ses comptes dans la liste des comptes',
} as const;

export const staffAccounts = {
  title: 'Comptes',
  tool: 'Retrouver un compte, le suspendre, fermer ses sessions, changer de compte principal.',
  empty: 'Aucun compte',
  emptyText: 'Aucun compte ne répond à cette recherche. Essayez une partie du nom, de l’adresse e-mail ou du SIRET.',
  search: 'Nom, adresse, établissement, SIRET',
  create: 'Ouvrir un compte',
  opening: {
    newTitle: 'Ouvrir un compte',
    create: 'Ouvrir le compte',
    saved: 'Le compte est ouvert, le message d’activation est parti.',
    emailHelp: 'Le message d’activation y part aussitôt.',
    register: {
      searching: signup.register.searching,
      found: 'Le registre public connaît cet établissement\u00a0: vérifiez son nom et son adresse avec la personne.',
      closed:
        'D’après le registre public, cet établissement est fermé. Vérifiez le numéro SIRET avec la personne avant d’ouvrir le compte.',
      unpublished: 'Cet établissement ne publie ni son nom ni son adresse au registre. Demandez-les à la personne.',
      otherAgreement:
        'D’après le registre public, cet établissement ne déclare pas la convention collective 7520. Vérifiez le numéro SIRET avec la personne\u00a0; s’il est juste, vous pouvez ouvrir le compte.',
      unknown:
        'Ce numéro SIRET ne figure pas au registre public. Vérifiez-le avec la personne, puis saisissez le nom et l’adresse.',
      away: 'Le registre public ne répond pas pour le moment. Saisissez le nom et l’adresse que la personne vous donne.',
    } satisfies Record<keyof typeof signup.register, string>,
    siretHelp: '14\u00a0chiffres. Le registre public remplit le nom et l’adresse.',
    beside: 'Si l’établissement a déjà un compte principal, la personne devient',
    places: { associated: 'un compte associé', head: 'le compte principal (l’actuel devient un compte associé)' },
  },
  many: {
    resend: 'Renvoyer l’activation',
    resendTitle: (count: number) => `Renvoyer l’activation de ${counted(count, 'compte', 'comptes')}`,
    resendText:
      'Chaque personne reçoit un nouveau lien\u00a0; le précédent n’est plus valable. Les comptes actifs ne changent pas.',
    resent: (count: number) => `Message d’activation renvoyé pour ${counted(count, 'compte', 'comptes')}.`,
    suspend: 'Suspendre',
    suspendTitle: (count: number) => `Suspendre ${counted(count, 'compte', 'comptes')}`,
    suspendText: 'Leurs sessions se ferment. Le motif est envoyé à chaque personne. Les valorisations sont conservées.',
    suspended: (count: number) => `${counted(count, 'compte suspendu', 'comptes suspendus')}.`,
  },
  changeEmail: 'Changer l’adresse e-mail',
  changingEmail: {
    title: (name: string) => `Changer l’adresse e-mail de ${name}`,
    invited:
      'Le compte n’est pas encore activé\u00a0: il prend la nouvelle adresse aussitôt, et le message d’activation y repart.',
    active:
      'Un lien part vers la nouvelle adresse. L’ancienne reste valable jusqu’à ce que ce lien soit utilisé, et reçoit un avis.',
    label: 'Nouvelle adresse e-mail',
    required: 'Saisissez la nouvelle adresse e-mail.',
    confirm: 'Changer l’adresse',
    changed: 'L’adresse est changée, le message d’activation y est parti.',
    asked: 'Un lien de confirmation est parti vers la nouvelle adresse.',
  },
  columns: {
    person: 'Personne',
    company: 'Établissement',
    place: 'Compte',
    state: 'État',
    signIn: 'Connexion',
  },
  states: {
    invited: 'Pas encore activé',
    active: 'Actif',
    suspended: 'Suspendu',
    erasing: 'Suppression prévue',
  } satisfies Record<Account['state'], string>,
  roles: { member: 'Établissement', staff: 'Équipe', admin: 'Administration' } satisfies Record<
    Account['user_role'],
    string
  >,
  role: 'Rôle',
  team: 'Équipe',
  kinds: { main: 'Compte principal', associated: 'Compte associé', staff: 'Équipe' } satisfies Record<
    Account['kind'],
    string
  >,
  body: 'Organisation des employeurs',
  never: 'Jamais',
  unnamed: 'Sans nom',
  facts: {
    email: 'Adresse e-mail',
    created: 'Créé le',
    activated: 'Activé le',
    suspended: 'Suspendu le',
    reason: 'Motif de la suspension',
    deletion: 'Suppression prévue le',
  },
  suspend: 'Suspendre',
  restore: 'Lever la suspension',
  resend: 'Renvoyer l’activation',
  makeMain: 'En faire le compte principal',
  suspending: {
    title: 'Suspendre le compte',
    text: (email: string) =>
      `Les sessions ouvertes de ${email} se ferment. Le motif est envoyé à cette adresse. Les valorisations sont conservées.`,
    reason: 'Motif de la suspension',
    required: 'Indiquez le motif de la suspension\u00a0: il est envoyé à la personne.',
    confirm: 'Suspendre le compte',
    done: 'Le compte est suspendu, la personne en est avertie.',
  },
  restoring: {
    title: 'Lever la suspension',
    text: (email: string) => `${email} retrouve ses valorisations et reçoit un message.`,
    confirm: 'Lever la suspension',
    done: 'La suspension est levée, la personne en est avertie.',
  },
  makingMain: {
    title: 'Changer le compte principal',
    text: (email: string, company: string) =>
      `${email} devient le compte principal de ${company}. Le compte principal actuel devient un compte associé. Les deux personnes en sont averties par un message.`,
    confirm: 'Changer le compte principal',
    done: 'Le compte principal a changé, les personnes concernées en sont averties.',
  },
  attach: 'Rattacher à un établissement',
  attaching: {
    title: 'Rattacher à un établissement de plus',
    text: (email: string) =>
      `Un compte s’ouvre aussitôt pour ${email} dans l’établissement de ce SIRET, avec le même mot de passe. Ses autres comptes ne changent pas. Un message en avertit la personne. Si l’établissement n’a pas de compte principal, elle le devient.`,
    siretHelp: '14\u00a0chiffres',
    placeHelp: 'Sert seulement si aucun établissement n’a encore ce SIRET.',
    beside: 'Si l’établissement a déjà un compte principal, la personne devient',
    associated: 'un compte associé (le compte principal n’en reçoit pas de message)',
    head: 'le compte principal (l’actuel devient un compte associé\u00a0; lui et les autres comptes en sont avertis par un message)',
    confirm: 'Rattacher',
    done: 'Le compte est ouvert, la personne en est avertie.',
  },
  mails: 'Voir les messages envoyés à cette adresse',
  inTeam: 'Voir dans Équipe',
  lastSignIn: 'Dernière connexion',
  resent: 'Le message d’activation est reparti avec un nouveau lien.',
  sessions: {
    title: 'Sessions ouvertes',
    none: 'Aucune session ouverte.',
    device: (browser: string | null, system: string | null) =>
      [browser ?? 'Navigateur inconnu', system ?? 'appareil inconnu'].join(', '),
    opened: (when: string) => `ouverte le ${when}`,
    used: (when: string) => `utilisée le ${when}`,
    end: 'Fermer',
    endAll: 'Fermer toutes les sessions',
    ended: 'La session est fermée.',
    allEnded: 'Toutes les sessions sont fermées.',
    adminsOnly: 'Les sessions et les actes sur un compte de l’équipe sont réservés à l’administration.',
  },
} as const;
