import type { StaffFigures } from '@valorisation/contract';
import { isActive, isValuationStatus, STATUS_NAMES, VALUATION_STATUSES } from '@valorisation/rules';
import { lazy } from 'react';
import { staffDashboard as words } from '../../i18n/fr';
import { listAddress } from '../kit/ListLink';
import { CountTable, type CountRow } from './CountTable';
import { FigurePlot } from './FigurePlot';
import { since } from './period';
import { barsHeight } from './plotHeights';

const Bars = lazy(async () => ({ default: (await import('./plots')).Bars }));

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

interface FiguresProps {
  figures: StaffFigures;
  from: string | null;
}

interface BarFigureProps {
  title: string;
  text?: string;
  columns: readonly string[];
  rows: readonly CountRow[];
}

/** A chart with a bar for each row. The bar shows the row's first count. */
function BarFigure({ columns, rows, ...frame }: BarFigureProps) {
  return (
    <FigurePlot
      {...frame}
      plot={<Bars bars={rows.map(({ label, counts: [count = 0] }) => ({ label, count }))} />}
      height={barsHeight(rows.length)}
      table={<CountTable label={frame.title} columns={columns} rows={rows} />}
    />
  );
}

function ByStatus({ figures: { valuations }, from }: FiguresProps) {
  const { title, column } = words.byStatus;
  const rows = VALUATION_STATUSES.map((status) => ({
    label: STATUS_NAMES[status],
    to: listAddress('valuations', { status, ...since(from) }),
    counts: [sum(valuations.filter((cell) => cell.status === status).map(({ count }) => count))],
  }));
  return <BarFigure title={title} columns={[column, words.count]} rows={rows} />;
}

function ByCategory({ figures: { valuations }, from }: FiguresProps) {
  const { title, column, archived } = words.byCategory;
  const active = valuations.filter(({ status }) => isValuationStatus(status) && isActive(status));
  const status = VALUATION_STATUSES.filter(isActive);
  const rows = words.categories.map((label, category) => ({
    label,
    to: listAddress('valuations', { category, status, ...since(from) }),
    counts: [sum(active.filter((cell) => cell.category === category).map(({ count }) => count))],
  }));
  return <BarFigure title={title} text={archived} columns={[column, words.count]} rows={rows} />;
}

function BelowMinimum({ figures: { below_minimum: departments }, from }: FiguresProps) {
  const { title, text, column, establishments, unknown, none } = words.below;
  if (departments.length === 0) return <FigurePlot title={title} text={none} plot={null} table={none} />;
  const rows = departments.map(({ department, valuations, establishments: count }) => ({
    label: department ?? unknown,
    to: listAddress('valuations', { department, below_minimum: true, ...since(from) }),
    counts: [valuations, count],
  }));
  return <BarFigure title={title} text={text} columns={[column, words.count, establishments]} rows={rows} />;
}

export function Figures(props: FiguresProps) {
  return (
    <>
      <ByStatus {...props} />
      <ByCategory {...props} />
      <BelowMinimum {...props} />
    </>
  );
}
