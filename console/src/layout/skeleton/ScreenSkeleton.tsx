/** The screen of the current address while it loads: its title, if it is known, in the frame for its kind of page. */
import { useLocation } from 'react-router-dom';
import { chrome, headings, titles } from '../../i18n/fr';
import { findRoute, routes, type RouteName } from '../../routes';
import { LoadingBlock, Skeleton } from '../../ui/Spinner';
import { PageFrame } from '../PageFrame';
import { QuietFrame, Waiting, type PageKind } from './Waiting';
import pageStyles from '../Page.module.css';

/** The routes that are not text pages. */
const KINDS: Readonly<Partial<Record<RouteName, PageKind>>> = {
  login: 'form',
  signup: 'form',
  forgot_pass: 'form',
  contact: 'form',
  estimation: 'list',
  dashboard: 'list',
  figures: 'list',
  costs: 'list',
  coherence: 'list',
  compare: 'list',
  planned_degrees: 'list',
  grid_outlook: 'list',
  payroll: 'form',
  verify: 'form',
  proposals: 'list',
  transfers: 'list',
  newvaluation: 'list',
  layout_valuation: 'list',
  calculate: 'form',
  quizz: 'list',
  critere: 'list',
  profile_concerned: 'list',
  profile_concerned_of: 'list',
  info_perso: 'form',
  myaccount_change: 'form',
  reset_mail: 'form',
};

/** The titles of routes. A screen that finds its own title, for example a name, is left out. */
const TITLES: { readonly [Name in RouteName]?: string | undefined } = {
  ...titles,
  ...headings,
  tool: titles.outils,
  person: undefined,
  arrears: undefined,
  layout_valuation: undefined,
  critere: undefined,
  conclusion: undefined,
};

/** Member screens without a link back. Other screens have a line for that link above their title. */
const WITHOUT_BACK: ReadonlySet<RouteName> = new Set(['dashboard', 'profile', 'associated']);

/** Pages with their contents or facts at the side of the text. */
const WITH_ASIDE: ReadonlySet<RouteName> = new Set([
  'ccn',
  'faq',
  'help',
  'comprendre',
  'article',
  'outils',
  'pack_pedagogique',
  'manange_account',
  'cgu',
  'mention_legale',
  'politique_de_confidentialite',
  'accessibilite',
  'page',
]);

export interface ScreenSkeletonProps {
  /** The target address; by default the current one. */
  path?: string;
  /** The text for screen readers meanwhile. */
  label?: string;
}

export function ScreenSkeleton({ path, label }: ScreenSkeletonProps) {
  const { pathname } = useLocation();
  const name = findRoute(path ?? pathname);
  const area = name && routes[name].area;
  // Staff and print routes have their own frame.
  if (name === undefined || area === 'staff' || area === 'print') return <LoadingBlock label={chrome.loading} />;
  const title = TITLES[name];
  const kind = KINDS[name] ?? 'text';
  return (
    <Waiting label={label}>
      <PageFrame
        width={name === 'dashboard' ? 'list' : kind === 'list' && area === 'member' ? 'wide' : 'normal'}
        back={area === 'member' && !WITHOUT_BACK.has(name) && <div className={pageStyles.back} />}
        title={
          <h1 className={pageStyles.title} aria-hidden={title === undefined}>
            {title ?? <Skeleton width="min(100%, 20rem)" height="1.2em" />}
          </h1>
        }
        aside={WITH_ASIDE.has(name) ? null : undefined}
      >
        <QuietFrame kind={kind} />
      </PageFrame>
    </Waiting>
  );
}
