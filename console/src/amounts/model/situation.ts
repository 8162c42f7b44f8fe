import { formatDay, formatMoney, formatPercent } from '@valorisation/rules';
import { conclusion } from '../../i18n/fr/classification/conclusion';
import type { Work } from './work';

function payWords({ hourly, fixedDays, guaranteedCents }: Work): string {
  return [
    hourly ? conclusion.hourly : conclusion.monthly,
    ...(fixedDays ? [conclusion.fixedDays] : []),
    ...(guaranteedCents === null ? [] : [conclusion.guarantee(formatMoney(guaranteedCents))]),
  ].join(', ');
}

/** The person's facts in the order of every screen and sheet. */
export function situationFacts(work: Work): readonly (readonly [label: string, value: string])[] {
  const { seniorityOn } = work;
  return [
    [conclusion.share, formatPercent(work.shareHundredths)],
    [
      conclusion.seniority,
      seniorityOn === null ? conclusion.seniorityNone : conclusion.senioritySince(formatDay(seniorityOn)),
    ],
    [conclusion.leave, conclusion.leaveWeeks(work.leaveWeeks)],
    [conclusion.pay, payWords(work)],
  ];
}
