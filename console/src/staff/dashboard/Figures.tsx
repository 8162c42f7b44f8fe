import type { StaffFigures } from '@valorisation/contract';
import { isActive, isValuationStatus, STATUS_NAMES, VALUATION_STATUSES } from '@valorisation/rules';
import { lazy } from 'react';
import { staffDashboard as words } from '../../i18n/fr';
import { listAddress } from '../kit/listAddress';
import { CountTable } from './CountTable';
import { FigurePlot } from './FigurePlot';
import { barsHeight, LINES_HEIGHT } from './plotHeights';

const Bars = lazy(async () => ({ default: (await import('./plots')).Bars }));
const Months = lazy(async () => ({ default: (await import('./plots')).Months }));

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

interface FiguresProps {
  figures: StaffFigures;
}

function ByStatus({ figures: { valuations } }: FiguresProps) {
  const { title, column } = words.byStatus;
  const rows = VALUATION_STATUSES.map((status) => ({
    status,
    label: STATUS_NAMES[status],
    count: sum(valuations.filter((cell) => cell.status === status).map(({ count }) => count)),
  }));
  return (
    <FigurePlot
      title={title}
      plot={<Bars bars={rows} />}
      height={barsHeight(rows.length)}
      table={
        <CountTable
          label={title}
          columns={[column, words.count]}
          rows={rows.map(({ status, label, count }) => ({
            key: label,
            label,
            to: listAddress('valuations', { status }),
            counts: [count],
          }))}
        />
      }
    />
  );
}

function ByCategory({ figures: { valuations } }: FiguresProps) {
  const { title, column, archived } = words.byCategory;
  const active = valuations.filter(({ status }) => isValuationStatus(status) && isActive(status));
  const rows = words.categories.map((label, category) => ({
    category,
    label,
    count: sum(active.filter((cell) => cell.category === category).map(({ count }) => count)),
  }));
  const status = VALUATION_STATUSES.filter(isActive);
  return (
    <FigurePlot
      title={title}
      text={archived}
      plot={<Bars bars={rows} />}
      height={barsHeight(rows.length)}
      table={
        <CountTable
          label={title}
          columns={[column, words.count]}
          rows={rows.map(({ category, label, count }) => ({
            key: label,
            label,
            to: listAddress('valuations', { category, status }),
            counts: [count],
          }))}
        />
      }
    />
  );
}

function BelowMinimum({ figures: { below_minimum: departments } }: FiguresProps) {
  const { title, text, column, establishments, unknown, none } = words.below;
  if (departments.length === 0) return <FigurePlot title={title} text={none} plot={null} table={none} />;
  return (
    <FigurePlot
      title={title}
      text={text}
      plot={
        <Bars
          bars={departments.map(({ department, valuations }) => ({ label: department ?? unknown, count: valuations }))}
        />
      }
      height={barsHeight(departments.length)}
      table={
        <CountTable
          label={title}
          columns={[column, words.count, establishments]}
          rows={departments.map(({ department, valuations, establishments: count }) => ({
            key: department ?? unknown,
            label: department ?? unknown,
            to: listAddress('valuations', { department, below_minimum: true }),
            counts: [valuations, count],
          }))}
        />
      }
    />
  );
}

function Activity({ figures: { months } }: FiguresProps) {
  const { title, column, created, calculated } = words.months;
  return (
    <FigurePlot
      title={title}
      plot={<Months months={months} />}
      height={LINES_HEIGHT}
      table={
        <CountTable
          label={title}
          columns={[column, created, calculated]}
          rows={months.map((month) => ({
            key: month.month,
            label: new Date(`${month.month}-15`).toLocaleDateString('fr-FR', { month: 'long', year: 'numeric' }),
            to: '',
            counts: [month.created, month.calculated],
          }))}
        />
      }
    />
  );
}

export function Figures({ figures }: FiguresProps) {
  return (
    <>
      <ByStatus figures={figures} />
      <ByCategory figures={figures} />
      <BelowMinimum figures={figures} />
      <Activity figures={figures} />
    </>
  );
}
