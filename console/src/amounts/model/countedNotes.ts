import { OTHER_FUNCTION_ID, type JobFunction } from '@valorisation/rules';
import { common } from '../../i18n/fr/classification/common';
import type { Result } from './result';

const { result: words } = common;

export function countedNotes({ planned, uncounted }: Pick<Result, 'planned' | 'uncounted'>, job: JobFunction): string {
  if (job.id === OTHER_FUNCTION_ID) return uncounted.length === 0 ? '' : words.nothingPlanned(uncounted.length);
  return [
    ...(planned.length === 0 ? [] : [words.planned(planned.length)]),
    ...(uncounted.length === 0 ? [] : [words.trainingOpen]),
  ].join('\u00a0; ');
}
