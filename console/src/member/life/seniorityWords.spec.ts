import { describe, expect, it } from '@jest/globals';
import type { PreviewSide } from '../../api/updatePreview';
import { seniorityWords } from './seniorityWords';

const side = (change: Partial<PreviewSide>): PreviewSide => ({
  gridId: 1,
  due: { cents: 178_533, unit: 'month', source: 'minimum' },
  displayed: { cents: 178_533, unit: 'month' },
  minimumCents: 178_533,
  hourlyCents: null,
  belowMinimum: false,
  indexHundredths: 103_000,
  trace: [],
  calculatedOn: '2026-01-05',
  seniority: { years: 8, ratePercent: 3 },
  nextChangeOn: '2026-09-01',
  ...change,
});
const plain = (sentences: readonly string[]) => sentences.map((sentence) => sentence.replaceAll('\u00a0', ' '));

describe("what today's seniority changes", () => {
  const next = side({
    calculatedOn: '2026-11-21',
    seniority: { years: 9, ratePercent: 4 },
    nextChangeOn: '2027-09-01',
  });

  it('is explained by years and rate, its first day, the day of the amount and the next anniversary', () => {
    expect(plain(seniorityWords('2017-09-01', { current: side({}), next }))).toEqual([
      'L’ancienneté passe de 8 ans à 9 ans et son taux de 3 % à 4 % : palier franchi le 01/09/2026.',
      'Le nouveau montant est calculé au 21/11/2026, sur la même grille. Le statut ne change pas.',
      'Prochain anniversaire : le 01/09/2027.',
    ]);
  });

  it('names the first of several days, and says when the rate has reached its end', () => {
    const current = side({ seniority: { years: 0, ratePercent: 0 }, nextChangeOn: '2018-09-01' });
    const [change, , last] = plain(seniorityWords('2017-09-01', { current, next: { ...next, nextChangeOn: null } }));
    expect(change).toBe(
      'L’ancienneté passe de moins d’un an à 9 ans et son taux de 0 % à 4 % : premier palier franchi le 01/09/2018.',
    );
    expect(last).toBe('Le taux ne peut plus augmenter : il n’y aura pas d’autre anniversaire.');
  });

  it('says when no day of change has come', () => {
    const same = side({ calculatedOn: '2026-02-01' });
    expect(plain(seniorityWords('2017-09-01', { current: side({}), next: same }))[0]).toBe(
      'Aucun palier n’a été franchi depuis le calcul du 05/01/2026 : le taux reste de 3 %.',
    );
  });
});
