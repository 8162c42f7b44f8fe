import { describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { aProfile, aRow } from '../../testing/builders';
import { personHeadline } from './personHeadline';

const said = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the amount due to a person', () => {
  it('is that of their only function, which awaits an update', () => {
    const row = aRow({
      status: ValuationStatus.AwaitingUpdate,
      due: { cents: 152_030, unit: 'month', source: 'minimum' },
      dueAfterUpdate: { cents: 155_511, unit: 'month', source: 'minimum' },
      gridDay: '2023-08-01',
    });
    const { label, amount, notes } = personHeadline(aProfile({ valuations: [row] }));
    expect([said(label), amount?.cents]).toEqual(['À verser au moins', 152_030]);
    expect(notes.map(said)).toEqual(['Au moins (grille du 01/08/2023), à mettre à jour']);
  });

  it('is the total by the month for several functions, and nothing before one is computed', () => {
    const several = aProfile({ valuations: [aRow(), aRow({ id: 2 })], activeFunctions: 2, dueCents: 300_000 });
    expect(personHeadline(several)).toMatchObject({
      label: 'À verser au moins, par mois',
      amount: { cents: 300_000, unit: 'month' },
    });
    const uncomputed = { ...several, uncomputedFunctions: 2 };
    expect(personHeadline(uncomputed).amount).toBeNull();
  });
});
