import { formatAmount, typeset } from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';
import { dashboard, ui } from '../../i18n/fr';

export function titleOf(row: Pick<ValuationRow, 'functionTitle'>): string {
  return row.functionTitle === '' ? dashboard.untitledFunction : typeset(row.functionTitle);
}

export function amountWords({ due }: Pick<ValuationRow, 'due'>): string {
  return due === null ? ui.noAmount : formatAmount(due);
}
