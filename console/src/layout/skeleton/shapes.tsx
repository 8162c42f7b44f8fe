/** What each screen looks like before it is there, by its route: a new route cannot be forgotten. */
import type { ReactNode } from 'react';
import { headings, titles } from '../../i18n/fr';
import { paths, type RouteName } from '../../routes';
import type { PageFrameProps } from '../PageFrame';
import { AccountBody, AccountFormBody, AccountFormsBody, AssociatesBody, HeldBody, ImportBody } from './accountBodies';
import { DashboardBody } from './DashboardBody';
import {
  CoherenceBody,
  ComparisonBody,
  FiguresBody,
  FunctionsBody,
  NamesBody,
  PersonBody,
  ResultBody,
  RowsBody,
  SheetBody,
  SituationBody,
} from './memberBodies';
import { EmptyListBody, FormBody, HomeBody, LinesBody, QuestionsBody, TextBody } from './publicBodies';

export interface Shape {
  /** A number: that of its letters, where it is not known before the screen is there. */
  title: string | number;
  /** The way back; null where it leads to is not known before the screen is there. */
  back?: { to: string; label: string } | null | undefined;
  /** Letters of the introduction. */
  intro?: number | undefined;
  /** Letters of each button beside the title. */
  buttons?: readonly number[];
  /** False: a small screen has them elsewhere. */
  narrowButtons?: false;
  width?: PageFrameProps['width'];
  body: ReactNode;
}

const toDashboard = { to: paths.dashboard(), label: titles.dashboard };
const toAccount = { to: paths.account(), label: titles.profile };

const reading = (title: string, intro: number | undefined, body: ReactNode = <TextBody />): Shape => ({
  title,
  intro,
  width: 'text',
  body,
});
const publication = (title: string, intro = 60) => reading(title, intro, <EmptyListBody />);
const mailLink = (title: string): Shape => ({ title, width: 'text', body: <LinesBody count={2} /> });
const ESTABLISHMENT = [{ hint: 60 }, { letters: 22 }, { letters: 28, tall: true }, {}, {}, { letters: 14 }];
const MESSAGE = [{ letters: 9 }, { letters: 18 }, { letters: 5 }, { letters: 7, hint: 58, tall: true }];
const PERSON = [{ letters: 18 }, { letters: 14 }, { letters: 28, tall: true }, { letters: 22, hint: 104 }];

const concerned: Shape = {
  title: titles.profile_concerned,
  back: null,
  intro: 114,
  width: 'text',
  body: <NamesBody />,
};

/** Staff and print routes bring a frame of their own. */
type FramedRoute = Exclude<
  RouteName,
  'admin' | 'print_conclusion' | 'print_valuation' | 'print_job_description' | 'print_interview'
>;

const shapes: Readonly<Record<FramedRoute, Shape>> = {
  home: { title: headings.home, body: <HomeBody /> },
  login: { title: titles.login, intro: 65, body: <FormBody fields={[{ letters: 14 }, { letters: 12 }]} /> },
  signup: { title: titles.signup, intro: 175, body: <FormBody fields={ESTABLISHMENT} /> },
  signup_finish: mailLink(titles.signup_finish),
  forgot_pass: {
    title: titles.forgot_pass,
    back: null,
    intro: 99,
    body: <FormBody fields={[{ letters: 14 }]} aside={false} />,
  },
  reset_pass: mailLink(titles.reset_pass),
  reset_mail_finish: mailLink(titles.reset_mail_finish),
  handover: mailLink(titles.handover),
  remove_account: mailLink(titles.remove_account),
  tool: reading(titles.outils, 188, <TextBody sections={6} />),
  outils: reading(titles.outils, 188, <TextBody sections={6} />),
  ccn: { ...reading(titles.ccn, 256, <TextBody sections={9} letters={900} />), width: 'normal' },
  faq: reading(titles.faq, 93, <QuestionsBody />),
  help: reading(titles.help, 64, <TextBody sections={8} letters={400} />),
  pack_pedagogique: reading(titles.pack_pedagogique, 158, <TextBody sections={4} />),
  articles_all: publication(titles.articles_all, 83),
  article: publication(titles.article),
  document: publication(titles.document),
  web_serie: publication(titles.web_serie),
  videos: publication(titles.videos),
  video: publication(titles.video),
  documents: publication(titles.documents),
  directory: { title: titles.directory, intro: 100, body: <LinesBody count={12} /> },
  estimation: { title: titles.estimation, intro: 112, body: <FunctionsBody /> },
  evolutions: publication(titles.evolutions),
  open_rules: reading(titles.open_rules, 120, <TextBody sections={5} />),
  manange_account: reading(titles.manange_account, 77, <TextBody sections={4} letters={240} />),
  contact: { title: headings.contact, intro: 125, body: <FormBody fields={MESSAGE} /> },
  sitemap: { title: titles.sitemap, width: 'text', body: <LinesBody count={20} /> },
  cgu: reading(titles.cgu, 71, <TextBody sections={7} letters={240} />),
  mention_legale: reading(titles.mention_legale, undefined, <TextBody sections={4} letters={240} />),
  politique_de_confidentialite: reading(titles.politique_de_confidentialite, 68, <TextBody sections={7} />),
  accessibilite: reading(titles.accessibilite, 97, <TextBody sections={3} />),

  dashboard: {
    title: titles.dashboard,
    buttons: [21],
    narrowButtons: false,
    width: 'wide',
    body: <DashboardBody />,
  },
  person: { title: 14, back: toDashboard, buttons: [14], width: 'wide', body: <PersonBody /> },
  figures: { title: titles.figures, back: toDashboard, intro: 82, body: <FiguresBody /> },
  coherence: {
    title: titles.coherence,
    back: toDashboard,
    intro: 240,
    buttons: [10, 8],
    width: 'wide',
    body: <CoherenceBody />,
  },
  compare: {
    title: titles.compare,
    back: toDashboard,
    intro: 147,
    buttons: [23],
    width: 'wide',
    body: <ComparisonBody />,
  },
  import_file: { title: titles.import_file, back: toDashboard, intro: 89, body: <ImportBody /> },
  planned_degrees: {
    title: titles.planned_degrees,
    back: toDashboard,
    intro: 150,
    body: <RowsBody heading={30} rows={3} letters={90} />,
  },
  grid_outlook: {
    title: titles.grid_outlook,
    back: toDashboard,
    intro: 220,
    buttons: [42],
    width: 'wide',
    body: <RowsBody heading={20} rows={6} letters={90} />,
  },
  verify: {
    title: titles.verify,
    back: toDashboard,
    intro: 160,
    body: <FormBody fields={[{ letters: 22, hint: 52 }]} aside={false} />,
  },
  proposals: {
    title: titles.proposals,
    back: toDashboard,
    intro: 150,
    body: <RowsBody heading={30} rows={3} letters={90} />,
  },
  newvaluation: { title: titles.newvaluation, back: toDashboard, intro: 98, body: <FunctionsBody /> },
  layout_valuation: {
    title: 22,
    back: toDashboard,
    intro: 38,
    buttons: [19],
    body: <RowsBody heading={18} rows={6} letters={120} />,
  },
  calculate: { title: titles.calculate, back: null, intro: 36, body: <SituationBody /> },
  quizz: { title: titles.quizz, back: null, intro: 21, body: <RowsBody rows={4} letters={60} /> },
  critere: { title: 76, back: null, intro: 150, body: <RowsBody rows={6} letters={130} /> },
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
  profile: { title: titles.profile, intro: 99, body: <AccountBody /> },
  info_perso: { title: titles.info_perso, back: toAccount, intro: 67, body: <AccountFormBody fields={PERSON} /> },
  rgpd: { title: headings.rgpd, back: toAccount, intro: 84, body: <HeldBody /> },
  associated: { title: titles.associated, intro: 210, buttons: [25], body: <AssociatesBody /> },
  myaccount_change: {
    title: titles.myaccount_change,
    back: toAccount,
    body: <AccountFormsBody fields={[{}, { hint: 30 }, {}]} />,
  },
  reset_mail: { title: titles.reset_mail, back: null, intro: 101, body: <AccountFormBody fields={[{}, {}]} /> },
};

const isFramed = (name: RouteName): name is FramedRoute => name in shapes;

export function shapeOf(name: RouteName): Shape | undefined {
  return isFramed(name) ? shapes[name] : undefined;
}
