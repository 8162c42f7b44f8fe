import { calculation } from './classification/calculation';
import { common } from './classification/common';
import { conclusion } from './classification/conclusion';
import { criteria } from './classification/criteria';
import { newValuation } from './classification/newValuation';
import { profileConcerned } from './classification/profileConcerned';
import { receipt } from './classification/receipt';

export const classification = {
  ...common,
  newValuation,
  profileConcerned,
  criteria,
  calculation,
  conclusion,
  receipt,
} as const;
