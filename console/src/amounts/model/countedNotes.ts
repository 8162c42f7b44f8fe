import { OTHER_FUNCTION_ID, type JobFunction } from '@valorisation/rules';
import { common } from '../../i18n/fr/classification/common';
import type { Result, Unsaid } from './result';

const { result: words } = common;

/** What the amount assumes, because it was not said yet: degrees, share and seniority. */
export function countedNotes(
  { planned, uncounted }: Pick<Result, 'planned' | 'uncounted'>,
  job: JobFunction,
  { share, seniority }: Unsaid,
): readonly string[] {
  const isOther = job.id === OTHER_FUNCTION_ID;
  const assumed = [
    ...(isOther || planned.length === 0 ? [] : [words.planned(planned.length)]),
    ...(isOther || uncounted.length === 0 ? [] : [words.trainingOpen]),
    ...(share ? [words.fullTime] : []),
    ...(seniority ? [words.beforeSeniority] : []),
  ].join(', ');
  return [
    ...(isOther && uncounted.length > 0 ? [words.nothingPlanned(uncounted.length)] : []),
    ...(assumed === '' ? [] : [assumed]),
  ];
}
