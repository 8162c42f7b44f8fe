import { describe, expect, it } from '@jest/globals';
import { documentWithParams, gridWithPointValue, shippedDocument } from '../testing/builders.js';
import { deriveParams, withParams } from './derive-params.js';
import { readGrid } from './read-grid.js';

describe('derived params', () => {
  it('leave the shipped documents unchanged', () => {
    expect(deriveParams(shippedDocument('in_force'))).toEqual(shippedDocument('in_force'));
    expect(deriveParams(shippedDocument('past'))).toEqual(shippedDocument('past'));
  });

  it('follow the point value', () => {
    const document = deriveParams(documentWithParams({ valeur_point: '21.005' }));
    const values = Object.fromEntries(document.params.map((row) => [row.param_title, row.param_value]));
    // 1867.02 x 12 / 21.005 = 1066.61
    expect(values).toMatchObject({ param: '0.21005', param_smic: '106700' });
    expect(readGrid(document).params).toMatchObject({ paramMicroEuros: 210_050, minimumIndexHundredths: 106_700 });
  });

  it('take the branch floor when it is above the minimum wage', () => {
    const document = deriveParams(documentWithParams({ smc_indice: '1100' }));
    expect(readGrid(document).params.minimumIndexHundredths).toBe(110_000);
  });

  it('do not round up a whole number of points', () => {
    // 20.80 x 1053 / 12 = 1825.20 exactly.
    const document = deriveParams(documentWithParams({ smic_mensuel: '1825.20', smc_indice: '1000' }));
    expect(readGrid(document).params.minimumIndexHundredths).toBe(105_300);
  });

  it('wait for values that can be computed with', () => {
    const waiting = documentWithParams({ valeur_point: 'vingt' });
    expect(deriveParams(waiting)).toEqual(waiting);
    expect(() => readGrid(deriveParams(documentWithParams({ valeur_point: '2080' })))).toThrow('param_out_of_range');
    expect(gridWithPointValue('19.94').params.paramMicroEuros).toBe(199_400);
  });

  it('are set by their titles, a new one last', () => {
    const document = withParams(shippedDocument('in_force'), { valeur_point: '21.00', nouveau: '1' });
    expect(document.params.find((row) => row.param_title === 'valeur_point')).toMatchObject({ param_value: '21.00' });
    expect(document.params.at(-1)).toEqual({ param_title: 'nouveau', param_value: '1' });
  });
});
