import { describe, expect, it } from '@jest/globals';
import { emailIssue } from './emailIssue';

describe('a form with an e-mail address', () => {
  it('requires a complete address', () => {
    expect(emailIssue(' ')).toMatch(/^Saisissez/);
    expect(emailIssue(' direction@demo.example ')).toBeNull();
  });

  it.each([
    ['jean@@x', /un seul signe @/],
    ['jean@x@demo.example', /un seul signe @/],
    ['jean', /manque le signe @/],
    ['@demo.example', /avant le signe @/],
    ['jean@', /après le signe @ n’est pas complète/],
    ['direction@demo', /après le signe @ n’est pas complète/],
    ['jean dupont@demo.example', /pas d’espace/],
  ])('says what is wrong with %s', (typed, said) => {
    expect(emailIssue(typed)).toMatch(said);
  });
});
