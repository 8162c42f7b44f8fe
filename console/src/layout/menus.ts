/** The links of the header, the side panel and the user menu for each user. Pure. */
import type { OwnEstablishment } from '@valorisation/contract';
import type { User } from '../api/user';
import { isStaff } from '../api/user';
import type { IconName } from '../ui/Icon';
import { chrome } from '../i18n/fr';
import { NEW_VALUATION, paths, routes, type RouteName } from '../routes';
import { matchPath } from 'react-router-dom';

export interface MenuLink {
  label: string;
  to: string;
  /** True when any page of the link's section is shown. Without it, the link is current only on its own page. */
  here?: boolean;
  /** Shown before the label. */
  icon?: IconName;
}

const { footer, header, side, userMenu } = chrome;

function accountLink(user: User): MenuLink {
  return user.associated
    ? { label: header.account, to: paths.account(), icon: 'user' }
    : { label: header.associated, to: paths.associatedAccounts(), icon: 'people' };
}

/** A pending account has the public menu, because all other pages are closed to it. */
export function headerLinks(user: User | null, forVisitors: readonly MenuLink[]): readonly MenuLink[] {
  if (user === null || !user.active) return forVisitors;
  if (isStaff(user))
    return [
      { label: userMenu.staff, to: paths.admin() },
      { label: header.help, to: paths.faq() },
    ];
  return [
    { label: header.dashboard, to: paths.dashboard() },
    accountLink(user),
    { label: header.help, to: paths.faq(), icon: 'help' },
  ];
}

/** The folded menu also has room for links that the header lacks. */
export function visitorMenuLinks(forVisitors: readonly MenuLink[]): MenuLink[] {
  return [...forVisitors, { label: footer.links.estimate, to: paths.estimate() }];
}

interface ShownEstablishment {
  readonly label: string;
  readonly establishment: OwnEstablishment;
  readonly isCurrent: boolean;
}

/** The establishments to choose from; none for a person with one. Those of one name are told apart by their SIRET. */
export function establishmentsToShow({ id, establishments }: User): ShownEstablishment[] {
  if (establishments.length < 2) return [];
  return establishments.map((establishment) => {
    const { companyName, siret, accountId } = establishment;
    const isUnique = establishments.filter((other) => other.companyName === companyName).length === 1;
    const label = isUnique ? companyName : `${companyName} (${siret})`;
    return { label, establishment, isCurrent: accountId === id };
  });
}

/** Without « Se déconnecter », which is an action. */
export function userMenuLinks(user: User): MenuLink[] {
  if (!user.active) return [];
  if (isStaff(user)) return [{ label: userMenu.staff, to: paths.admin() }];
  return [
    { label: userMenu.tool, to: paths.dashboard() },
    { label: userMenu.account, to: paths.account() },
    ...(user.associated ? [] : [{ label: userMenu.addAssociated, to: paths.addAssociated() }]),
  ];
}

const CURRENT_ROUTES: readonly RouteName[] = ['layout_valuation', 'calculate', 'profile_concerned_of'];
const NEW_ROUTES: readonly RouteName[] = ['newvaluation', 'profile_concerned'];

/** The valuation that the path of a valuation or profile names; -1 for a draft. Null for other paths. */
export function currentValuation(pathname: string, search = ''): number | null {
  const idOf = (route: RouteName, name: string): number | null => {
    const found = (matchPath(routes[route].pattern, pathname)?.params as Record<string, string | undefined>)?.[name];
    return found === undefined ? null : Number(found);
  };

  for (const route of CURRENT_ROUTES) {
    const id = idOf(route, 'id');
    if (id !== null && Number.isInteger(id)) return id;
  }
  const criterionOf = idOf('critere', 'vID');
  if (criterionOf !== null && Number.isInteger(criterionOf)) return criterionOf;
  if (matchPath(routes.quizz.pattern, pathname)) {
    const id = Number(new URLSearchParams(search).get('id') ?? NEW_VALUATION);
    return Number.isInteger(id) ? id : null;
  }
  return NEW_ROUTES.some((route) => matchPath(routes[route].pattern, pathname)) ? NEW_VALUATION : null;
}

/** The target of « Classement en cours ». */
function currentLink(id: number, inProgress: number | null): MenuLink {
  const to = id === NEW_VALUATION ? paths.newValuation() : paths.valuation(id);
  return { label: side.current, to, here: id === inProgress, icon: 'pencil' };
}

/** The pages that are opened from the list of valuations, and belong to it. */
const OF_THE_LIST: readonly RouteName[] = ['person', 'conclusion', 'job_description', 'import_file', 'payroll'];

/**
 * The side panel's links, without the intro video.
 * @param inProgress the valuation of the page, when it is in progress; « Classement en cours » is then the current link
 */
export function sideLinks(user: User, pathname: string, shown: number | null, inProgress: number | null): MenuLink[] {
  const account = accountLink(user);
  const isOfList = OF_THE_LIST.some((route) => matchPath(routes[route].pattern, pathname));
  return [
    { label: side.dashboard, to: paths.dashboard(), icon: 'list', ...(isOfList && { here: true }) },
    { label: side.figures, to: paths.figures(), icon: 'chart' },
    { label: side.costs, to: paths.costs(), icon: 'euro' },
    { label: side.coherence, to: paths.coherence(), icon: 'grid' },
    { label: side.verify, to: paths.verify(), icon: 'check' },
    ...(shown === null ? [] : [currentLink(shown, inProgress)]),
    account,
  ];
}

/** Only members have the side panel. Staff have their own area, and visitors have the header. */
export function hasSidePanel(user: User | null): user is User {
  return user !== null && user.active && !isStaff(user);
}
