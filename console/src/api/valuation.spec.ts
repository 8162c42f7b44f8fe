import { describe, expect, it } from '@jest/globals';
import { aWireProfile, aWireRow } from '../testing/builders';
import { toProfile, toValuationRow } from './valuation';
import { toWireInput } from './valuationInput';

describe('a valuation from the wire', () => {
  it('holds money as cents, points and shares as hundredths', () => {
    expect(toValuationRow(aWireRow({ valor_c0: 33.33, indice_majore: 1044 }))).toMatchObject({
      shareHundredths: 3333,
      indexHundredths: 103000,
      majoredIndexHundredths: 104400,
      minimumCents: 178533,
      displayed: { cents: 178533, unit: 'month' },
    });
  });

  it('shows an hourly amount as hourly', () => {
    const row = toValuationRow(aWireRow({ valor_remuneration: 1, valor_affiche: 27.44, valor_affiche_unite: 'heure' }));
    expect(row).toMatchObject({ hourly: true, displayed: { cents: 2744, unit: 'hour' } });
  });

  it('has no amount while it is incomplete', () => {
    const row = toValuationRow(aWireRow({ valor_visa: 0, valor_affiche: null, sous_smic: null }));
    expect(row).toMatchObject({ displayed: null, underMinimum: false });
  });

  it('takes the free text of another function as its title', () => {
    const row = toValuationRow(aWireRow({ valor_c5: 0, metier_title: '', valor_other_metier: 'Animatrice nature' }));
    expect(row.functionTitle).toBe('Animatrice nature');
  });

  it('reads its history', () => {
    const row = toValuationRow(aWireRow({ valor_historique: 'Claire Morvan*1750.10*2025-09-01T08:00:00Z' }));
    expect(row.history).toEqual([{ editor: 'Claire Morvan', minimumCents: 175010, editedAt: '2025-09-01T08:00:00Z' }]);
  });

  it('stays inside its profile, whose totals are hundredths too', () => {
    expect(toProfile(aWireProfile({ profile_minima: 3570.66, profile_c0: 180 }))).toMatchObject({
      name: 'Amandine Le Bihan',
      minimumCents: 357066,
      shareHundredths: 18000,
      valuations: [{ id: 5 }],
    });
  });
});

describe('a save', () => {
  it('sends the named fields and no other', () => {
    expect(toWireInput({ shareHundredths: 3333, version: 3 })).toEqual({ valor_c0: 33.33, version: 3 });
    expect(toWireInput({})).toEqual({});
  });

  it('tells an emptied field from one that is left alone', () => {
    expect(toWireInput({ seniorityDay: null, guaranteedMonthCents: null })).toEqual({
      valor_anciennete: null,
      valor_garantie: null,
    });
  });

  it('sends answers as degrees, a cleared one as 0', () => {
    expect(
      toWireInput({
        answers: {
          1: { degree: 2 },
          2: { degree: null },
          3: { notConcerned: true },
          4: { degree: 1, reason: 'Embauche' },
        },
      }),
    ).toEqual({ valor_data: { 1: { c: 2 }, 2: { c: 0 }, 3: { nc: true }, 4: { c: 1, reason: 'Embauche' } } });
  });
});
