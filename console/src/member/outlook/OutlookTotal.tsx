/** What the coming version changes in total, and the causes. */
import { formatMoney } from '@valorisation/rules';
import { signedAmount } from '../../amounts/model/amounts';
import type { GridOutlookHead } from '@valorisation/contract';
import { gridOutlook as words } from '../../i18n/fr/gridOutlook';
import { Month } from '../../ui/Amount';
import { FactList, type Fact } from '../../ui/FactList';
import { Text } from '../../ui/layout/primitives';
import dialogStyles from '../life/Dialogs.module.css';
import styles from './GridOutlook.module.css';

export function OutlookTotal({ outlook: { totals, partial }, day }: { outlook: GridOutlookHead; day: string }) {
  const { nowCents, nextCents, gridCents, seniorityCents, wageCents, nextComplementCents, hourly } = totals;
  const causes: readonly Fact[] = [
    [words.cause.grid, signedAmount(gridCents, 'month')],
    ...(seniorityCents === 0 ? [] : [[words.cause.seniority, signedAmount(seniorityCents, 'month')] as const]),
    ...(wageCents === 0 ? [] : [[words.cause.wage, signedAmount(wageCents, 'month')] as const]),
  ];
  return (
    <section>
      <h2>{words.total}</h2>
      <dl className={dialogStyles.amounts}>
        <div>
          <dt>{words.now}</dt>
          <dd>
            <Month cents={nowCents} />
          </dd>
        </div>
        <div className={dialogStyles.next}>
          <dt>{words.on(day)}</dt>
          <dd>
            <Month cents={nextCents} />
          </dd>
        </div>
        <div>
          <dt>{words.difference}</dt>
          <dd className="amounts">{signedAmount(nextCents - nowCents, 'month')}</dd>
        </div>
      </dl>
      <h3 className="above-4">{words.causes}</h3>
      <FactList className={styles.causes} facts={causes} />
      {nextComplementCents > 0 && <Text tone="quiet">{words.complement(formatMoney(nextComplementCents))}</Text>}
      {hourly > 0 && <Text tone="quiet">{words.hourly(hourly)}</Text>}
      {partial && <Text tone="quiet">{words.partial}</Text>}
    </section>
  );
}
