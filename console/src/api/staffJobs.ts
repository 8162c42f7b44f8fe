/** The queues as staff follow them. */
import { jobCalls, type JobQueueCounts, type JobWaits, type ManyOutcome } from '@valorisation/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call';

const EVERY_MS = 15_000;

/** How many jobs of each state each queue holds, read anew while the page is open. */
export function useJobQueues() {
  return useQuery<readonly JobQueueCounts[]>({
    queryKey: ['jobs', 'queues'],
    queryFn: async ({ signal }) => call(jobCalls.queues, {}, { signal, silent: true }),
    refetchInterval: EVERY_MS,
    retry: false,
  });
}

export function useJobWaits() {
  return useQuery<readonly JobWaits[]>({
    queryKey: ['jobs', 'waits'],
    queryFn: async ({ signal }) => call(jobCalls.waits, {}, { signal, silent: true }),
  });
}

/** Has failed jobs tried again, by one call. */
export async function retryJobs(ids: readonly string[]): Promise<ManyOutcome<string>> {
  return call(jobCalls.retry, { body: { ids: [...ids] } });
}
