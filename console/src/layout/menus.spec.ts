import { describe, expect, it } from '@jest/globals';
import { aUser } from '../testing/builders';
import { currentClassification, headerLinks, sideLinks, userMenuLinks, type MenuLink } from './menus';

const labels = (links: readonly MenuLink[]) => links.map(({ label }) => label);
const main = aUser();
const associated = aUser({ associated: true });

describe('menus', () => {
  it('offers visitors the public pages', () => {
    expect(labels(headerLinks(null))).toEqual([
      'Convention collective',
      'FAQ',
      "Présentation de l'outil",
      'Actualités',
    ]);
  });

  it('leaves an account without activation the public menu', () => {
    expect(headerLinks(aUser({ active: false }))).toEqual(headerLinks(null));
    expect(userMenuLinks(aUser({ active: false }))).toEqual([]);
  });

  it('shows a main account its associated accounts', () => {
    expect(labels(headerLinks(main))).toEqual(['Vos valorisations', 'Vos comptes associés', 'Aide en ligne']);
    expect(labels(userMenuLinks(main))).toEqual(['Outil de valorisation', 'Mon compte', 'Ajouter un compte associé']);
  });

  it('shows an associated account its own, and no way to add others', () => {
    expect(labels(headerLinks(associated))).toEqual(['Vos valorisations', 'Mon compte', 'Aide en ligne']);
    expect(labels(userMenuLinks(associated))).toEqual(['Outil de valorisation', 'Mon compte']);
  });

  it('shows the classification under way on valuation and profile routes only', () => {
    expect(labels(sideLinks(main, '/dashboard'))).toEqual([
      'Vos valorisations',
      'Chiffres de l’établissement',
      'Vos comptes associés',
    ]);
    expect(labels(sideLinks(main, '/conclusion/8'))).toContain('Classement en cours');
  });

  it.each([
    ['/valorisation/8', '', '/valorisation/8'],
    ['/valorisation/calculate/8', '', '/valorisation/8'],
    ['/critere/8/2', '', '/valorisation/8'],
    ['/critere/-1/0', '', '/newvaluation'],
    ['/conclusion/8', '', '/valorisation/8'],
    ['/profile/concerned/8', '', '/valorisation/8'],
    ['/profile/concerned', '', '/newvaluation'],
    ['/newvaluation', '', '/newvaluation'],
    ['/quizz', '?id=8', '/valorisation/8'],
    ['/quizz', '', '/newvaluation'],
    ['/valorisation/abc', '', null],
    ['/profile', '', null],
    ['/faq', '', null],
  ])('leads from %s%s to %s', (pathname, search, expected) => {
    expect(currentClassification(pathname, search)).toBe(expected);
  });
});
