/** Every path of the product. The navigation guard decides by `access`; `area` names the lazy chunk of the screen. */
import { matchPath } from 'react-router-dom';
import {
  idAndWords,
  idList,
  withQuery,
  type CoherenceQuery,
  type CompareQuery,
  type DashboardQuery,
  type VerifyQuery,
} from './routeQueries';

/** open: never checked. public: shown to all, and the session is read for the chrome. member, staff: with a session. */
export type Access = 'open' | 'public' | 'member' | 'staff';
export type Area = 'public' | 'estimate' | 'member' | 'staff' | 'print';

interface RouteDefinition {
  readonly pattern: string;
  readonly access: Access;
  readonly area: Area;
}

const route = <P extends string, A extends Area>(pattern: P, access: Access, area: A) => ({ pattern, access, area });

export const routes = {
  home: route('/', 'public', 'public'),
  login: route('/login', 'open', 'public'),
  signup: route('/signup', 'open', 'public'),
  signup_finish: route('/signup/finish/:tk', 'open', 'public'),
  forgot_pass: route('/forgot/pass', 'open', 'public'),
  reset_pass: route('/reset/pass/:tk', 'open', 'public'),
  reset_mail_finish: route('/reset/mail/finish/:tk', 'public', 'public'),
  handover: route('/handover/:tk', 'public', 'public'),
  news: route('/nouvelles/:tk', 'public', 'public'),
  remove_account: route('/remove/account/:tk', 'public', 'public'),
  tool: route('/outil', 'public', 'public'),
  outils: route('/presentation-de-outils', 'public', 'public'),
  ccn: route('/convention-collective', 'public', 'public'),
  faq: route('/faq', 'public', 'public'),
  help: route('/aide-pratique', 'public', 'public'),
  comprendre: route('/comprendre-mon-classement', 'public', 'public'),
  pack_pedagogique: route('/pack-pedagogique', 'public', 'public'),
  articles_all: route('/actualites', 'public', 'public'),
  article: route('/actualites/:id', 'public', 'public'),
  web_serie: route('/web-serie', 'public', 'public'),
  videos: route('/videos', 'public', 'public'),
  video: route('/videos/:id', 'public', 'public'),
  documents: route('/documents', 'public', 'public'),
  document: route('/documents/:id', 'public', 'public'),
  directory: route('/annuaire', 'public', 'public'),
  estimation: route('/estimation', 'public', 'estimate'),
  evolutions: route('/evolutions', 'public', 'public'),
  open_rules: route('/regles-ouvertes', 'public', 'public'),
  manange_account: route('/gestion-compte', 'public', 'public'),
  contact: route('/contact', 'public', 'public'),
  sitemap: route('/plan-du-site', 'public', 'public'),
  cgu: route('/cgu', 'public', 'public'),
  mention_legale: route('/mention_legale', 'public', 'public'),
  politique_de_confidentialite: route('/politique-de-confidentialite', 'public', 'public'),
  accessibilite: route('/accessibilite', 'public', 'public'),

  dashboard: route('/dashboard', 'member', 'member'),
  /** A person: functions, amounts over time, job sheet; and what is owed for past months. */
  person: route('/personne/:id', 'member', 'member'),
  arrears: route('/personne/:id/rappel', 'member', 'member'),
  figures: route('/chiffres', 'member', 'member'),
  costs: route('/couts', 'member', 'member'),
  /** All functions of the establishment side by side, by criterion. */
  coherence: route('/coherence', 'member', 'member'),
  compare: route('/comparaison', 'member', 'member'),
  import_file: route('/import', 'member', 'member'),
  /** What is due, as files for payroll with their receipts, and the keys of programs that read it. */
  payroll: route('/paie', 'member', 'member'),
  /** The planned degrees of many valuations, and what they still lack. */
  planned_degrees: route('/degres-prevus', 'member', 'member'),
  /** What an announced version of the grid will change. */
  grid_outlook: route('/prochaine-grille', 'member', 'member'),
  /** A past amount, computed again from a printed reference or from an entry of the history. */
  verify: route('/verifier', 'member', 'member'),
  /** Functions that the employer body proposes for "autre" functions. */
  proposals: route('/propositions', 'member', 'member'),
  newvaluation: route('/newvaluation', 'member', 'member'),
  layout_valuation: route('/valorisation/:id', 'member', 'member'),
  calculate: route('/valorisation/calculate/:id', 'member', 'member'),
  quizz: route('/quizz', 'member', 'member'),
  critere: route('/critere/:vID/:id', 'member', 'member'),
  profile_concerned: route('/profile/concerned', 'member', 'member'),
  profile_concerned_of: route('/profile/concerned/:id', 'member', 'member'),
  conclusion: route('/conclusion/:id', 'member', 'member'),
  job_description: route('/job/description/:id', 'member', 'member'),
  profile: route('/profile', 'member', 'member'),
  info_perso: route('/info/perso', 'member', 'member'),
  rgpd: route('/rgpd', 'member', 'member'),
  establishments: route('/etablissements', 'member', 'member'),
  /** People move to another establishment, when both heads agree. */
  transfers: route('/transferts', 'member', 'member'),
  associated: route('/account/associated', 'member', 'member'),
  myaccount_change: route('/myaccount/change', 'member', 'member'),
  reset_mail: route('/reset/mail', 'member', 'member'),

  /** The stored result: the page of GET /v1/valor/download/{id}. */
  print_conclusion: route('/conclusion2/:id', 'member', 'print'),
  /** For the share and the amounts of its query (q, indice, …): the page of GET /v1/valor/download/pdf/{id}. */
  print_valuation: route('/template/pdf/:id', 'member', 'print'),
  print_job_description: route('/template/job/description/:id', 'member', 'print'),
  /** The folder for the interview with a person. */
  print_interview: route('/template/entretien/:id', 'member', 'print'),

  admin: route('/admin/*', 'staff', 'staff'),
  /** A page that staff have created. All other addresses come first. */
  page: route('/:name', 'public', 'public'),
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;

/** The routes of one area. An area that lacks a screen for one of its routes does not compile. */
export type RouteIn<Of extends Area> = {
  [Name in RouteName]: (typeof routes)[Name]['area'] extends Of ? Name : never;
}[RouteName];

export function routesIn<Of extends Area>(area: Of): readonly RouteIn<Of>[] {
  return routeNames.filter((name): name is RouteIn<Of> => routes[name].area === area);
}

const routeNames = Object.keys(routes) as RouteName[];

export function findRoute(pathname: string): RouteName | undefined {
  return routeNames.find((name) => matchPath(routes[name].pattern, pathname) !== null);
}

/** A route by a name from outside, for example a page of the portal. */
export function findRouteNamed(name: string): RouteDefinition | undefined {
  return routeNames.filter((known) => known === name).map((known) => routes[known])[0];
}

/** The section of the help page with the words of the grid. */
export const GLOSSARY_SECTION = 'glossaire';

/** The query parameter that gives the focus to the video of a page. */
export const TO_PLAY = 'lecture';

/** The query parameter that opens the form for a new associated account. */
export const ADD_ASSOCIATED = 'ajouter';

/** The id in a criterion's path when there is no valuation yet. */
export const NEW_VALUATION = -1;

/** Builders of paths. A path without a parameter is built by its route's name; the other builders are written out. */
export const paths = {
  home: () => routes.home.pattern,
  /** A random query makes each redirect of the guard a new entry of the browser's history. */
  login: () => withQuery(routes.login.pattern, { r: Math.random().toString(36).slice(2, 10) }),
  signup: (pendingActivation = false) =>
    withQuery(routes.signup.pattern, { pending_activation: pendingActivation ? 1 : undefined }),
  forgotPassword: () => routes.forgot_pass.pattern,
  toolPresentation: () => routes.outils.pattern,
  /** @param section the name of a section of the page */
  agreement: (section?: string) => withQuery(routes.ccn.pattern, { rubrique: section }),
  /** @param query q: the key of the question to open */
  faq: (query: { q?: string } = {}) => withQuery(routes.faq.pattern, query),
  help: () => routes.help.pattern,
  understand: () => routes.comprendre.pattern,
  glossary: () => withQuery(routes.help.pattern, { rubrique: GLOSSARY_SECTION }),
  teachingPack: () => routes.pack_pedagogique.pattern,
  ownPage: (name: string) => `/${name}`,
  articles: () => routes.articles_all.pattern,
  /** @param title words for people who read the address; the id alone finds the article */
  article: (id: number, title = '') => `/actualites/${idAndWords(id, title)}`,
  webSeries: () => routes.web_serie.pattern,
  videos: () => routes.videos.pattern,
  video: (id: number) => `/videos/${id}`,
  /** The video's page in the tool. A click on the video's picture in a document leads there. */
  videoToPlay: (id: number) => withQuery(`/videos/${id}`, { [TO_PLAY]: 1 }),
  documents: () => routes.documents.pattern,
  /** @param title as for an article */
  document: (id: number, title = '') => `/documents/${idAndWords(id, title)}`,
  /** @param department the number of the department; without it, the reader chooses */
  directory: (department?: string) => withQuery(routes.directory.pattern, { departement: department }),
  /** @param search the query that restores an estimate, from `estimateSearch` */
  estimate: (search = '') => (search === '' ? routes.estimation.pattern : `${routes.estimation.pattern}?${search}`),
  evolutions: () => routes.evolutions.pattern,
  openRules: () => routes.open_rules.pattern,
  accountHelp: () => routes.manange_account.pattern,
  contact: () => routes.contact.pattern,
  sitemap: () => routes.sitemap.pattern,
  terms: () => routes.cgu.pattern,
  legalNotice: () => routes.mention_legale.pattern,
  privacy: () => routes.politique_de_confidentialite.pattern,
  accessibility: () => routes.accessibilite.pattern,

  dashboard: (query: DashboardQuery = {}) => withQuery(routes.dashboard.pattern, { ...query }),
  person: (profileId: number) => `/personne/${profileId}`,
  arrears: (profileId: number) => `/personne/${profileId}/rappel`,
  figures: () => routes.figures.pattern,
  costs: () => routes.costs.pattern,
  coherence: (query: CoherenceQuery = {}) => withQuery(routes.coherence.pattern, { ...query }),
  /** Two to four columns. If there are fewer, the user adds columns on the page. */
  compare: ({ valuations, functions }: CompareQuery) =>
    withQuery(routes.compare.pattern, { valeurs: idList(valuations), fonctions: idList(functions) }),
  importFile: () => routes.import_file.pattern,
  payroll: () => routes.payroll.pattern,
  plannedDegrees: (valuations: readonly number[]) =>
    withQuery(routes.planned_degrees.pattern, { valeurs: idList(valuations) }),
  proposals: () => routes.proposals.pattern,
  gridOutlook: () => routes.grid_outlook.pattern,
  /** Without a query, with a printed reference, or with an entry of a valuation's journal. */
  verify: (query: VerifyQuery = {}) => withQuery(routes.verify.pattern, { ...query }),
  newValuation: (query: { profil?: number; reprise?: 1; estimation?: 1 } = {}) =>
    withQuery(routes.newvaluation.pattern, { ...query }),
  valuation: (valuationId: number) => `/valorisation/${valuationId}`,
  calculation: (valuationId: number) => `/valorisation/calculate/${valuationId}`,
  quizz: (valuationId?: number) => withQuery(routes.quizz.pattern, { id: valuationId }),
  criterion: (valuationId: number, criterionIndex: number, criterionId: number) =>
    withQuery(`/critere/${valuationId}/${criterionIndex}`, { id: criterionId }),
  profileConcerned: (valuationId?: number) =>
    valuationId === undefined ? routes.profile_concerned.pattern : `/profile/concerned/${valuationId}`,
  conclusion: (valuationId: number) => `/conclusion/${valuationId}`,
  jobDescription: (profileId: number) => `/job/description/${profileId}`,
  printConclusion: (valuationId: number) => `/conclusion2/${valuationId}`,
  printInterview: (profileId: number) => `/template/entretien/${profileId}`,
  printJobDescription: (profileId: number, query: { remuneration?: 0 | 1; signatures?: 0 | 1; annexe?: 0 | 1 } = {}) =>
    withQuery(`/template/job/description/${profileId}`, { ...query }),
  account: () => routes.profile.pattern,
  personalInfo: () => routes.info_perso.pattern,
  dataProtection: () => routes.rgpd.pattern,
  establishments: () => routes.establishments.pattern,
  transfers: () => routes.transfers.pattern,
  associatedAccounts: () => routes.associated.pattern,
  addAssociated: () => withQuery(routes.associated.pattern, { [ADD_ASSOCIATED]: 1 }),
  emailChange: () => routes.reset_mail.pattern,
  accountChange: () => routes.myaccount_change.pattern,
  admin: () => '/admin',
  adminList: (resource: string) => `/admin/${resource}`,
  /** For people of the employer body: their password, sessions and code. */
  adminAccount: () => '/admin/mon-compte',
  adminGridDifference: (id: number | string, otherId: number | string) => `/admin/grids/${id}/difference/${otherId}`,
  adminEstablishment: (id: number) => `/admin/establishments/${id}/show`,
  adminGrid: (id: number) => `/admin/grids/${id}/show`,
  /** The effect of a version before its publication. */
  adminGridEffect: (id: number | string) => `/admin/grids/${id}/effect`,
  /** An establishment as its head sees it, under the head's grant. */
  adminView: (id: number | string) => `/admin/establishments/${id}/view`,
  adminViewPerson: (id: number | string, profileId: number | string) =>
    `/admin/establishments/${id}/view/people/${profileId}`,
  adminViewValuation: (id: number | string, valuationId: number | string) =>
    `/admin/establishments/${id}/view/valuations/${valuationId}`,
  adminViewJournal: (id: number | string, valuationId: number | string) =>
    `/admin/establishments/${id}/view/valuations/${valuationId}/journal`,
} as const;
