/** Amounts of functions in texts, computed here by the same rules as on the server. Pure. */
import type { LiveAmount } from '@valorisation/contract';
import { functionAmount, functionAmountName } from '@valorisation/rules';
import { today } from '../../../amounts/model/today';
import type { PublicReference } from '../../../api/reference';

const NAMED = /\{\{(fonction\.[^{}]*)\}\}/g;

type Reference = Pick<PublicReference, 'grid' | 'floors'>;

function amountNamed(id: string, { grid, floors: { wage } }: Reference): LiveAmount | null {
  const amount = functionAmount(id);
  const label = amount?.label({ grid }) ?? null;
  return amount === undefined || label === null
    ? null
    : { id, label, value: amount.value({ grid, wage, today: today() }) };
}

/** Null for a function that the grid does not have. */
export function amountOfFunction(
  of: Parameters<typeof functionAmountName>[0],
  reference: Reference,
): LiveAmount | null {
  return amountNamed(functionAmountName(of), reference);
}

/** Those that the texts of a record name. */
export function functionAmountsIn(content: object, reference: Reference): LiveAmount[] {
  const names = new Set([...JSON.stringify(content).matchAll(NAMED)].map(([, name = '']) => name.trim()));
  return [...names].flatMap((name) => amountNamed(name, reference) ?? []);
}
