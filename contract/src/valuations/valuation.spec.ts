import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { encode } from '../encode.js';
import { profileExample, valuationDetailExample } from '../examples/valuation.examples.js';
import { lifeCalls, valuationCalls } from './calls.js';
import { profile, valuationDetail } from './valuation.js';

const read = (change: object = {}) => z.parse(valuationDetail, { ...valuationDetailExample, ...change });
const saved = (input: Parameters<typeof encode<typeof valuationCalls.save.body>>[1]) =>
  encode(valuationCalls.save.body, input);

describe('a valuation', () => {
  it('is read and written back unchanged', () => {
    expect(encode(valuationDetail, read())).toEqual(valuationDetailExample);
  });

  it('holds money as cents, points and shares as hundredths', () => {
    expect(read({ valor_c0: 33.33, indice_majore: 1044 })).toMatchObject({
      shareHundredths: 3333,
      indexHundredths: 103_000,
      majoredIndexHundredths: 104_400,
      minimumCents: 178_533,
      displayed: { cents: 178_533, unit: 'month' },
    });
  });

  it('has steps by their rule, with the inputs and the words of that rule', () => {
    const [step] = read().trace ?? [];
    expect(step).toMatchObject({ rule: 'category-base', inputs: { categoryLevel: 0 }, value: 85_000 });
    expect(step).toMatchObject({ label: 'Indice de base', detail: 'Catégorie 1 Ouvrier employé' });
    const sent = valuationDetailExample.trace[0];
    for (const change of [{ rule: 'premium' }, { inputs: {} }, { inputs: { categoryLevel: '0' } }, { unit: 'year' }]) {
      const steps = [{ ...sent, ...change }];
      expect(z.safeParse(valuationDetail, { ...valuationDetailExample, trace: steps }).success).toBe(false);
    }
  });

  it('has an hourly amount per hour', () => {
    const hourly = read({ valor_remuneration: 1, valor_affiche: 27.44, valor_affiche_unite: 'heure' });
    expect(hourly).toMatchObject({ hourly: true, displayed: { cents: 2744, unit: 'hour' } });
  });

  it('has no amount while it is incomplete, but a unit on the wire', () => {
    const empty = {
      valor_affiche: null,
      valor_affiche_unite: 'heure',
      valor_remuneration: 1,
      sous_smic: null,
    } as const;
    const incomplete = read(empty);
    expect(incomplete).toMatchObject({ displayed: null, belowMinimum: null });
    expect(encode(valuationDetail, incomplete)).toMatchObject(empty);
  });

  it('is listed in its profile, whose totals are hundredths, too', () => {
    expect(z.parse(profile, { ...profileExample, profile_minima: 3570.66, profile_c0: 180 })).toMatchObject({
      name: 'Lucie Bernard',
      minimumCents: 357_066,
      shareHundredths: 18_000,
      valuations: [{ id: 18 }],
    });
  });
});

describe('a save', () => {
  it('sends the named fields and no other', () => {
    expect(saved({ shareHundredths: 3333, version: 3, leaveWeeks: undefined })).toEqual({
      valor_c0: 33.33,
      version: 3,
    });
    expect(saved({})).toEqual({});
  });

  it('tells an emptied field from an unchanged one', () => {
    expect(saved({ seniorityOn: null, guaranteedCents: null })).toEqual({
      valor_anciennete: null,
      valor_garantie: null,
    });
  });

  it('sends answers as degrees, a cleared one as 0', () => {
    const answers = {
      1: { degree: 2 },
      2: { degree: null },
      3: { notConcerned: true },
      4: { degree: 1, reason: 'Embauche' },
    };
    expect(saved({ answers })).toEqual({
      valor_data: { 1: { c: 2 }, 2: { c: 0 }, 3: { nc: true }, 4: { c: 1, reason: 'Embauche' } },
    });
  });
});

describe('an entry of the journal', () => {
  const changesOf = (changes: readonly object[]) =>
    z.parse(lifeCalls.journal.answer, [
      {
        version: 3,
        type: 'valuation.edited',
        editor: 'Claire Morvan',
        date: '2026-01-05T08:00:00Z',
        grid_id: 2,
        grid_effective_on: '2024-09-01',
        reason: null,
        changes,
      },
    ])[0]?.changes;

  it('gives each change in the code’s names and values', () => {
    expect(
      changesOf([
        { field: 'valor_c0', from: 100, to: 33.5 },
        { field: 'valor_affiche', from: 1785.33, to: null },
        { field: 'valor_visible', from: 1, to: 0 },
        { field: 'valor_anciennete', from: null, to: '2020-09-01' },
        { field: 'critere.4', from: null, to: 3 },
        { field: 'critere.5', from: 'nc', to: null },
      ]),
    ).toEqual([
      { field: 'shareHundredths', criterionId: null, from: 10000, to: 3350 },
      { field: 'displayedCents', criterionId: null, from: 178533, to: null },
      { field: 'visible', criterionId: null, from: true, to: false },
      { field: 'seniorityOn', criterionId: null, from: null, to: '2020-09-01' },
      { field: 'degree', criterionId: 4, from: null, to: 3 },
      { field: 'degree', criterionId: 5, from: 'nc', to: null },
    ]);
  });

  it('leaves out a field that it has no name for', () => {
    expect(changesOf([{ field: 'valor_nouveau', from: 1, to: 2 }])).toEqual([]);
  });
});
