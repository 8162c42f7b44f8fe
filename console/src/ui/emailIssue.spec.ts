import { describe, expect, it } from '@jest/globals';
import { emailIssue } from './emailIssue';

describe('a form with an e-mail address', () => {
  it('asks for an address that is complete', () => {
    expect(emailIssue(' ')).toMatch(/^Saisissez/);
    expect(emailIssue('direction@demo')).toMatch(/n’est pas complète/);
    expect(emailIssue(' direction@demo.example ')).toBeNull();
  });
});
