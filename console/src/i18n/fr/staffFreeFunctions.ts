import type { HiddenFreeFunctions } from '@valorisation/contract';
import { counted, plural } from '@valorisation/rules';

export const staffFreeFunctions = {
  title: 'Fonctions «\u00a0autre\u00a0»',
  tool: 'Voir les titres libres les plus utilisés et proposer une fonction de la grille.',
  empty: 'Aucun titre à montrer',
  emptyText: 'Un titre libre apparaît ici dès que trois établissements l’utilisent.',
  help: 'Les titres proches sont réunis sous leur forme la plus fréquente. Chaque consultation est inscrite au journal.',
  hidden: ({ titles, valuations }: HiddenFreeFunctions) =>
    titles === 0
      ? 'Aucun titre de moins de 3 établissements.'
      : `${counted(titles, 'titre', 'titres')} de moins de 3 établissements ${plural(titles, 'n’est pas montré', 'ne sont pas montrés')} (${counted(valuations, 'valorisation', 'valorisations')}).`,
  search: 'Titre',
  columns: {
    title: 'Titre',
    valuations: 'Valorisations',
    establishments: 'Établissements',
    category: 'Catégorie',
    proposed: 'Fonction proposée',
  },
  counts: (valuations: number, establishments: number) =>
    `${counted(valuations, 'valorisation', 'valorisations')} dans ${counted(establishments, 'établissement', 'établissements')}`,
  inCategory: (count: number, all: number) => (count === all ? '' : `${count} sur ${all}`),
  propose: 'Proposer',
  proposeFor: (title: string) => `Proposer une fonction pour «\u00a0${title}\u00a0»`,
  proposing: {
    title: (title: string) => `Proposer une fonction pour «\u00a0${title}\u00a0»`,
    text: 'Les directions concernées reçoivent un message. Chacune accepte ou refuse, valorisation par valorisation, après avoir vu l’effet sur le montant. Les titres saisis plus tard ne sont pas concernés.',
    choice: 'Fonction de la grille',
    required: 'Choisissez une fonction.',
    confirm: 'Proposer',
    done: 'La proposition est envoyée.',
  },
} as const;

export const staffProposals = {
  title: 'Fonctions proposées',
  tool: 'Suivre les réponses des directions aux fonctions proposées.',
  empty: 'Aucune proposition',
  emptyText: 'Les propositions se font depuis la page des fonctions «\u00a0autre\u00a0».',
  search: 'Titre ou fonction',
  columns: {
    title: 'Titre',
    proposed: 'Fonction proposée',
    when: 'Proposée le',
    state: 'État',
    open: 'Sans réponse',
    accepted: 'Acceptées',
    refused: 'Refusées',
  },
  states: { open: 'En cours', done: 'Toutes les réponses sont données' },
  withdrawnOn: (day: string) => `Retirée le ${day}`,
  answers: (open: number, accepted: number, refused: number) =>
    `${open} sans réponse, ${counted(accepted, 'acceptée', 'acceptées')}, ${counted(refused, 'refusée', 'refusées')}`,
  establishments: (count: number) => counted(count, 'établissement', 'établissements'),
  withdraw: 'Retirer',
  withdrawOf: (title: string) => `Retirer la proposition pour «\u00a0${title}\u00a0»`,
  withdrawing: {
    title: 'Retirer la proposition',
    text: 'Les valorisations sans réponse restent comme elles sont. Les réponses déjà données sont gardées.',
    confirm: 'Retirer la proposition',
    done: 'La proposition est retirée.',
  },
} as const;
