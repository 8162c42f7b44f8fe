/** A chart of the first page, with a table of the same counts for people who do not see the chart. */
import { Suspense, type ReactNode } from 'react';
import { staffDashboard as words } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { Part } from './Part';
import { Summary } from '../../ui/Summary';

interface FigurePlotProps {
  title: string;
  text?: string;
  /** Not read out by screen readers. */
  plot: ReactNode;
  height?: number;
  table: ReactNode;
}

export function FigurePlot({ title, text, plot, height = 0, table }: FigurePlotProps) {
  return (
    <Part title={title}>
      <Stack gap={3} above={2}>
        {text !== undefined && <p className="quiet">{text}</p>}
        <div aria-hidden="true" inert className="shrinkable clipped">
          <Suspense fallback={<div style={{ height }} />}>{plot}</Suspense>
        </div>
        <details>
          <Summary>
            {words.table}
            <span className="visually-hidden">{`\u00a0: ${title}`}</span>
          </Summary>
          {table}
        </details>
      </Stack>
    </Part>
  );
}
