/** What each line costs by the month and by the year, side by side. On a phone each figure is a block. */
import { formatDifference, formatMoney, formatPercent, withContributions } from '@valorisation/rules';
import { costs } from '../../i18n/fr/costs';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { monthName } from '../figures/anniversaryMonths';
import type { Series } from './school';

const { table: words } = costs;
const YEAR_MONTHS = 12;

interface Figure {
  readonly label: string;
  readonly of: (series: Series) => number;
  readonly isStrong?: boolean;
}

const total = ({ costs: { yearCents } }: Series): number => yearCents.reduce((sum, cents) => sum + cents, 0);

function figuresOf({ costs: { months, yearCents } }: Series): readonly Figure[] {
  const name = (place: number) => monthName(months[place]?.month ?? '');
  return [
    { label: name(0), of: (series) => series.costs.months[0]?.cents ?? 0 },
    ...yearCents.map((_, year) => ({
      label: words.year(name(year * YEAR_MONTHS), name((year + 1) * YEAR_MONTHS - 1)),
      of: (series: Series) => series.costs.yearCents[year] ?? 0,
    })),
    { label: words.total, of: total, isStrong: true },
  ];
}

interface CostTableProps {
  all: readonly Series[];
  /** What the amounts are: a viewer who may not see pay sees what is due. */
  figure: 'paid' | 'due';
  rateHundredths: number | null;
}

export function CostTable({ all, figure, rateHundredths }: CostTableProps) {
  const [today, ...others] = all;
  if (today === undefined) return null;
  return (
    <section>
      <h2 className="below-2">{words.title}</h2>
      <Table label={words.title} className="plain-rows right-figures cards-on-phone">
        <thead>
          <tr>
            <th scope="col">{words[figure]}</th>
            {all.map(({ key, name }) => (
              <NumberHead key={key} className="many-lines">
                {name}
              </NumberHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {figuresOf(today).map(({ label, of, isStrong = false }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {rateHundredths !== null && (
                  <span className="remark block">{words.charged(formatPercent(rateHundredths))}</span>
                )}
              </th>
              {all.map((series) => (
                <NumberCell key={series.key} data-label={series.name} className={isStrong ? 'strong' : undefined}>
                  {formatMoney(of(series))}
                  {rateHundredths !== null && (
                    <span className="remark block regular">
                      {formatMoney(withContributions(of(series), rateHundredths))}
                    </span>
                  )}
                </NumberCell>
              ))}
            </tr>
          ))}
          {others.length > 0 && (
            <tr>
              <th scope="row">{words.difference}</th>
              <td aria-hidden="true" />
              {others.map((series) => (
                <NumberCell key={series.key} data-label={series.name} className="strong">
                  {formatDifference(total(series) - total(today))}
                </NumberCell>
              ))}
            </tr>
          )}
        </tbody>
      </Table>
    </section>
  );
}
