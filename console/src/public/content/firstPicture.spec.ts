import { describe, expect, it } from '@jest/globals';
import { firstPicture } from './firstPicture';

describe('the picture of an article in a list', () => {
  it('is the first of its text', () => {
    const text = '<p>Avant</p><figure><img alt="Un" src="/a.webp" width="3"></figure><img src="/b.webp">';
    expect(firstPicture(text)).toBe('/a.webp');
  });

  it('is missing where the text has none', () => {
    expect(firstPicture('<p>src="/a.webp"</p>')).toBeNull();
  });
});
