/** What the last line of costs changes in 36 months; without another line, what the next year costs. */
import { formatDifference, formatMoney, formatPercent, withContributions } from '@valorisation/rules';
import { costs } from '../../i18n/fr/costs';
import { Cluster, Inline } from '../../ui/layout/primitives';
import styles from '../pay/Arrears.module.css';
import { totalOf, type Series } from './school';

const { answer: words } = costs;

export function Answer({ all, rateHundredths }: { all: readonly Series[]; rateHundredths: number | null }) {
  const [today, last] = [all[0], all.at(-1)];
  if (today === undefined || last === undefined) return null;
  const isAlone = last === today;
  const amount = (charged: (cents: number) => number): string =>
    isAlone
      ? formatMoney(charged(today.costs.yearCents[0] ?? 0))
      : formatDifference(charged(totalOf(last)) - charged(totalOf(today)));
  const of = words[last.key === 'announced' ? 'announced' : 'scenario'];
  return (
    <section aria-label={words.label}>
      <Cluster as="p" rowGap={0} align="baseline">
        <span className={styles.owed}>{amount((cents) => cents)}</span>
        <span>{isAlone ? words.year : of(last.name)}</span>
        {rateHundredths !== null && (
          <Inline tone="hint">
            {words.charged(
              amount((cents) => withContributions(cents, rateHundredths)),
              formatPercent(rateHundredths),
            )}
          </Inline>
        )}
      </Cluster>
    </section>
  );
}
