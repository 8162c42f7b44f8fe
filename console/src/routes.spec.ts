import { describe, expect, it } from '@jest/globals';
import { RESERVED_ADDRESSES } from '@valorisation/contract';
import { findRoute, paths, routes, type RouteName } from './routes';

const accessOf = (access: string) =>
  (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access === access);

describe('routes', () => {
  it.each([
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    ['/personne/12', 'person'],
    ['/personne/12/rappel', 'arrears'],
    ['/chiffres', 'figures'],
    ['/couts', 'costs'],
    ['/comparaison', 'compare'],
    ['/coherence', 'coherence'],
    ['/paie', 'payroll'],
    ['/verifier', 'verify'],
    ['/prochaine-grille', 'grid_outlook'],
    ['/newvaluation', 'newvaluation'],
    ['/valorisation/12', 'layout_valuation'],
    ['/valorisation/calculate/12', 'calculate'],
    ['/actualites', 'articles_all'],
    ['/actualites/3', 'article'],
    ['/quizz', 'quizz'],
    ['/critere/-1/2', 'critere'],
    ['/profile', 'profile'],
    ['/profile/concerned', 'profile_concerned'],
    ['/profile/concerned/12', 'profile_concerned_of'],
    ['/signup/finish/abc', 'signup_finish'],
    ['/conclusion/12', 'conclusion'],
    ['/forgot/pass', 'forgot_pass'],
    ['/reset/pass/abc', 'reset_pass'],
    ['/reset/mail', 'reset_mail'],
    ['/reset/mail/finish/abc', 'reset_mail_finish'],
    ['/info/perso', 'info_perso'],
    ['/rgpd', 'rgpd'],
    ['/etablissements', 'establishments'],
    ['/account/associated', 'associated'],
    ['/presentation-de-outils', 'outils'],
    ['/convention-collective', 'ccn'],
    ['/remove/account/abc', 'remove_account'],
    ['/faq', 'faq'],
    ['/myaccount/change', 'myaccount_change'],
    ['/mention_legale', 'mention_legale'],
    ['/job/description/4', 'job_description'],
    ['/conclusion2/12', 'print_conclusion'],
    ['/template/pdf/12', 'print_valuation'],
    ['/template/job/description/4', 'print_job_description'],
    ['/template/entretien/4', 'print_interview'],
    ['/admin', 'admin'],
    ['/admin/grids/2', 'admin'],
  ])('show %s by the route %s', (path, name) => {
    expect(findRoute(path)).toBe(name);
  });

  it('know no route for any other path', () => {
    expect(findRoute('/dashboard/extra')).toBeUndefined();
    expect(findRoute('/inconnu/encore')).toBeUndefined();
  });

  it('leave the addresses of one word that nothing else has to the pages of staff', () => {
    expect(findRoute('/conges-payes')).toBe('page');
    const firstWords = Object.values(routes).map(({ pattern }) => pattern.split('/')[1] ?? '');
    const free = firstWords.filter((word) => word !== '' && word !== ':name' && !RESERVED_ADDRESSES.has(word));
    expect(free).toEqual([]);
  });

  it('keep open exactly the routes that the specification opens', () => {
    expect(accessOf('open').sort()).toEqual(['forgot_pass', 'login', 'reset_pass', 'signup', 'signup_finish']);
  });

  it('contain every name of the specification’s public list', () => {
    const list =
      'home faq tool help pack_pedagogique outils ccn article articles_all reset_mail_finish web_serie sitemap cgu ' +
      'mention_legale contact politique_de_confidentialite manange_account remove_account';
    expect(accessOf('public')).toEqual(expect.arrayContaining(list.split(' ')));
  });

  it('build paths that lead back to their own route', () => {
    expect(findRoute(paths.calculation(7))).toBe('calculate');
    expect(findRoute(paths.conclusion(7))).toBe('conclusion');
    expect(findRoute(paths.person(7))).toBe('person');
    expect(findRoute(paths.jobDescription(7))).toBe('job_description');
    expect(paths.criterion(-1, 2, 5)).toBe('/critere/-1/2?id=5');
  });

  it('give the login a new address each time', () => {
    expect(paths.login()).toMatch(/^\/login\?r=.+/);
    expect(paths.login()).not.toBe(paths.login());
  });

  it('leave absent query values out', () => {
    expect(paths.dashboard({ p: 2, q: undefined })).toBe('/dashboard?p=2');
    expect(paths.signup()).toBe('/signup');
    expect(paths.signup(true)).toBe('/signup?pending_activation=1');
  });
});
