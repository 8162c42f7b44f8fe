import type { GateReason } from '@valorisation/contract';
import { counted } from '@valorisation/rules';

const count = (value: number): string => value.toLocaleString('fr-FR');
const missing: Readonly<Record<GateReason['code'], (reason: GateReason) => string>> = {
  problems: ({ count }) =>
    count === 1
      ? 'Une valeur de cette version est à corriger\u00a0: la liste est au-dessus.'
      : `${count} valeurs de cette version sont à corriger\u00a0: la liste est au-dessus.`,
  unreadable: ({ place }) => `L’outil ne peut pas lire cette version\u00a0: «\u00a0${place}\u00a0» est à corriger.`,
  cases_off: ({ place }) => `Cette version ne donne pas ce que ses cas attendent\u00a0: ${place}.`,
  cases_to_take_over: ({ place }) =>
    `Des cas de la version d’origine attendent leurs nouvelles valeurs\u00a0: ${place}.`,
  too_few_signed: ({ count, needed }) =>
    `${count} ${(count ?? 0) > 1 ? 'cas signés' : 'cas signé'} sur ${needed} demandés\u00a0: faites signer les cas de la preuve.`,
};

const cases = (value: number | null): string => counted(value ?? 0, 'cas', 'cas');

/** The same reasons in a line of the list. */
const inShort: Readonly<Record<GateReason['code'], (reason: GateReason) => string>> = {
  problems: ({ count }) => `${counted(count ?? 0, 'point', 'points')} à corriger`,
  unreadable: () => 'des valeurs à corriger',
  cases_off: ({ count }) => `${cases(count)} faux`,
  cases_to_take_over: ({ count }) => `${cases(count)} à reprendre`,
  too_few_signed: ({ count, needed }) => `${counted(count ?? 0, 'cas signé', 'cas signés')} sur ${needed} demandés`,
};

/** How two admins publish a version of the grid. */
export const staffGridPublication = {
  title: 'Publication',
  failed: 'L’état de la publication n’a pas pu être lu.',
  missing,
  draftProgress: {
    missing: inShort,
    ready: 'peut être publié',
    asked: 'publication demandée',
    toDraft: 'Corriger',
    toProof: 'Voir les cas',
    toPublication: 'Voir la publication',
  },
  missingTitle: 'À faire avant de publier',
  ready: 'Cette version peut être publiée. Une personne de l’administration le demande, une autre le confirme.',
  adminsOnly: 'Une personne de l’administration demande la publication d’une version, une autre la confirme.',
  facts: {
    asked: 'Demandée',
    confirmed: 'Confirmée',
    force: 'En vigueur',
    announced: 'Annonce au public',
    reason: 'Motif du retrait',
    fingerprint: 'Empreinte du contenu (SHA\u2011256)',
    by: (name: string, moment: string) => `par ${name}, le ${moment}`,
    someone: 'un compte supprimé',
    at: (moment: string) => `le ${moment}, heure de Paris`,
    atOnce: 'dès la confirmation',
    isAnnounced: 'oui, sur la page Évolutions dès la confirmation',
    notAnnounced: 'non, le jour même',
  },
  waitingMine:
    'En attente de la confirmation d’une autre personne de l’administration\u00a0: on ne confirme pas sa propre demande.',
  waiting: (name: string) =>
    `En attente de votre confirmation, demandée par ${name}. Relisez ce qui change avant de confirmer.`,
  waitingStaff: 'En attente de la confirmation d’une autre personne de l’administration.',
  frozen: {
    own: 'Le brouillon ne se modifie pas pendant ce temps. Pour le modifier, annulez votre demande.',
    other: 'Le brouillon ne se modifie pas pendant ce temps. Pour le modifier, refusez la demande.',
    staff:
      'Le brouillon ne se modifie pas pendant ce temps. Pour le modifier, demandez à l’administration de refuser la demande.',
  },
  restoring: 'Cette version rétablit celle qui précédait, à la place d’une version publiée par erreur.',
  scheduled: (when: string, left: string) =>
    `Programmée\u00a0: elle entre en vigueur le ${when}, heure de Paris, ${left}.`,
  left: (days: number) => (days === 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${count(days)}\u00a0jours`),
  withdrawing: 'Le retrait de cette version est demandé ou fait\u00a0: une autre version en prend la place.',
  seeOther: 'Voir cette version',
  draftDay: (draftDay: string, day: string | null) =>
    `Le brouillon dit ${draftDay}\u00a0: la version entrerait en vigueur ${day === null ? 'dès la confirmation' : `le ${day}`}, et non ce jour-là.`,
  ask: {
    action: 'Demander la publication',
    title: 'Demander la publication',
    text: 'Une autre personne de l’administration confirme exactement ce contenu et cette date. Jusque-là, rien ne change pour personne.',
    when: 'Entrée en vigueur',
    now: 'Dès la confirmation',
    later: 'À une date',
    moment: 'Jour et heure, à Paris',
    announce: 'Annoncer cette version au public avant son entrée en vigueur, sur la page Évolutions',
    confirm: 'Demander',
    done: 'Publication demandée. Une autre personne de l’administration la confirme.',
  },
  confirm: {
    action: 'Confirmer la publication',
    title: 'Confirmer la publication',
    now: 'La version entre en vigueur tout de suite\u00a0: les valorisations de tous les établissements y passent et les directions concernées reçoivent un message.',
    later: (when: string) =>
      `La version entre en vigueur le ${when}, heure de Paris\u00a0: les valorisations de tous les établissements y passent alors et les directions concernées reçoivent un message.`,
    confirm: 'Confirmer',
    done: 'Publication confirmée.',
  },
  cancel: {
    refuse: 'Refuser',
    own: 'Annuler la demande',
    takeBack: 'Reprendre en brouillon',
    title: 'Annuler cette publication\u00a0?',
    text: 'La version redevient un brouillon. Rien ne change pour les établissements.',
    confirm: 'Annuler la publication',
    done: 'Publication annulée\u00a0: la version est un brouillon.',
  },
  withdraw: {
    action: 'Retirer cette version',
    title: 'Retirer cette version publiée par erreur\u00a0?',
    text: 'Une nouvelle version rétablit la précédente dès qu’une autre personne de l’administration le confirme. Les valorisations que personne n’a modifiées depuis reviennent à leur état d’avant\u00a0; les montants déjà communiqués restent dans l’historique.',
    reason: 'Motif du retrait',
    required: 'Indiquez pourquoi cette version est retirée.',
    confirm: 'Demander le retrait',
    done: 'Retrait demandé. Une autre personne de l’administration le confirme.',
  },
  move: {
    title: 'Passage des valorisations',
    waiting: 'Le passage des valorisations à cette version va commencer.',
    label: 'Établissements traités',
    running: (percent: number, examined: number, moved: number) =>
      `${percent}\u00a0% des établissements\u00a0: ${count(examined)} valorisations examinées, ${count(moved)} changées d’état.`,
    done: (moment: string, examined: number, moved: number) =>
      `Terminé le ${moment}\u00a0: ${count(examined)} valorisations examinées, ${count(moved)} changées d’état.`,
  },
} as const;
