import type { EffectFigures } from '@valorisation/contract';
import { formatDifference, formatInteger } from '@valorisation/rules';
import { lazy } from 'react';
import { staffGridEffect } from '../../../i18n/fr';
import { CountTable } from '../../dashboard/CountTable';
import { FigurePlot } from '../../dashboard/FigurePlot';

const ChangeBars = lazy(async () => ({ default: (await import('./ChangeBars')).ChangeBars }));
const { plot: words } = staffGridEffect;

type Bin = EffectFigures['month']['bins'][number];

const amount = (cents: number): string => formatDifference(cents);

function labelOf({ from, to }: Bin): string {
  if (from === null) return words.under(amount(to ?? 0));
  return to === null ? words.over(amount(from)) : words.between(amount(from), amount(to));
}

export function ChangePlot({ figures: { month } }: { figures: EffectFigures }) {
  const { bins, rows, gains, losses } = month;
  const changed = gains + losses;
  const bars = bins.map((bin) => ({ label: labelOf(bin), count: bin.rows, isLoss: (bin.to ?? 1) <= 0 }));
  return (
    <FigurePlot
      title={words.title}
      text={changed === 0 ? words.none : words.text(formatInteger(changed), formatInteger(rows - changed))}
      plot={changed === 0 ? null : <ChangeBars bars={bars} />}
      table={
        <CountTable
          label={words.title}
          columns={[words.bin, words.count]}
          rows={bars.map(({ label, count }) => ({ label, counts: [count] }))}
        />
      }
    />
  );
}
