import { describe, expect, it } from '@jest/globals';
import { idInAddress, slugOf } from './slug';

describe('the address of an article', () => {
  it.each([
    ['La valeur du point : ce qui change', 'la-valeur-du-point-ce-qui-change'],
    ['Cœur de métier, à l’école', 'coeur-de-metier-a-l-ecole'],
    ['« »', ''],
  ])('contains the words of its title: %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('ends with a whole word', () => {
    const slug = slugOf('mot '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(60);
    expect(slug).toMatch(/^(mot-)+mot$/);
  });

  it.each([
    ['12', 12],
    ['12-la-valeur', 12],
    ['12la', NaN],
    ['-12', NaN],
    ['', NaN],
    [undefined, NaN],
  ])('is found by its number: %s', (part, id) => {
    expect(idInAddress(part)).toBe(id);
  });
});
