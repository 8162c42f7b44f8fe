import { describe, expect, it } from '@jest/globals';
import { documentWithParams, gridInForce, knownFunctions, pastGrid } from '../testing/builders.js';
import { readGrid } from './read-grid.js';
import { shippedGrids } from './shipped-grids.js';

describe('shipped grids', () => {
  it('are a past version and the one in force, which the branch has yet to confirm', () => {
    expect(
      shippedGrids.map(({ id, status, effectiveOn, confirmed }) => ({ id, status, effectiveOn, confirmed })),
    ).toEqual([
      { id: 1, status: 'past', effectiveOn: '2023-08-01', confirmed: true },
      { id: 2, status: 'in_force', effectiveOn: '2024-09-01', confirmed: false },
    ]);
  });

  it('carry their point value and the minimum index derived from it', () => {
    expect(pastGrid.params).toMatchObject({ paramMicroEuros: 205_900, branchFloorPoints: 1052 });
    // SMIC of 1 747.20 EUR: 1 019 points, below the branch floor.
    expect(pastGrid.params.minimumIndexHundredths).toBe(105_200);
    expect(gridInForce.params).toMatchObject({ paramMicroEuros: 208_000, branchFloorPoints: 1053 });
    expect(gridInForce.params.minimumIndexHundredths).toBe(107_800);
  });

  it('contain the whole classification', () => {
    expect(knownFunctions).toHaveLength(78);
    expect(gridInForce.categories.map((category) => category.baseHundredths)).toEqual([85_000, 88_000, 88_000, 95_000]);
    expect(gridInForce.domains).toHaveLength(4);
    expect(gridInForce.families).toHaveLength(12);
    expect(gridInForce.senioritySteps).toHaveLength(44);
    expect(gridInForce.leaveSteps.map((leave) => leave.pointsHundredths / 100)).toEqual([150, 125, 100, 75, 50, 25, 0]);
  });

  it('show the training criterion third', () => {
    expect(gridInForce.criteria.map((criterion) => criterion.id)).toEqual([1, 2, 6, 3, 4, 5]);
    expect(gridInForce.criteria[2]).toMatchObject({ index: 2, kind: 'training' });
  });

  it('may have numbers in place of texts', () => {
    expect(
      readGrid({
        ...documentWithParams({}),
        params: [
          { param_title: 'param', param_value: 0.208 },
          { param_title: 'smc_indice', param_value: 1053 },
          { param_title: 'smic_mensuel', param_value: 1867.02 },
          { param_title: 'heures_face_a_face', param_value: 800 },
          { param_title: 'part_face_a_face_preparation', param_value: 0.75 },
          { param_title: 'forfait_jours_coef', param_value: 1.1 },
        ],
      }).params,
    ).toEqual(gridInForce.params);
  });
});
