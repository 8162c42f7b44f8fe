import { describe, expect, it } from '@jest/globals';
import type { SessionState } from '../api/session';
import { routes, type Access, type RouteName } from '../routes';
import { aUser } from '../testing/builders';
import { decideNavigation, type NavigationDecision } from './decideNavigation';

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

  it("has the specification's always-open list and public list, and our own public pages", () => {
    const named = (access: Access) =>
      (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access === access).sort();
    expect(named('open')).toEqual(['forgot_pass', 'login', 'reset_pass', 'signup', 'signup_finish']);
    const specified =
      'home faq tool help pack_pedagogique outils ccn article articles_all reset_mail_finish web_serie sitemap cgu ' +
      'mention_legale contact politique_de_confidentialite manange_account remove_account';
    const ours = [
      'comprendre',
      'documents',
      'document',
      'directory',
      'estimation',
      'evolutions',
      'open_rules',
      'video',
      'videos',
      'accessibilite',
      'handover',
      'news',
      'page',
    ];
    expect(named('public')).toEqual([...specified.split(' '), ...ours].sort());
  });
});
