import { describe, expect, it } from '@jest/globals';
import { slugOf } from './word-key.js';

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
});
