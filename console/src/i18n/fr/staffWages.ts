import { plural } from '@valorisation/rules';
import type { MinimumWage } from '@valorisation/contract';

const territories: Readonly<Record<MinimumWage['territory'], string>> = {
  metropole: 'Métropole et autres départements',
  mayotte: 'Mayotte',
};

const valuations = (count: number) => `${count}\u00a0${plural(count, 'valorisation', 'valorisations')}`;

export const staffWages = {
  title: 'Smic',
  tool: 'Lire les montants du Smic par territoire, en proposer un nouveau et confirmer celui qui attend.',
  empty: 'Aucun montant du Smic',
  emptyText: 'Aucun montant ne répond à cette recherche. Retirez un filtre.',
  territories,
  columns: { day: 'À partir du', territory: 'Territoire', month: 'Par mois', hour: 'Par heure', source: 'Source' },
  states: {
    current: 'En vigueur',
    coming: 'À venir',
    replaced: 'Remplacé par un autre montant de la même date',
    past: null,
  },
  unconfirmed: 'à confirmer',
  none: 'Non noté',
  propose: {
    title: 'Proposer un montant du Smic',
    intro:
      'Rien ne change tant que le montant n’est pas confirmé, dans une seconde étape, par une autre personne de l’administration s’il y en a une. Il s’appliquera de lui-même à sa date. Un montant saisi par erreur se corrige par un nouveau montant de la même date.',
    territory: 'Territoire',
    day: 'Date d’effet',
    hour: 'Montant horaire brut, en euros',
    month: 'Montant mensuel brut pour 35\u00a0heures par semaine, en euros',
    source: 'Texte officiel',
    sourceHelp: 'Par exemple «\u00a0décret du 17 décembre 2026\u00a0».',
    show: 'Voir qui passe sous le minimum',
    submit: 'Proposer ce montant',
    change: 'Modifier',
    done: 'Montant proposé\u00a0: il reste à le confirmer.',
    amountMissing: 'Saisissez un montant en euros, avec deux décimales au plus.',
    missing: 'Cette information est obligatoire.',
    noDay: 'Saisissez une date qui existe, au format JJ/MM/AAAA.',
  },
  effect: {
    title: 'Qui passe sous le minimum',
    summary: (month: string, day: string, territory: string) =>
      `${month} par mois à partir du ${day}, ${territory.toLowerCase()}.`,
    before: (month: string | null) =>
      month === null ? 'Aucun Smic n’est connu à cette date.' : `Smic connu à cette date\u00a0: ${month}.`,
    falls: (count: number) =>
      count === 0
        ? 'Aucune valorisation ne passe sous le minimum.'
        : `${valuations(count)} ${plural(count, 'passe', 'passent')} sous le minimum.`,
    totals: (before: number, after: number, all: number) =>
      `Sous le minimum sans ce montant\u00a0: ${before}\u00a0; avec lui\u00a0: ${after}, sur ${valuations(all)} avec un montant.`,
    byDepartment: 'Par département',
    bySize: 'Par taille d’établissement',
    department: 'Département',
    size: 'Valorisations actives',
    establishments: 'Établissements',
    rows: 'Valorisations',
    count: 'Passent sous le minimum',
    hidden: 'Non indiqué',
    hiddenNote: 'Aucun nombre n’est indiqué pour moins de trois établissements.',
    unknown: 'Non renseigné',
    alone: 'Vous êtes la seule personne de l’administration\u00a0: vous confirmerez vous-même.',
    other: 'Une autre personne de l’administration confirmera.',
  },
  waiting: {
    title: 'À confirmer',
    of: (month: string, hour: string, day: string) => `${month} par mois (${hour} par heure) à partir du ${day}`,
    by: (name: string | null, day: string) => (name === null ? `Proposé le ${day}` : `Proposé par ${name} le ${day}`),
    confirm: 'Confirmer',
    withdraw: 'Retirer',
    dialog: {
      title: 'Confirmer ce montant du Smic\u00a0?',
      text: (month: string, day: string, territory: string) =>
        `Vous confirmez ${month} brut par mois à partir du ${day}, ${territory.toLowerCase()}. Tous les montants à verser en tiendront compte ce jour-là.`,
      confirm: 'Confirmer ce montant',
      done: 'Montant du Smic confirmé.',
    },
    own: {
      title: 'Une autre personne confirmera',
      text: 'Vous avez proposé ce montant\u00a0: une autre personne de l’administration le confirme. Voici ce qu’il changera, d’après les classements d’aujourd’hui.',
      close: 'Fermer',
    },
    withdrawing: {
      title: 'Retirer ce montant\u00a0?',
      text: 'Rien n’en tient compte pour l’instant\u00a0: vous pourrez en proposer un autre.',
      confirm: 'Retirer',
      done: 'Montant retiré.',
    },
  },
} as const;
