/** Functions that the employer body proposes for an establishment's "autre" functions, and the head's answers. */
import { proposalCalls as calls, type ProposalOutcome, type ProposedRow } from '@valorisation/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from './call';
import { isApiError } from './errors';
import { refreshLists } from './memberHooks';
import { keys } from './memberKeys';
import { useUser } from './session';

export type { ProposedRow } from '@valorisation/contract';

/** Rows that wait for an answer; none for a collaborator, who is not asked. */
export function useProposalCount() {
  const isHead = useUser()?.associated === false;
  return useQuery({
    queryKey: keys.proposalCount,
    queryFn: async () => (isHead ? (await call(calls.count)).open : 0),
  });
}

export function useProposals() {
  return useQuery({ queryKey: keys.proposalRows, queryFn: () => call(calls.list) });
}

export interface ProposalAnswer {
  row: ProposedRow;
  answer: 'accept' | 'refuse';
}

async function answer({ row, answer: said }: ProposalAnswer): Promise<ProposalOutcome> {
  const params = { id: row.id };
  // The amounts that were read are those of this version.
  if (said === 'accept') return call(calls.accept, { params, body: { version: row.current.version } });
  return call(calls.refuse, { params });
}

/** Settles once the list shows what is left. */
export function useAnswerProposal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: answer,
    onSuccess: async (_, { row }) => refresh(client, row),
    onError: async (error, { row }) => {
      if (isApiError(error) && (error.status === 409 || error.status === 404)) await refresh(client, row);
    },
  });
}

async function refresh(client: QueryClient, { current: { id } }: ProposedRow): Promise<void> {
  void client.invalidateQueries({ queryKey: keys.valuation(id) });
  void client.invalidateQueries({ queryKey: keys.story(id) });
  await refreshLists(client);
}
