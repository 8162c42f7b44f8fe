import { Suspense, type ReactNode } from 'react';
import { lazyArea } from '../layout/lazyArea';
import { ScreenSkeleton } from '../layout/skeleton/ScreenSkeleton';
import type { RouteIn } from '../routes';
import { AccountChangePage } from './account/AccountChangePage';
import { AccountPage } from './account/AccountPage';
import { EstablishmentsPage } from './account/EstablishmentsPage';
import { DataProtectionPage } from './account/DataProtectionPage';
import { EmailChangePage } from './account/EmailChangePage';
import { PersonalInfoPage } from './account/PersonalInfoPage';
import { AssociatedPage } from './associated/AssociatedPage';
import { CoherencePage } from './coherence/CoherencePage';
import { ComparePage } from './compare/ComparePage';
import { CostsPage } from './costs/CostsPage';
import { DashboardPage } from './dashboard/DashboardPage';
import { ImportPage } from './exchange/ImportPage';
import { FiguresPage } from './figures/FiguresPage';
import { ArrearsPage } from './pay/ArrearsPage';
import { PayrollPage } from './payroll/PayrollPage';
import { PersonPage } from './person/PersonPage';
import { PlannedPage } from './planned/PlannedPage';
import { GridOutlookPage } from './outlook/GridOutlookPage';
import { VerifyPage } from './replay/VerifyPage';
import { ProposalsPage } from './proposals/ProposalsPage';
import { TransfersPage } from './transfers/TransfersPage';
import { ConclusionScreen } from './conclusion/ConclusionScreen';
import { CalculationScreen } from './classification/screens/CalculationScreen';
import { CriterionScreen } from './classification/screens/CriterionScreen';
import { NewValuationScreen } from './classification/screens/NewValuationScreen';
import { SituationScreen } from './classification/screens/SituationScreen';
import { QuizzScreen } from './classification/screens/QuizzScreen';
import { ValuationScreen } from './classification/screens/ValuationScreen';

const classificationScreens = {
  newvaluation: <NewValuationScreen />,
  profile_concerned: <SituationScreen />,
  profile_concerned_of: <SituationScreen />,
  layout_valuation: <ValuationScreen />,
  critere: <CriterionScreen />,
  quizz: <QuizzScreen />,
  calculate: <CalculationScreen />,
  conclusion: <ConclusionScreen />,
} as const satisfies Partial<Record<RouteIn<'member'>, ReactNode>>;

/** Its editor is large, so it is loaded only for people who use it. */
const JobSheetScreen = lazyArea(() => import('./jobsheet/JobSheetScreen'));

export const memberScreens: Readonly<Record<RouteIn<'member'>, ReactNode>> = {
  dashboard: <DashboardPage />,
  person: <PersonPage />,
  arrears: <ArrearsPage />,
  figures: <FiguresPage />,
  costs: <CostsPage />,
  coherence: <CoherencePage />,
  compare: <ComparePage />,
  import_file: <ImportPage />,
  payroll: <PayrollPage />,
  planned_degrees: <PlannedPage />,
  proposals: <ProposalsPage />,
  grid_outlook: <GridOutlookPage />,
  verify: <VerifyPage />,
  profile: <AccountPage />,
  job_description: (
    <Suspense fallback={<ScreenSkeleton />}>
      <JobSheetScreen />
    </Suspense>
  ),
  info_perso: <PersonalInfoPage />,
  associated: <AssociatedPage />,
  myaccount_change: <AccountChangePage />,
  reset_mail: <EmailChangePage />,
  rgpd: <DataProtectionPage />,
  establishments: <EstablishmentsPage />,
  transfers: <TransfersPage />,
  ...classificationScreens,
};
