/** All that the months to come depend on: the console computes what they cost (ADR 120). */
import * as z from 'zod/mini';
import { about, categoryLevel, count, hundredths, hundredthsOrNull, id, list, payUnit, words } from '../data.js';
import { extended, wire, wireObject } from '../wire.js';
import { terms } from './terms.js';

const { hourly: _, ...monthlyTerms } = terms;

const paid = wireObject({
  from: wire('verse_du', about(z.nullable(z.iso.date()), 'First day; null: none was given')),
  cents: wire('verse', about(hundredths, 'EUR gross at the share: the parts that are compared with what is due')),
  unit: wire('verse_unite', payUnit),
});

export const costRow = wireObject({
  id: wire('valor_id', id),
  profileId: wire('profile_id', id),
  profileName: wire('profile_name', z.string()),
  functionId: wire('valor_c5', count),
  functionTitle: wire('metier_title', z.string()),
  categoryLevel: wire('valor_cat', categoryLevel),
  shareHundredths: wire('valor_c0', hundredths),
  ...monthlyTerms,
  fixedAmountCents: wire('valor_rheo', hundredthsOrNull),
  degrees: wire('degres', about(z.string(), 'Criterion and degree, or `nc`: 1-3_2-2_4-nc')),
  paid: wire('verses', about(list(paid), 'From today’s month on; empty for a viewer who may not see pay')),
});

const grid = wireObject({
  id: wire('grid_id', id),
  effectiveOn: wire('effective_on', about(z.iso.date(), 'Its first day')),
  confirmed: wire('confirmed', z.boolean()),
  isAnnounced: wire('annonce', about(z.boolean(), 'It is not in force yet and may still change')),
});

const wage = wireObject({
  from: wire('du', about(z.iso.date(), 'Its first day')),
  monthCents: wire('mois', about(hundredths, 'Full-time month, EUR')),
  confirmed: wire('confirmed', z.boolean()),
});

export const costsHead = wireObject({
  day: wire('jour', about(z.iso.date(), 'Today. Its month is the first one')),
  isPartial: wire('partiel', about(z.boolean(), 'Some functions are hidden from the viewer')),
  territory: wire('territoire', words({ metropole: 'metropole', mayotte: 'mayotte' })),
  wages: wire('smic', about(list(wage), 'That of the first day of the month, and later ones')),
  grids: wire('grilles', about(list(grid), 'That of the first day of the month, and later ones')),
  hourly: wire('horaires', about(count, 'Functions that are paid by the hour: in no row')),
  uncomputed: wire('non_calculees', about(count, 'Monthly functions that are not computed yet: in no row')),
});

export const costs = extended(
  costsHead,
  { rows: wire('lignes', about(list(costRow), 'Computed functions that are paid by the month, by name')) },
  { id: 'Costs' },
);
export type SchoolCosts = z.output<typeof costs>;
export type CostRow = SchoolCosts['rows'][number];
