import { describe, expect, it } from '@jest/globals';
import { de } from './elision.js';

describe('de', () => {
  it.each([
    ['Hélène Roy', 'd’Hélène Roy'],
    ['Élise', 'd’Élise'],
    ['Étienne', 'd’Étienne'],
    ['E\u0301lise', 'd’E\u0301lise'],
    ['Œdipe', 'd’Œdipe'],
    ['Yves', 'd’Yves'],
    ['Yvonne Le Goff', 'd’Yvonne Le Goff'],
    ['Hadrien', 'd’Hadrien'],
    ['henri', 'd’henri'],
    ['Ulysse', 'd’Ulysse'],
    ['Yannick', 'de Yannick'],
    ['Yasmine', 'de Yasmine'],
    ['Hassan', 'de Hassan'],
    ['Hoang', 'de Hoang'],
    ['Hugues', 'de Hugues'],
    ['Camille', 'de Camille'],
    ['3e agent', 'de 3e agent'],
    ['', 'de '],
  ])('%s: %s', (name, expected) => {
    expect(de(name)).toBe(expected);
  });
});
