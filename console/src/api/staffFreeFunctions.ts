/** What staff ask and do about "autre" functions beside the dialect of their lists. */
import { freeFunctionCalls as calls, type FunctionProposal, type HiddenFreeFunctions } from '@valorisation/contract';
import { call } from './call';

export const staffFreeFunctions = {
  hidden: async (): Promise<HiddenFreeFunctions> => call(calls.hidden),
  propose: async (id: number, functionId: number): Promise<FunctionProposal> =>
    call(calls.propose, { params: { id }, body: { function_id: functionId } }),
  withdraw: async (id: number): Promise<FunctionProposal> => call(calls.withdraw, { params: { id } }),
};
