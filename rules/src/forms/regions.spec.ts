import { describe, expect, it } from '@jest/globals';
import { DEPARTMENTS } from './departments.js';
import { REGIONS } from './regions.js';

describe('the regions', () => {
  it('hold each department once, but for the one that belongs to no region', () => {
    const held = REGIONS.flatMap(({ departments }) => departments).toSorted();
    const all = DEPARTMENTS.map(({ number }) => number).filter((number) => number !== '975');
    expect(held).toEqual(all.toSorted());
    expect(REGIONS.map(({ name }) => name)).toContain('Provence-Alpes-Côte d’Azur');
  });
});
