/** Amounts that consist of several fields on the wire. */
import type { DisplayedAmount, DueSource } from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, hundredths, hundredthsOrNull, payUnit, words } from '../data.js';
import { joined, wire } from '../wire.js';

type Values = Readonly<Record<string, unknown>>;

/** "À verser au moins", and which of the compared amounts decides it (ADR 0018). */
export interface Due extends DisplayedAmount {
  readonly source: DueSource;
}

/** The unit of an amount that is missing. */
const unitOf = ({ hourly }: Values): DisplayedAmount['unit'] => (hourly === true ? 'hour' : 'month');

const dueSource = words({
  minimum: 'minimum',
  hourly: 'taux_horaire',
  majored: 'indice_majore',
  'fixed-amount': 'montant_fixe',
  'branch-floor': 'plancher',
  'minimum-wage': 'smic',
});

/** The displayed minimum (rule 11); null until the row is computed. */
export const displayedOrNull = joined({
  shape: {
    valor_affiche: about(hundredthsOrNull, 'Displayed minimum, EUR per `valor_affiche_unite`'),
    valor_affiche_unite: payUnit,
  },
  join: ({ valor_affiche: cents, valor_affiche_unite: unit }): DisplayedAmount | null =>
    cents === null ? null : { cents, unit },
  split: (displayed, row) => ({
    valor_affiche: displayed?.cents ?? null,
    valor_affiche_unite: displayed?.unit ?? unitOf(row),
  }),
});

export const dueOrNull = joined({
  shape: {
    valor_a_verser: about(hundredthsOrNull, 'Amount due at least, EUR per `valor_a_verser_unit`; null until computed'),
    valor_a_verser_unit: payUnit,
    valor_a_verser_source: about(z.nullable(dueSource), 'Which of the compared amounts it is'),
  },
  join: ({ valor_a_verser: cents, valor_a_verser_unit: unit, valor_a_verser_source: source }): Due | null =>
    cents === null || source === null ? null : { cents, unit, source },
  split: (due, row) => ({
    valor_a_verser: due?.cents ?? null,
    valor_a_verser_unit: due?.unit ?? unitOf(row),
    valor_a_verser_source: due?.source ?? null,
  }),
});

/** What an import enters as actually paid, for a viewer who may see pay. */
export const paidOrNull = joined({
  shape: {
    paid: about(hundredthsOrNull, 'Gross pay of the file, EUR per `paid_unit`, at the share'),
    paid_unit: z.nullable(payUnit),
  },
  join: ({ paid: cents, paid_unit: unit }): DisplayedAmount | null =>
    cents === null || unit === null ? null : { cents, unit },
  split: (paid) => ({ paid: paid?.cents ?? null, paid_unit: paid?.unit ?? null }),
});

/** The amount due after an update, in the unit of today's amount due. */
export const dueAfterUpdate = joined({
  shape: {
    valor_a_verser_maj: about(
      hundredthsOrNull,
      'The same once the row is brought to the grid in force (statuses 2 and 3) or to today’s seniority (isBirth), if it can be computed; of a planned row in progress: once it has its planned degrees, if nothing else is missing',
    ),
  },
  join: ({ valor_a_verser_maj: cents }, { valor_a_verser_unit }): DisplayedAmount | null =>
    cents === null ? null : { cents, unit: valor_a_verser_unit === 'hour' ? 'hour' : 'month' },
  split: (amount) => ({ valor_a_verser_maj: amount?.cents ?? null }),
});

/** What is paid for the row today, and since when. */
export interface Paid extends DisplayedAmount {
  /** Null: no day was given. */
  readonly from: string | null;
}

/** Null when nothing is known, and for a viewer who may not see it. */
export const paidTodayOrNull = joined({
  shape: {
    valor_verse: about(hundredthsOrNull, 'Gross pay at the share that counts, EUR per `valor_verse_unite`'),
    valor_verse_unite: z.nullable(payUnit),
    valor_verse_du: about(z.nullable(z.string()), 'Its first day; null: none was given'),
  },
  join: ({ valor_verse: cents, valor_verse_unite: unit, valor_verse_du: from }): Paid | null =>
    cents === null || unit === null ? null : { cents, unit, from },
  split: (paid) => ({
    valor_verse: paid?.cents ?? null,
    valor_verse_unite: paid?.unit ?? null,
    valor_verse_du: paid?.from ?? null,
  }),
});

export const displayed = joined({
  shape: { valor_affiche: hundredths, valor_affiche_unite: payUnit },
  join: ({ valor_affiche: cents, valor_affiche_unite: unit }): DisplayedAmount => ({ cents, unit }),
  split: ({ cents, unit }) => ({ valor_affiche: cents, valor_affiche_unite: unit }),
});

export const due = joined({
  shape: { valor_a_verser: hundredths, valor_a_verser_unit: payUnit, valor_a_verser_source: dueSource },
  join: ({ valor_a_verser: cents, valor_a_verser_unit: unit, valor_a_verser_source: source }): Due => ({
    cents,
    unit,
    source,
  }),
  split: ({ cents, unit, source }) => ({
    valor_a_verser: cents,
    valor_a_verser_unit: unit,
    valor_a_verser_source: source,
  }),
});

export const hourlyCents = wire('valor_taux_horaire', about(hundredthsOrNull, 'EUR per training hour'));
