/** What is owed to a person for past months: an estimate, with all that it assumes. */
import type { NotCompared } from '@valorisation/rules';
import * as z from 'zod/mini';
import { get } from '../call.js';
import { about, count, hundredths, hundredthsOrNull, id, list, pathId, payUnit, words } from '../data.js';
import { wire, wireObject } from '../wire.js';

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const amounts = {
  dueCents: wire('a_verser', about(hundredths, 'Due, EUR')),
  paidCents: wire('verse', about(hundredths, 'Paid, EUR')),
};
const notCompared = words({
  'no-grid': 'sans_grille',
  refused: 'refuse_par_la_grille',
  unpaid: 'sans_salaire',
} satisfies Record<NotCompared, string>);

const span = wireObject({
  from: wire('du', z.iso.date()),
  until: wire('avant', about(z.iso.date(), 'The first day after it')),
  gridFrom: wire('grille', about(z.iso.date(), 'The first day of the grid that counts')),
  ...amounts,
});

const arrearsMonth = wireObject({
  month: wire('mois', about(month, 'YYYY-MM')),
  ...amounts,
  owedCents: wire('reste_du', about(hundredths, 'Due minus paid, never below 0, EUR')),
  compared: wire('periodes', about(list(span), 'Its compared days. Their amounts are full months')),
  notCompared: wire('non_compare', about(list(notCompared), 'Why some of its days are not compared')),
});

const functionTitle = wire('metier_title', z.string());

const assumed = wireObject({
  valuationId: wire('valor_id', id),
  functionTitle,
  since: wire('suppose_du', about(z.iso.date(), 'The share and the classification of today count from this day on')),
  isPayAssumed: wire('verse_suppose', about(z.boolean(), 'An amount without a day counts from this day on, too')),
  isSinceUnknown: wire('du_suppose', about(z.boolean(), 'No seniority is known: three years back')),
});

const hourly = wireObject({
  valuationId: wire('valor_id', id),
  functionTitle,
  gapCents: wire('ecart', about(hundredthsOrNull, 'Paid minus due today, EUR per `unite`; null: one is not known')),
  unit: wire('unite', payUnit),
});

const personArrears = wireObject(
  {
    profileId: wire('profile_id', id),
    profileName: wire('profile_name', z.string()),
    isPartial: wire('partiel', about(z.boolean(), 'Some functions of the person are hidden from the viewer')),
    owedCents: wire('reste_du', about(hundredths, 'The sum of the months, EUR')),
    since: wire(
      'depuis',
      about(z.nullable(month), 'The first month that is owed without a break until the last month'),
    ),
    months: wire('mois', about(list(arrearsMonth), 'Three years back at most, until the last month that has ended')),
    functions: wire('fonctions', about(list(assumed), 'The monthly functions, with what is assumed for them')),
    hourly: wire('horaires', about(list(hourly), 'Functions that are paid by the hour: in no month')),
    uncomputed: wire('non_calculees', about(count, 'Monthly functions that are not computed yet: in no month')),
    unconfirmedGrids: wire('grilles_a_confirmer', about(list(z.iso.date()), 'First days of grids to be confirmed')),
    unconfirmedWages: wire('smic_a_confirmer', about(list(z.iso.date()), 'First days of wages to be confirmed')),
  },
  { id: 'PersonArrears' },
);
export type PersonArrears = z.output<typeof personArrears>;

export const arrearsCalls = {
  /** The id is the person's. */
  one: get('/v1/pay/arrears/:id', { params: { id: pathId }, answer: personArrears, refuses: ['introuvable'] }),
};
