import { describe, expect, it } from '@jest/globals';
import { nearName } from './near-name.js';

describe('a name that is nearly another', () => {
  it.each([
    'Morvan Clàire',
    'morvan-claire',
    'Claire Morvan',
    'Mоrvаn Clаire',
    'ΜORVΑN Claire',
    'Mor\u00advan  Claire',
  ])('is told: %s', (typed) => expect(nearName(typed, ['Petit Jean', 'Morvan Claire'])).toBe('Morvan Claire'));

  it.each(['Morvan Clara', 'Morvan', ''])('is not told of another one: %j', (typed) =>
    expect(nearName(typed, ['Petit Jean', 'Morvan Claire'])).toBeUndefined(),
  );
});
