import type { ReactNode } from 'react';
import { formatInteger, formatMoney } from '@valorisation/rules';
import { pages } from '../../i18n/fr';
import { BarTable } from '../../ui/BarTable';
import { Text } from '../../ui/layout/primitives';
import { SECRETARY, useExample } from '../home/HomeExample';
import { barsBegin, floorsOf, type GridInForce } from './gridRows';

/** The floors beside the minimum of an example. The bars do not begin at zero, because the amounts are close together. */
export function Floors({ grid, waiting }: { grid: GridInForce; waiting: ReactNode }) {
  const { label, compared, month, minimum, example, scale, ...names } = pages.textPages.tables.floors;
  const { found, error } = useExample();
  // Shown without the example first, the bars and the highest amount would change a moment later.
  if (found === undefined && error === null) return waiting;
  const amounts: { readonly name: string; readonly cents: number }[] = floorsOf(grid).map(([name, cents]) => ({
    name: names[name],
    cents,
  }));
  const isComplete = found?.uncounted.length === 0;
  if (isComplete) amounts.push({ name: minimum, cents: found.minimumCents });
  const [least, most] = [Math.min, Math.max].map((of) => of(...amounts.map(({ cents }) => cents)));
  const from = barsBegin(least ?? 0, most ?? 0);
  const rows = amounts.map(({ name, cents }) => ({
    key: name,
    label: cents === most ? <strong>{name}</strong> : name,
    value: cents - from,
    figures: [cents === most ? <strong key={name}>{formatMoney(cents)}</strong> : formatMoney(cents)],
  }));
  return (
    <>
      <BarTable label={label} columns={[compared, month]} rows={rows} />
      <Text tone="hint">
        {isComplete && example(found.functionTitle, SECRETARY.years)} {scale(formatInteger(from / 100))}
      </Text>
    </>
  );
}
