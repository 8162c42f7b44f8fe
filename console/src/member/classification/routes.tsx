/** The screens of classification, by route. */
import type { ReactNode } from 'react';
import type { RouteIn } from '../../routes';
import { ConclusionScreen } from '../conclusion/ConclusionScreen';
import { CalculationScreen } from './screens/CalculationScreen';
import { CriterionScreen } from './screens/CriterionScreen';
import { NewValuationScreen } from './screens/NewValuationScreen';
import { ProfileConcernedScreen } from './screens/ProfileConcernedScreen';
import { QuizzScreen } from './screens/QuizzScreen';
import { ValuationScreen } from './screens/ValuationScreen';

export const classificationScreens = {
  newvaluation: <NewValuationScreen />,
  profile_concerned: <ProfileConcernedScreen />,
  profile_concerned_of: <ProfileConcernedScreen />,
  layout_valuation: <ValuationScreen />,
  critere: <CriterionScreen />,
  quizz: <QuizzScreen />,
  calculate: <CalculationScreen />,
  conclusion: <ConclusionScreen />,
} as const satisfies Partial<Record<RouteIn<'member'>, ReactNode>>;
