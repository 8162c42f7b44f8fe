import { gridPublicationCalls as calls, type GridPublication } from '@valorisation/contract';
import { useCall } from './useCall';

const MOVING_MS = 1_000;
const WAITING_MS = 15_000;

/**
 * The time until the state is read again: while a publication runs, and while another person or the clock may change
 * the state. False: the state is not read again.
 */
function pauseFor(state: GridPublication | undefined): number | false {
  if (state === undefined || state.request === null) return false;
  if (state.status === 'in_force') return (state.move?.finished_at ?? null) === null ? MOVING_MS : false;
  return state.status === 'past' ? false : WAITING_MS;
}

export const useGridPublication = (id: number) =>
  useCall(calls.state, { params: { id } }, { silent: true, refetchInterval: ({ state }) => pauseFor(state.data) });
