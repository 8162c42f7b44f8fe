/** What people are paid. Only users who may see pay make these calls; the acts may run after the form has closed, by an undo. */
import { arrearsCalls, paidAmountCalls as calls, type PaidAmount } from '@valorisation/contract';
import { call } from './call';
import { useCall } from './useCall';

export const usePaidAmounts = (valuationId: number) =>
  useCall(calls.list, { params: { id: valuationId } }, { gcTime: 0 });

export const useArrears = (profileId: number, enabled = true) =>
  useCall(arrearsCalls.one, { params: { id: profileId } }, { enabled });

/** It takes the place of the amount of the same day. Answers all amounts of the function. */
export const enterPaid = ({
  valuationId,
  from,
  unit,
  parts,
}: Pick<PaidAmount, 'valuationId' | 'from' | 'unit' | 'parts'>) => {
  const { base = 0, ...otherParts } = parts;
  return call(calls.enter, { params: { id: valuationId }, body: { from, unit, baseCents: base, otherParts } });
};

export const removePaid = ({ id, version }: PaidAmount) => call(calls.remove, { params: { id }, body: { version } });
