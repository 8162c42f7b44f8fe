import { JOURNAL_EVENTS, JOURNAL_KINDS } from '@valorisation/rules';

export const staffJournal = {
  title: 'Journal',
  tool: 'Retrouver qui a fait quoi, quand, et l’exporter.',
  empty: 'Aucune ligne',
  emptyText: 'Aucune ligne du journal ne répond à cette recherche. Retirez un filtre ou élargissez la période.',
  help: 'Le journal garde des numéros, des états et des montants. Il ne contient ni texte saisi, ni nom de personne valorisée.',
  columns: {
    at: 'Date',
    event: 'Action',
    who: 'Par',
    thing: 'Sur',
    before: 'Avant',
    after: 'Après',
  },
  thisMonth: 'Ce mois',
  lastMonth: 'Le mois dernier',
  events: JOURNAL_EVENTS,
  kinds: JOURNAL_KINDS,
  thing: (kind: string, id: number) => `${JOURNAL_KINDS[kind] ?? kind}, n°\u00a0${id}`,
  setting: (title: string) => `Réglage «\u00a0${title}\u00a0»`,
  product: 'Le service, ou une personne non connectée',
  gone: (id: number) => `Compte effacé, n°\u00a0${id}`,
  fields: (names: readonly string[]) => `Champs\u00a0: ${names.join(', ')}`,
} as const;
