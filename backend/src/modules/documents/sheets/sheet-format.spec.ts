import { describe, expect, it } from '@jest/globals';
import { formatInputs, formatInteger, formatPointValue, formatSiret } from './sheet-format.js';

describe('the values of a sheet', () => {
  it('writes the value of a point with two decimals, more when the grid has them', () => {
    expect(formatPointValue(208_000)).toBe('20,80\u00a0€');
    expect(formatPointValue(199_400)).toBe('19,94\u00a0€');
    expect(formatPointValue(199_455)).toBe('19,9455\u00a0€');
  });

  it('groups the digits of a SIRET and of hours', () => {
    expect(formatSiret('12345678900011')).toBe('123\u00a0456\u00a0789\u00a000011');
    expect(formatInteger(1607)).toBe('1\u00a0607');
  });

  it('writes each input of a step in the unit that its name ends with', () => {
    expect(
      formatInputs({
        shareHundredths: 8_000,
        indexHundredths: 109_515,
        fullTimeMonthCents: 189_826,
        paramMicroEuros: 208_000,
        teachingPartTenThousandths: 7_500,
        factorTenThousandths: 11_000,
        ratePercent: 3,
        seniorityYears: 8,
        seniorityOn: '2018-09-01',
        criterion: 'Formations',
      }),
    ).toEqual({
      shareHundredths: '80\u00a0%',
      indexHundredths: '1\u00a0095,15',
      fullTimeMonthCents: '1\u00a0898,26\u00a0€',
      paramMicroEuros: '20,80\u00a0€',
      teachingPartTenThousandths: '0,75',
      factorTenThousandths: '1,10',
      ratePercent: '3\u00a0%',
      seniorityYears: '8',
      seniorityOn: '01/09/2018',
      criterion: 'Formations',
    });
  });
});
