/** Four figures over time. Each opens its rows; one table holds all their numbers. */
import { Box } from '@mui/material';
import type { StaffFigures } from '@valorisation/contract';
import { isActive, isUpToDate, statusesWhere } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { staffDashboard } from '../../i18n/fr';
import { Segments } from '../../ui/Segments';
import { listAddress } from '../kit/ListLink';
import { CountTable } from './CountTable';
import { Part } from './Part';
import { firstDayOf, PERIODS, since, type Period } from './period';
import { TrendPlot } from './TrendPlot';
import { Summary } from '../../ui/Summary';

const { trends: words } = staffDashboard;

type Month = StaffFigures['months'][number];

const BEHIND = statusesWhere((status) => isActive(status) && !isUpToDate(status));

const percent = (part: number | null, all: number | null): number | null =>
  part === null || all === null || all === 0 ? null : Math.round((part / all) * 100);

const monthName = (month: string): string =>
  new Date(`${month}-15`).toLocaleDateString('fr-FR', { month: 'short', year: 'numeric' });

interface Trend {
  readonly title: string;
  readonly headline: string;
  readonly note: string;
  readonly values: readonly (number | null)[];
  readonly look: 'line' | 'bars';
  readonly isGrave?: boolean;
  readonly to: string;
  readonly link: string;
}

interface TrendsProps {
  figures: StaffFigures;
  period: Period;
}

const sumOf = (rows: readonly { readonly count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

function trendsOf({ figures, period }: TrendsProps, months: readonly Month[], last: Month): readonly Trend[] {
  const [first = last] = months;
  const { active, below_minimum: below, up_to_date: current } = last;
  const adopted = percent(current, active);
  const from = firstDayOf(period);
  const isSince = from === null ? '' : words.since(monthName(from.slice(0, 7)));
  const see = (count: number) => words.see(count) + isSince;
  const created = sumOf(figures.valuations);
  const behind = sumOf(figures.valuations.filter(({ status }) => BEHIND.some((each) => each === status)));
  const belowSince = figures.below_minimum.reduce((sum, { valuations }) => sum + valuations, 0);
  const earlier = months.find((month) => month.below_minimum !== null) ?? last;
  return [
    {
      title: words.establishments,
      headline: last.establishments.toLocaleString('fr-FR'),
      note: words.more(last.establishments - first.establishments, monthName(first.month)),
      values: months.map((month) => month.establishments),
      look: 'line',
      to: listAddress('establishments', since(from)),
      link: see(figures.establishments),
    },
    {
      title: words.created,
      headline: created.toLocaleString('fr-FR'),
      note: words.inMonth(last.created, monthName(last.month)),
      values: months.map((month) => month.created),
      look: 'bars',
      to: listAddress('valuations', since(from)),
      link: see(created),
    },
    {
      title: words.below,
      headline: (below ?? 0).toLocaleString('fr-FR'),
      note: earlier === last ? '' : words.more((below ?? 0) - (earlier.below_minimum ?? 0), monthName(earlier.month)),
      values: months.map((month) => month.below_minimum),
      look: 'line',
      isGrave: true,
      to: listAddress('valuations', { below_minimum: true, ...since(from) }),
      link: see(belowSince),
    },
    {
      title: words.adoption,
      headline: adopted === null ? words.none : `${adopted}\u00a0%`,
      note: words.of(current ?? 0, active ?? 0),
      values: months.map((month) => percent(month.up_to_date, month.active)),
      look: 'line',
      to: listAddress('valuations', { status: BEHIND, ...since(from) }),
      link: words.seeRest(behind) + isSince,
    },
  ];
}

function TrendFigure({ trend, months }: { trend: Trend; months: readonly Month[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <h3 className="size-16">{trend.title}</h3>
      <p>
        <strong className={trend.isGrave === true ? 'serif-title clay-700' : 'serif-title forest-800'}>
          {trend.headline}
        </strong>{' '}
        <span className="quiet size-13">{trend.note}</span>
      </p>
      <TrendPlot values={trend.values} look={trend.look} isGrave={trend.isGrave ?? false} />
      <Box aria-hidden className="quiet size-13" sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
        <span>{monthName(months[0]?.month ?? '')}</span>
        <span>{monthName(months.at(-1)?.month ?? '')}</span>
      </Box>
      <Link to={trend.to} className="strong">
        {trend.link}
        <span className="visually-hidden">{`\u00a0: ${trend.title}`}</span>
      </Link>
    </Box>
  );
}

const shown = (count: number | null): string => (count === null ? words.unknown : count.toLocaleString('fr-FR'));

interface ControlProps extends TrendsProps {
  onPeriod: (period: Period) => void;
}

export function Trends({ figures, period, onPeriod }: ControlProps) {
  const months = figures.months.slice(-period);
  const last = months.at(-1);
  if (last === undefined) return null;
  return (
    <Part
      title={words.title}
      beside={
        <Segments
          legend={words.period}
          hidesLegend
          options={PERIODS.map((value) => ({ value, label: words.periods[value] }))}
          value={period}
          onValueChange={onPeriod}
        />
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          py: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {trendsOf({ figures, period }, months, last).map((trend) => (
          <TrendFigure key={trend.title} trend={trend} months={months} />
        ))}
      </Box>
      <details>
        <Summary>{words.table}</Summary>
        <CountTable
          label={words.title}
          columns={[words.month, words.establishments, words.created, words.calculated, words.below, words.adoption]}
          rows={months.toReversed().map((month) => ({
            label: monthName(month.month),
            counts: [month.establishments, month.created, month.calculated],
            measures: [shown(month.below_minimum), shown(percent(month.up_to_date, month.active))],
          }))}
        />
      </details>
    </Part>
  );
}
