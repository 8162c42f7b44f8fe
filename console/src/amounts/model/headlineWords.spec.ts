import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids, ValuationStatus, type DueSource } from '@valorisation/rules';
import type { Reference } from '../../api/reference';
import { computedWords } from './dueWords';
import type { Result } from './result';
import { aRow } from '../../testing/builders';
import { headlineWords, noticeOf } from './headlineWords';

const [former] = shippedGrids;
if (former === undefined) throw new Error('No grid is shipped');
const reference: Reference = {
  info: { id: 1, effectiveOn: '2023-08-01', status: 'past', confirmed: true, pointValue: 20.59 },
  grid: readGrid(former.document),
  floors: { params: readGrid(former.document).params, wage: null, territory: 'metropole' },
};

function saidOf(source: DueSource, status: ValuationStatus = ValuationStatus.AwaitingUpdate): readonly string[] {
  const due = { cents: 186_825, unit: 'month', source } as const;
  const result: Pick<Result, 'kind' | 'due' | 'reference'> = { kind: 'previous-grid', due, reference };
  const row = aRow({ status, due });
  const said = [headlineWords(row, result), noticeOf(row) ?? '', computedWords(result, '2024-01-05')];
  return said.map((text) => text.replaceAll(/\s/g, ' '));
}

describe('the words of a result for an amount of a former grid', () => {
  it('name that grid', () => {
    expect(saidOf('minimum')).toEqual([
      'Au moins (grille du 01/08/2023), à mettre à jour',
      'Une nouvelle grille est en vigueur : ce montant a été calculé sur la grille précédente.',
      'Calculé le 05/01/2024 sur la grille précédente, en vigueur à partir du 01/08/2023.',
    ]);
  });

  it.each(['branch-floor', 'minimum-wage'] as const)("name none when the amount is today's floor (%s)", (source) => {
    expect(saidOf(source)).toEqual([
      'Au moins, à mettre à jour',
      'Une nouvelle grille est en vigueur : cette valorisation est à mettre à jour.',
      'Minimum conventionnel calculé le 05/01/2024 sur la grille précédente, en vigueur à partir du 01/08/2023.',
    ]);
    expect(saidOf(source, ValuationStatus.ToRedo)[0]).toBe('Au moins, à refaire');
  });
});
