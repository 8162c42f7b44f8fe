import { describe, expect, it } from '@jest/globals';
import { sharedNames } from './sharedNames';

describe('names shared by several rows', () => {
  it('are listed once, ignoring case but not accents', () => {
    expect(sharedNames(['Rose Vidal', 'Éva Roy', 'rose VIDAL ', 'Eva Roy', 'Rose Vidal'])).toEqual(['Rose Vidal']);
  });
});
