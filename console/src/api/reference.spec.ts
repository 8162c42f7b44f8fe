import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids } from '@valorisation/rules';
import { minimumIndexOf } from './reference';

const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const { params } = readGrid(document);

describe('param_smic in the console', () => {
  it('is 105200 until the reference is loaded, then by the floors of the day', () => {
    expect(minimumIndexOf(undefined)).toBe(105_200);
    const wage = { from: '2026-06-01', monthCents: 190_000, source: 'test', confirmed: true };
    const floors = { params, territory: 'metropole', wage: { ...wage, territory: 'metropole' } } as const;
    expect(minimumIndexOf({ floors })).toBe(109_700);
    expect(minimumIndexOf({ floors: { ...floors, wage: null } })).toBe(params.branchFloorPoints * 100);
  });
});
