import { describe, expect, it } from '@jest/globals';
import type { SessionState } from '../api/session';
import { routes, type Access, type RouteName } from '../routes';
import { aUser } from '../testing/builders';
import { decideNavigation, decideToken, type NavigationDecision } from './decideNavigation';

const VISITORS = {
  unknown: { status: 'unknown' },
  anonymous: { status: 'anonymous' },
  pending: { status: 'pending', user: aUser({ active: false }) },
  associated: { status: 'active', user: aUser({ associated: true }) },
  main: { status: 'active', user: aUser() },
  staff: { status: 'active', user: aUser({ role: 'staff' }) },
  admin: { status: 'active', user: aUser({ role: 'admin' }) },
} as const satisfies Record<string, SessionState>;

const everybody = (decision: NavigationDecision): Record<keyof typeof VISITORS, NavigationDecision> => ({
  unknown: decision,
  anonymous: decision,
  pending: decision,
  associated: decision,
  main: decision,
  staff: decision,
  admin: decision,
});

const DECISIONS: Record<Access, Record<keyof typeof VISITORS, NavigationDecision>> = {
  open: everybody('proceed'),
  public: everybody('proceed'),
  member: {
    unknown: 'wait',
    anonymous: 'sign-in',
    pending: 'pending-activation',
    associated: 'proceed',
    main: 'proceed',
    staff: 'members-only',
    admin: 'members-only',
  },
  staff: {
    unknown: 'wait',
    anonymous: 'sign-in',
    pending: 'pending-activation',
    associated: 'staff-only',
    main: 'staff-only',
    staff: 'proceed',
    admin: 'proceed',
  },
};

describe('the navigation guard', () => {
  it.each(Object.keys(DECISIONS) as Access[])('decides on a route that is %s, for each kind of visitor', (access) => {
    const decided = Object.entries(VISITORS).map(([name, session]) => [name, decideNavigation(access, session)]);
    expect(Object.fromEntries(decided)).toEqual(DECISIONS[access]);
  });

  it('has the always-open list and the public list of the specification, and our own public pages', () => {
    const named = (access: Access) =>
      (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access === access).sort();
    expect(named('open')).toEqual(['forgot_pass', 'login', 'reset_pass', 'signup', 'signup_finish']);
    const specified =
      'home faq tool help pack_pedagogique outils ccn article articles_all reset_mail_finish web_serie sitemap cgu ' +
      'mention_legale contact politique_de_confidentialite manange_account remove_account';
    const ours = ['documents', 'estimation', 'evolutions', 'accessibilite', 'handover'];
    expect(named('public')).toEqual([...specified.split(' '), ...ours].sort());
  });
});

describe('a token in the address', () => {
  const { anonymous, main, unknown } = VISITORS;
  const pendingUser = aUser({ active: false });
  const proceed = (adopt: boolean) => ({ go: 'proceed', adopt });

  it.each([
    ['of an active user opens the page to a visitor', 'member', aUser(), anonymous, proceed(true)],
    ['of an active user leaves the open session alone', 'member', aUser({ id: 2 }), main, proceed(false)],
    ['of an active user leaves a session that is being checked alone', 'member', aUser(), unknown, proceed(false)],
    ['of a pending user leads to sign-up', 'member', pendingUser, anonymous, { go: 'pending-activation' }],
    [
      'of a pending user leads to sign-up, whoever is signed in',
      'member',
      pendingUser,
      main,
      { go: 'pending-activation' },
    ],
    ['of nobody leads to the login', 'member', null, anonymous, { go: 'sign-in' }],
    ['of nobody leads to the login, from the staff area too', 'staff', null, anonymous, { go: 'sign-in' }],
    ['of nobody leads nobody away from a public page', 'public', null, anonymous, proceed(false)],
    ['of a pending user leads nobody away from a public page', 'public', pendingUser, anonymous, proceed(false)],
  ] as const)('%s', (_, access, user, session, decision) => {
    expect(decideToken(access, user, session)).toEqual(decision);
  });
});
