/** What each screen looks like before it is there, by its route: a new route cannot be forgotten. */
import type { ReactNode } from 'react';
import { headings, titles } from '../../i18n/fr';
import { paths, type RouteName } from '../../routes';
import type { PageFrameProps } from '../PageFrame';
import { DashboardBody } from './DashboardBody';
import {
  AccountBody,
  AccountFormBody,
  AccountFormsBody,
  AssociatesBody,
  ComparisonBody,
  FiguresBody,
  FunctionsBody,
  ImportBody,
  ResultBody,
  SheetBody,
  WorkBody,
} from './memberBodies';
import { EmptyListBody, FormBody, HomeBody, LinesBody, QuestionsBody, TextBody } from './publicBodies';

export interface Shape {
  /** A number: that of its letters, where it is not known before the screen is there. */
  title: string | number;
  /** The way back; null where it leads to is not known before the screen is there. */
  back?: { to: string; label: string } | null | undefined;
  /** Letters of the introduction. */
  intro?: number;
  /** Letters of each button beside the title. */
  buttons?: readonly number[];
  width?: PageFrameProps['width'];
  body: ReactNode;
}

const toDashboard = { to: paths.dashboard(), label: titles.dashboard };
const toAccount = { to: paths.account(), label: titles.profile };
const toSignIn = { to: paths.login(), label: titles.login };

const reading = (title: string, intro: number, body: ReactNode = <TextBody />): Shape => ({
  title,
  intro,
  width: 'text',
  body,
});
const publication = (title: string, intro = 80) => reading(title, intro, <EmptyListBody />);
const mailLink = (title: string): Shape => ({ title, width: 'text', body: <LinesBody count={2} /> });
const concerned: Shape = {
  title: titles.profile_concerned,
  back: null,
  intro: 110,
  body: <WorkBody rows={6} height="44px" />,
};

/** Staff and print routes bring a frame of their own. */
type FramedRoute = Exclude<RouteName, 'admin' | 'print_conclusion' | 'print_valuation' | 'print_job_description'>;

const shapes: Readonly<Record<FramedRoute, Shape>> = {
  home: { title: headings.home, body: <HomeBody /> },
  login: { title: titles.login, intro: 63, body: <FormBody fields={2} /> },
  signup: { title: titles.signup, intro: 167, body: <FormBody fields={7} /> },
  signup_finish: mailLink(titles.signup_finish),
  forgot_pass: { title: titles.forgot_pass, back: toSignIn, intro: 81, body: <FormBody fields={1} aside={false} /> },
  reset_pass: mailLink(titles.reset_pass),
  reset_mail_finish: mailLink(titles.reset_mail_finish),
  handover: mailLink(titles.handover),
  remove_account: mailLink(titles.remove_account),
  tool: reading(titles.outils, 110),
  outils: reading(titles.outils, 110),
  ccn: reading(titles.ccn, 110),
  faq: reading(titles.faq, 90, <QuestionsBody />),
  help: reading(titles.help, 90),
  pack_pedagogique: reading(titles.pack_pedagogique, 90),
  articles_all: publication(titles.articles_all),
  article: publication(titles.article),
  web_serie: publication(titles.web_serie),
  documents: publication(titles.documents),
  estimation: publication(titles.estimation),
  evolutions: publication(titles.evolutions),
  manange_account: reading(titles.manange_account, 90),
  contact: { title: headings.contact, intro: 115, body: <FormBody fields={4} /> },
  sitemap: { title: titles.sitemap, width: 'text', body: <LinesBody count={20} /> },
  cgu: reading(titles.cgu, 90),
  mention_legale: reading(titles.mention_legale, 90),
  politique_de_confidentialite: reading(titles.politique_de_confidentialite, 90),
  accessibilite: reading(titles.accessibilite, 90),

  dashboard: { title: titles.dashboard, intro: 44, buttons: [21], width: 'wide', body: <DashboardBody /> },
  person: { title: titles.person, back: toDashboard, body: <FiguresBody /> },
  figures: { title: titles.figures, back: toDashboard, intro: 90, body: <FiguresBody /> },
  compare: {
    title: titles.compare,
    back: toDashboard,
    intro: 150,
    buttons: [22],
    width: 'wide',
    body: <ComparisonBody />,
  },
  import_file: { title: titles.import_file, back: toDashboard, intro: 93, body: <ImportBody /> },
  newvaluation: { title: titles.newvaluation, back: toDashboard, intro: 101, body: <FunctionsBody /> },
  layout_valuation: {
    title: 22,
    back: toDashboard,
    intro: 40,
    buttons: [19],
    body: <WorkBody rows={5} height="112px" />,
  },
  calculate: { title: titles.calculate, back: null, intro: 36, body: <WorkBody rows={4} height="92px" /> },
  quizz: { title: titles.quizz, back: null, intro: 21, body: <WorkBody rows={6} height="72px" /> },
  critere: { title: 52, back: null, intro: 120, body: <WorkBody rows={5} height="92px" /> },
  profile_concerned: concerned,
  profile_concerned_of: concerned,
  conclusion: { title: 20, back: toDashboard, intro: 14, buttons: [18], body: <ResultBody /> },
  job_description: {
    title: titles.job_description,
    back: toDashboard,
    intro: 14,
    buttons: [18, 15],
    body: <SheetBody />,
  },
  profile: { title: titles.profile, intro: 101, body: <AccountBody /> },
  info_perso: { title: titles.info_perso, back: toAccount, intro: 69, body: <AccountFormBody fields={4} /> },
  rgpd: { title: headings.rgpd, back: toAccount, intro: 92, body: <AccountFormsBody fields={3} /> },
  associated: { title: titles.associated, intro: 213, buttons: [25], body: <AssociatesBody /> },
  myaccount_change: { title: titles.myaccount_change, back: toAccount, body: <AccountFormsBody fields={3} /> },
  reset_mail: { title: titles.reset_mail, back: null, intro: 96, body: <AccountFormBody fields={2} /> },
};

const isFramed = (name: RouteName): name is FramedRoute => name in shapes;

export function shapeOf(name: RouteName): Shape | undefined {
  return isFramed(name) ? shapes[name] : undefined;
}
