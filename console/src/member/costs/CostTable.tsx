/** What each line costs by the month and by the year, side by side. On a phone each figure is a block. */
import { formatDifference, formatMoney, formatPercent, withContributions } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { costs } from '../../i18n/fr/costs';
import { cx } from '../../ui/cx';
import { Cluster } from '../../ui/layout/primitives';
import { NumberCell, Table } from '../../ui/Table';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import { monthName } from '../figures/anniversaryMonths';
import styles from './Costs.module.css';
import { totalOf, type Series } from './school';
import { SeriesHead } from './SeriesHead';

const { table: words } = costs;
const YEAR_MONTHS = 12;

interface Figure {
  readonly label: string;
  readonly of: (series: Series) => number;
  readonly isStrong?: boolean;
}

function figuresOf({ costs: { months, yearCents } }: Series): readonly Figure[] {
  const name = (place: number) => monthName(months[place]?.month ?? '');
  return [
    { label: name(0), of: (series) => series.costs.months[0]?.cents ?? 0 },
    ...yearCents.map((_, year) => ({
      label: words.year(name(year * YEAR_MONTHS), name((year + 1) * YEAR_MONTHS - 1)),
      of: (series: Series) => series.costs.yearCents[year] ?? 0,
    })),
    { label: words.total, of: totalOf, isStrong: true },
  ];
}

interface CostTableProps {
  all: readonly Series[];
  /** What the amounts are: a viewer who may not see pay sees what is due. */
  figure: 'paid' | 'due';
  rateHundredths: number | null;
  /** What the amounts depend on, in the line of the title. */
  children: ReactNode;
}

export function CostTable({ all, figure, rateHundredths, children }: CostTableProps) {
  const isNarrow = useMediaQuery(NARROW);
  const [today] = all;
  if (today === undefined) return null;
  const charged = rateHundredths === null ? null : words.charged(formatPercent(rateHundredths));
  const remarks = [...(charged === null ? [] : [charged]), ...(all.length > 1 ? [words.difference] : [])];
  return (
    <section>
      <Cluster align="end" justify="space-between" below={2}>
        <h2>{words.title}</h2>
        {children}
      </Cluster>
      <Table label={words.title} className={cx(styles.lines, 'plain-rows right-figures cards-on-phone')}>
        <SeriesHead of={words[figure]} all={all} />
        <tbody>
          {figuresOf(today).map(({ label, of, isStrong = false }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {!isNarrow &&
                  remarks.map((remark) => (
                    <span key={remark} className="remark block">
                      {remark}
                    </span>
                  ))}
              </th>
              {all.map((series) => (
                <NumberCell key={series.key} className={isStrong ? 'strong' : undefined}>
                  <span data-label={series.name}>{formatMoney(of(series))}</span>
                  {charged !== null && rateHundredths !== null && (
                    <span className="remark block regular" data-label={charged}>
                      {formatMoney(withContributions(of(series), rateHundredths))}
                    </span>
                  )}
                  {series !== today && (
                    <span className="remark block" data-label={words.difference}>
                      {formatDifference(of(series) - of(today))}
                    </span>
                  )}
                </NumberCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
