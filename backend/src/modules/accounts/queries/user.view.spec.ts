import { describe, expect, it } from '@jest/globals';
import { displayName } from './get-user.query.js';

const anne = { email: 'anne.martin@lycee.example', firstName: 'Anne', lastName: 'Martin', parentId: null };

describe('displayName', () => {
  it('is the real name of a main account', () => {
    expect(displayName(anne)).toBe('Anne Martin');
  });

  it('is the part of the address before the @ for an associated account', () => {
    expect(displayName({ ...anne, parentId: 4 })).toBe('anne.martin');
  });

  it('is the part of the address before the @ when there is no name', () => {
    expect(displayName({ ...anne, firstName: '', lastName: ' ' })).toBe('anne.martin');
  });
});
