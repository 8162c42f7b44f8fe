/**
 * The monthly total of the branch as a calculation: stored amounts, seniority that is due anyway, the effect of the
 * grid, the total after it.
 */
import type { EffectFigures } from '@valorisation/contract';
import { formatAmount, formatInteger } from '@valorisation/rules';
import { signedAmount } from '../../../amounts/model/amounts';
import { staffGridEffect } from '../../../i18n/fr';
import { NumberCell, Table } from '../../../ui/Table';
import styles from './Effect.module.css';
import { EffectPart } from './EffectPart';

const { month: words } = staffGridEffect;

export function MonthTotal({ figures: { month } }: { figures: EffectFigures }) {
  const { before, due_anyway: dueAnyway, after } = month;
  const lines = [
    [words.before, formatAmount({ cents: before, unit: 'month' })],
    [words.dueAnyway, signedAmount(dueAnyway - before, 'month')],
    [words.grid, signedAmount(after - dueAnyway, 'month')],
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
