import { fromHundredths } from '@valorisation/rules';
import type { z } from 'zod';
import type { FiguresView } from '../queries/figures.query.js';
import type { figuresResponse } from './figures.response.js';

/** Figures in the specification's names: amounts in EUR, the share in % of a full-time job. */
export function toFiguresResponse(view: FiguresView): z.infer<typeof figuresResponse> {
  const { byCategory, byStatus } = view;
  const sum = (figure: 'valuations' | 'belowMinimum' | 'minimumCents' | 'shareHundredths'): number =>
    byCategory.reduce((total, category) => total + category[figure], 0);
  return {
    jour: view.today,
    profiles: view.profiles,
    profiles_sous_smic: view.profilesBelowMinimum,
    valors: sum('valuations'),
    sous_smic: sum('belowMinimum'),
    horaires: view.hourly,
    sans_montant: view.notComputed,
    minima: fromHundredths(sum('minimumCents')),
    a_verser: fromHundredths(view.dueCents),
    complement_smic: fromHundredths(view.complementCents),
    quotite: fromHundredths(sum('shareHundredths')),
    statuts: [...byStatus].map(([status, valors]) => ({ valor_visa: status, valors })),
    categories: byCategory.map(({ categoryLevel, valuations, belowMinimum, minimumCents, shareHundredths }) => ({
      valor_cat: categoryLevel,
      valors: valuations,
      sous_smic: belowMinimum,
      minima: fromHundredths(minimumCents),
      quotite: fromHundredths(shareHundredths),
    })),
    anniversaires: view.anniversaries.map((row) => ({
      valor_id: row.valuationId,
      profile_id: row.profileId,
      profile_name: row.profileName,
      metier_title: row.functionTitle,
      valor_visa: row.status,
      date: row.on,
      taux_avant: row.rateBefore,
      taux_apres: row.rateAfter,
      echu: row.due,
    })),
  };
}
