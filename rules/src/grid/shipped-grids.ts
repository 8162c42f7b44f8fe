/** The grid versions that are shipped with the product: one classification with two point values. */
import type { Day } from '../exact/day.js';
import classification from './data/classification.json' with { type: 'json' };
import params2023 from './data/params-2023-08-01.json' with { type: 'json' };
import params2024 from './data/params-2024-09-01.json' with { type: 'json' };
import type { GridDocument } from './grid-document.js';
import type { GridStatus } from './grid.js';

export interface ShippedGrid {
  readonly id: number;
  readonly status: GridStatus;
  readonly effectiveOn: Day;
  /** False when the branch has not confirmed the values yet. Pages and PDFs then say so. */
  readonly confirmed: boolean;
  readonly document: GridDocument;
}

/** The oldest version comes first. */
export const shippedGrids: readonly ShippedGrid[] = [
  {
    id: 1,
    status: 'past',
    effectiveOn: '2023-08-01',
    confirmed: true,
    document: { ...classification, params: params2023 },
  },
  {
    id: 2,
    status: 'in_force',
    effectiveOn: '2024-09-01',
    confirmed: false,
    document: { ...classification, params: params2024 },
  },
];
