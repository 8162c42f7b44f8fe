import { proposalCalls as calls, type ProposalOutcome, type ProposedRow } from '@valorisation/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call';
import { isApiError } from '../core/errors';
import { refreshRow } from './rows';
import { useUser } from './session';
import { useCall } from './useCall';

export type { ProposedRow } from '@valorisation/contract';

/** The number of rows that wait for an answer. Zero for a collaborator, who may not answer. */
export function useProposalCount() {
  const isHead = useUser()?.associated === false;
  const { data, isLoading } = useCall(calls.count, {}, { enabled: isHead });
  return { open: data?.open ?? 0, isLoading };
}

export interface ProposalAnswer {
  row: ProposedRow;
  answer: 'accept' | 'refuse';
}

async function answer({ row, answer: said }: ProposalAnswer): Promise<ProposalOutcome> {
  const params = { id: row.id };
  // Names the version whose amounts were shown.
  if (said === 'accept') return call(calls.accept, { params, body: { version: row.current.version } });
  return call(calls.refuse, { params });
}

export function useAnswerProposal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: answer,
    onSuccess: async (_, { row }) => refreshRow(client, row.current.id),
    onError: async (error, { row }) => {
      if (isApiError(error) && error.isOutdated) await refreshRow(client, row.current.id);
    },
  });
}
