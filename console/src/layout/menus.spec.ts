import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PAGE_PATHS } from '@valorisation/contract';
import { findRouteNamed } from '../routes';
import { SHIPPED_MENUS } from '../api/menus';
import { aUser } from '../testing/builders';
import {
  currentValuation,
  establishmentsToShow,
  headerLinks,
  sideLinks,
  userMenuLinks,
  visitorMenuLinks,
  type MenuLink,
} from './menus';

const labels = (links: readonly MenuLink[]) => links.map(({ label }) => label);
const { header } = SHIPPED_MENUS;
const main = aUser();
const associated = aUser({ associated: true });

describe('menus', () => {
  it('are, until the first answer, those that the product ships', () => {
    const shipped: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../backend/content/menus.json'), 'utf8'),
    );
    const sent = Object.entries(SHIPPED_MENUS).map(([name, links]) => [
      name,
      links.map(({ label, to }) => ({ label, href: `#${to}` })),
    ]);
    expect(Object.fromEntries(sent)).toEqual(shipped);
  });

  it('lead to pages that the server knows by the same paths', () => {
    for (const [name, path] of Object.entries(PAGE_PATHS)) expect(findRouteNamed(name)?.pattern).toBe(`/${path}`);
  });

  it('offer visitors the public pages', () => {
    expect(labels(headerLinks(null, header))).toEqual([
      'Convention collective',
      'FAQ',
      "Présentation de l'outil",
      'Actualités',
    ]);
  });

  it('offer visitors the estimate, too, where the menu is folded', () => {
    expect(labels(visitorMenuLinks(header))).toEqual([...labels(header), 'Estimation sans compte']);
  });

  it('offer the establishments of a person with several, and tell those of one name apart', () => {
    const at = (accountId: number, companyName: string, siret: string) =>
      ({ accountId, companyName, siret, associated: false, active: true }) as const;
    const [lycee, site, other] = [at(1, 'Lycée', '1'), at(2, 'Site', '2'), at(3, 'Site', '3')];
    const shown = establishmentsToShow(aUser({ establishments: [lycee, site, other] }));
    expect(shown.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
      ['Lycée', true],
      ['Site (2)', false],
      ['Site (3)', false],
    ]);
    expect(establishmentsToShow(aUser({ establishments: [lycee] }))).toEqual([]);
  });

  it('leave an account without activation the public menu', () => {
    expect(headerLinks(aUser({ active: false }), header)).toEqual(headerLinks(null, header));
    expect(userMenuLinks(aUser({ active: false }))).toEqual([]);
  });

  it('show a main account its associated accounts', () => {
    expect(labels(headerLinks(main, header))).toEqual(['Vos valorisations', 'Vos comptes associés', 'Aide en ligne']);
    expect(labels(userMenuLinks(main))).toEqual(['Outil de valorisation', 'Mon compte', 'Ajouter un compte associé']);
  });

  it('show an associated account its own, and no way to add others', () => {
    expect(labels(headerLinks(associated, header))).toEqual(['Vos valorisations', 'Mon compte', 'Aide en ligne']);
    expect(labels(userMenuLinks(associated))).toEqual(['Outil de valorisation', 'Mon compte']);
  });

  it('show the current classification on valuation and profile routes only', () => {
    expect(labels(sideLinks(main, '/chiffres', null, null))).toEqual([
      'Vos valorisations',
      'Chiffres de l’établissement',
      'Ce que ça coûte',
      'Cohérence des classements',
      'Vérifier une référence',
      'Vos comptes associés',
    ]);
    expect(labels(sideLinks(main, '/valorisation/8', 8, null))).toContain('Classement en cours');
  });

  it.each(['/personne/3', '/conclusion/8', '/job/description/3', '/import', '/paie'])(
    'mark the list as the present place of the pages that it opens, such as %s',
    (pathname) => {
      const here = sideLinks(main, pathname, null, null).filter((link) => link.here);
      expect(labels(here)).toEqual(['Vos valorisations']);
    },
  );

  it.each([
    ['in progress', 8, 8, true],
    ['a draft', -1, -1, true],
    ['computed, or not read yet', 8, null, false],
    ['not the one that was in progress on the page before', 8, 7, false],
  ])('mark it as the present place when the valuation is %s', (_, shown, inProgress, here) => {
    const link = sideLinks(main, '/critere/8/2', shown, inProgress).find(
      ({ label }) => label === 'Classement en cours',
    );
    expect(link).toEqual({
      label: 'Classement en cours',
      to: shown === -1 ? '/newvaluation' : '/valorisation/8',
      here,
      icon: 'pencil',
    });
  });

  it.each([
    ['/valorisation/8', '', 8],
    ['/valorisation/calculate/8', '', 8],
    ['/critere/8/2', '', 8],
    ['/critere/-1/0', '', -1],
    // A result is no classification in progress.
    ['/conclusion/8', '', null],
    ['/profile/concerned/8', '', 8],
    ['/profile/concerned', '', -1],
    ['/newvaluation', '', -1],
    ['/quizz', '?id=8', 8],
    ['/quizz', '', -1],
    ['/valorisation/abc', '', null],
    ['/profile', '', null],
    ['/faq', '', null],
  ])('find on %s%s the valuation %s', (pathname, search, expected) => {
    expect(currentValuation(pathname, search)).toBe(expected);
  });
});
