/**
 * The monthly total of the branch as a calculation: stored amounts, seniority that is due anyway, the effect of the
 * grid, the total after it.
 */
import type { EffectFigures } from '@valorisation/contract';
import { formatAmount, formatDifference, formatInteger } from '@valorisation/rules';
import { staffGridEffect } from '../../../i18n/fr';
import { NumberCell, Table } from '../../../ui/Table';
import styles from './Effect.module.css';
import { EffectPart } from './EffectPart';

const { month: words } = staffGridEffect;

export function MonthTotal({ figures: { month } }: { figures: EffectFigures }) {
  const { before, due_anyway: dueAnyway, after } = month;
  const lines = [
    [words.before, formatAmount({ cents: before, unit: 'month' })],
    [words.dueAnyway, formatDifference(dueAnyway - before)],
    [words.grid, formatDifference(after - dueAnyway)],
    [words.after, formatAmount({ cents: after, unit: 'month' })],
  ] as const;
  return (
    <EffectPart title={words.title} text={words.text(formatInteger(month.rows))}>
      <Table label={words.title} className={styles.total}>
        <tbody>
          {lines.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <NumberCell>{amount}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </EffectPart>
  );
}
