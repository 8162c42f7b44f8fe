import type { Figures } from '@valorisation/contract';
import type { FiguresView } from '../queries/figures.query.js';

/** Figures as they are answered: the sums are those of the categories. */
export function toFigures({ today, byCategory, byStatus, ...view }: FiguresView): Figures {
  const sum = (figure: 'valuations' | 'belowMinimum' | 'minimumCents' | 'shareHundredths'): number =>
    byCategory.reduce((total, category) => total + category[figure], 0);
  return {
    ...view,
    day: today,
    valuations: sum('valuations'),
    belowMinimum: sum('belowMinimum'),
    minimumCents: sum('minimumCents'),
    shareHundredths: sum('shareHundredths'),
    byStatus: [...byStatus].map(([status, valuations]) => ({ status, valuations })),
    byCategory,
  };
}
