import { formatDay, formatMoney, formatPercent } from '@valorisation/rules';
import { classification as texts } from '../../../../i18n/fr';
import { NEW_VALUATION, paths } from '../../../../routes';
import { LinkButton } from '../../../../ui/Button';
import type { Work } from '../../model/work';
import type { Classification } from '../../state/useClassification';
import styles from './Overview.module.css';

const { conclusion, criteria } = texts;

function payWords({ hourly, fixedDays, guaranteedMonthCents }: Work): string {
  return [
    hourly ? conclusion.hourly : conclusion.monthly,
    ...(fixedDays ? [conclusion.fixedDays] : []),
    ...(guaranteedMonthCents === null ? [] : [conclusion.guarantee(formatMoney(guaranteedMonthCents))]),
  ].join(', ');
}

/** The person's facts in the order in which every screen and sheet gives them. */
export function situationFacts(work: Work): readonly (readonly [label: string, value: string])[] {
  const { seniorityDay } = work;
  return [
    [conclusion.share, formatPercent(work.shareHundredths)],
    [
      conclusion.seniority,
      seniorityDay === null ? conclusion.seniorityNone : conclusion.senioritySince(formatDay(seniorityDay)),
    ],
    [conclusion.leave, conclusion.leaveWeeks(work.leaveWeeks)],
    [conclusion.pay, payWords(work)],
  ];
}

export function SituationCard({ classification }: { classification: Classification }) {
  const { id, work, valuation } = classification;
  return (
    <section className={styles.situation} aria-labelledby="situation">
      <div className={styles.situationHead}>
        <h2 id="situation">{criteria.overview.situation}</h2>
        <div className={styles.situationActions}>
          <LinkButton to={paths.profileConcerned(id === NEW_VALUATION ? undefined : id)}>
            {valuation === null ? criteria.overview.toProfile : criteria.overview.profileEdit}
          </LinkButton>
          <LinkButton to={paths.calculation(id)}>{criteria.overview.situationEdit}</LinkButton>
        </div>
      </div>
      <dl className={styles.facts}>
        {valuation !== null && (
          <div>
            <dt>{conclusion.profile}</dt>
            <dd>{valuation.profileName}</dd>
          </div>
        )}
        {situationFacts(work).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
