import { describe, expect, it } from '@jest/globals';
import { nearName } from './near-name.js';

describe('a name that is similar to another', () => {
  it.each([
    'Morvan Clàire',
    'morvan-claire',
    'Claire Morvan',
    'Mоrvаn Clаire',
    'ΜORVΑN Claire',
    'Mor\u00advan  Claire',
  ])('is reported: %s', (typed) => expect(nearName(typed, ['Petit Jean', 'Morvan Claire'])).toBe('Morvan Claire'));

  it.each(['Morvan Clara', 'Morvan', ''])('is not reported for a different name: %j', (typed) =>
    expect(nearName(typed, ['Petit Jean', 'Morvan Claire'])).toBeUndefined(),
  );
});
