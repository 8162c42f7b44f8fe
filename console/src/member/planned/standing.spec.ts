import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids, ValuationStatus } from '@valorisation/rules';
import type { PlannedRow } from '../../api/planned';
import { aRow } from '../../testing/builders';
import { lacksOf, NOTHING_SAID, precisionOf, standingOf, type Said } from './standing';

const version = shippedGrids.at(-1);
if (version === undefined) throw new Error('No shipped grid');
const grid = readGrid(version.document);

const TRAINING = 6;
const SAID_NOTHING_OF = { degrees: 0, open: [], lackingReasons: [] };

function pending(id: number, change: Partial<PlannedRow> = {}): PlannedRow {
  const row = aRow({
    id,
    status: ValuationStatus.InProgress,
    due: null,
    belowMinimum: null,
    seniorityOn: '2018-09-01',
  });
  return { ...row, planned: SAID_NOTHING_OF, refusal: null, ...change };
}

const computed = (id: number, belowMinimum: boolean): PlannedRow => ({
  ...aRow({ id, belowMinimum }),
  planned: null,
  refusal: null,
});

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('many valuations', () => {
  it('take over their planned degrees first, or what is ready to be computed', () => {
    const open = pending(1, { planned: { ...SAID_NOTHING_OF, degrees: 3 } });
    const { toTake, waiting, ready, inProgress } = standingOf(
      [
        open,
        pending(2, { seniorityOn: null, withoutSeniority: true }),
        pending(3, { seniorityOn: null }),
        computed(4, false),
      ],
      grid,
    );
    expect([idsOf(toTake), waiting.map(({ row }) => row.id)]).toEqual([[1, 2], [3]]);
    expect([idsOf(inProgress), idsOf(ready)]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });

  it('state what each of the others waits for', () => {
    const rows = [
      pending(1, { seniorityOn: null, planned: { ...SAID_NOTHING_OF, open: [TRAINING] } }),
      pending(2, { functionId: 0, planned: { ...SAID_NOTHING_OF, open: [1, TRAINING] } }),
      pending(3, { planned: { ...SAID_NOTHING_OF, lackingReasons: [1] } }),
      pending(4, { planned: null, refusal: { code: 'donnees_invalides', message: 'Fonction inconnue.' } }),
    ];
    expect(standingOf(rows, grid).waiting.map(({ row: _, ...what }) => what)).toEqual([
      { lacksSeniority: true, lacksTraining: true, elsewhere: null },
      { lacksSeniority: false, lacksTraining: false, elsewhere: 'answers' },
      { lacksSeniority: false, lacksTraining: false, elsewhere: 'reason' },
      { lacksSeniority: false, lacksTraining: false, elsewhere: 'refused' },
    ]);
    expect(standingOf(rows, grid).waiting.map(lacksOf)).toEqual([
      ['seniority', 'training'],
      ['answers'],
      ['reason'],
      ['refused'],
    ]);
  });

  it('are printed where they have an amount, with those below the minimum counted apart', () => {
    const archived = { ...computed(3, true), status: ValuationStatus.Archived };
    const standing = standingOf([computed(1, false), computed(2, true), archived, pending(4)], grid);
    expect([idsOf(standing.computed), idsOf(standing.belowMinimum)]).toEqual([[1, 2], [2]]);
  });
});

describe('the values given for a row', () => {
  const [waiting] = standingOf(
    [pending(1, { seniorityOn: null, planned: { ...SAID_NOTHING_OF, open: [TRAINING] } })],
    grid,
  ).waiting;

  it.each<[string, Partial<Said>, boolean, object | null]>([
    ['nothing', {}, false, null],
    ['a day before "none"', { day: '2020-01-01', without: true }, true, { id: 1, seniorityOn: '2020-01-01' }],
    ['none, for all', {}, true, { id: 1, withoutSeniority: true }],
    ['none held', { training: '0' }, false, { id: 1, training: 0 }],
  ])('are sent as %s', (_, said, allWithout, precision) => {
    if (waiting === undefined) throw new Error('Nothing waits');
    expect(precisionOf(waiting, { ...NOTHING_SAID, ...said }, allWithout)).toEqual(precision);
  });
});
