/**
 * The figures of the establishment for the viewer. Archived rows count only in `byStatus`; no sum includes hourly rows.
 */
import * as z from 'zod/mini';
import { about, categoryLevel, count, hundredths, id, list, status } from '../data.js';
import { wire, wireObject } from '../wire.js';

const categoryFigures = wireObject({
  categoryLevel: wire('valor_cat', categoryLevel),
  valuations: wire('valors', count),
  belowMinimum: wire('sous_smic', count),
  minimumCents: wire('minima', hundredths),
  shareHundredths: wire('quotite', hundredths),
});

const anniversary = wireObject({
  valuationId: wire('valor_id', id),
  profileId: wire('profile_id', id),
  profileName: wire('profile_name', z.string()),
  functionTitle: wire('metier_title', z.string()),
  status: wire('valor_visa', status),
  on: wire('date', about(z.string(), 'Day on which the seniority rate changes, YYYY-MM-DD')),
  rateBefore: wire('taux_avant', z.number()),
  rateAfter: wire('taux_apres', z.number()),
  due: wire('echu', about(z.boolean(), 'The day has come and the rate is not applied yet')),
});
export type Anniversary = z.output<typeof anniversary>;

export const figures = wireObject(
  {
    day: wire('jour', about(z.string(), 'Day of the figures, YYYY-MM-DD')),
    profiles: wire('profiles', about(count, 'Profiles, without those whose valuations are all archived')),
    profilesBelowMinimum: wire('profiles_sous_smic', count),
    valuations: wire('valors', about(count, 'Valuations that are not archived')),
    belowMinimum: wire('sous_smic', about(count, 'Of these, those below the minimum of the grid in force')),
    hourly: wire('horaires', about(count, 'Of these, those paid by the hour: they are in no sum')),
    notComputed: wire('sans_montant', about(count, 'Of these, those paid by the month that are not computed yet')),
    minimumCents: wire('minima', about(hundredths, 'Sum of valor_minima, the total of the list')),
    dueCents: wire('a_verser', about(hundredths, 'Sum of profile_a_verser, the complements included')),
    formerGrid: wire(
      'grille_precedente',
      about(count, 'Rows that `a_verser` contains with the amount of an earlier grid'),
    ),
    complementCents: wire('complement_smic', about(hundredths, 'Sum of profile_complement_smic')),
    shareHundredths: wire('quotite', about(hundredths, 'Sum of valor_c0 of the rows in `minima`')),
    byStatus: wire(
      'statuts',
      list(wireObject({ status: wire('valor_visa', status), valuations: wire('valors', count) })),
    ),
    byCategory: wire('categories', list(categoryFigures)),
    anniversaries: wire(
      'anniversaires',
      about(list(anniversary), 'Those that have come and those of the next twelve months, by day'),
    ),
  },
  { id: 'Figures' },
);
export type Figures = z.output<typeof figures>;
