import { enteredAmountWords, formatDay, formatPercent, FULL_SHARE_HUNDREDTHS } from '@valorisation/rules';
import { conclusion } from '../../i18n/fr/classification/conclusion';
import type { Unsaid } from './result';
import type { Work } from './work';

function payWords(work: Work): string {
  return [
    work.hourly ? conclusion.hourly : conclusion.monthly,
    ...(work.fixedDays ? [conclusion.fixedDays] : []),
    ...enteredAmountWords(work),
  ].join(', ');
}

export const shareWords = (shareHundredths: number): string =>
  shareHundredths === FULL_SHARE_HUNDREDTHS ? conclusion.wholeTime : formatPercent(shareHundredths);

/** The person's facts in the order of every screen and sheet. */
export function situationFacts(work: Work, unsaid?: Unsaid): readonly (readonly [label: string, value: string])[] {
  const { seniorityOn } = work;
  return [
    [conclusion.share, formatPercent(work.shareHundredths)],
    [
      conclusion.seniority,
      seniorityOn !== null
        ? conclusion.senioritySince(formatDay(seniorityOn))
        : unsaid?.seniority === true
          ? conclusion.seniorityUnsaid
          : conclusion.seniorityNone,
    ],
    [conclusion.leave, conclusion.leaveWeeks(work.leaveWeeks)],
    [conclusion.pay, payWords(work)],
  ];
}
