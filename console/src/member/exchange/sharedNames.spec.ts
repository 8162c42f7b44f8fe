import { describe, expect, it } from '@jest/globals';
import { sharedNames } from './sharedNames';

describe('names that several rows bear', () => {
  it('are told once, whatever their case, accents counting', () => {
    expect(sharedNames(['Rose Vidal', 'Éva Roy', 'rose VIDAL ', 'Eva Roy', 'Rose Vidal'])).toEqual(['Rose Vidal']);
  });
});
