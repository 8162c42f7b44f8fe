import type { PaidAmount } from '@valorisation/contract';
import { countedCents } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { PaidAmounts } from '../persistence/paid-amounts.js';
import { ValuationSettings } from './valuation-settings.js';
import type { Viewer } from './viewer.js';

/** What is paid for a function, the first amount first. Refusal: `introuvable`. */
export class ListPaidAmounts extends QueryOf<{ viewer: Viewer; valuationId: number }, readonly PaidAmount[]>() {}

const on = handlersWith({ amounts: PaidAmounts, settings: ValuationSettings });

export const paidAmountsQueries = [
  on(ListPaidAmounts, async ({ viewer, valuationId }, { amounts, settings }) => {
    const [stored, counted] = await Promise.all([amounts.of(viewer, valuationId), settings.countedParts()]);
    return stored.map((amount) => ({ ...amount, countedCents: countedCents(amount, counted) }));
  }),
];
