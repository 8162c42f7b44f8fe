import { describe, expect, it } from '@jest/globals';
import { departmentOf } from './postal-code.js';

describe('the department of an address', () => {
  it.each([
    ['1 rue des Champs, 35000 Rennes', '35'],
    ['BP 12345\n97600 Mamoudzou', '976'],
    ['20000 Ajaccio', '2A'],
    ['20137 Porto-Vecchio', '2A'],
    ['20200 Bastia', '2B'],
    ['01000 Bourg-en-Bresse', '01'],
    ['97480 Saint-Joseph', '974'],
  ])('with « %s » is %s', (address, department) => {
    expect(departmentOf(address)).toBe(department);
  });

  it.each(['', 'Rennes', '12 route 123', 'SIRET 12345678901234', '00000 Nulle part'])(
    'is unknown with « %s »',
    (address) => {
      expect(departmentOf(address)).toBeNull();
    },
  );
});
