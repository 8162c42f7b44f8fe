import { gridPublicationCalls as calls, type GridPublication } from '@valorisation/contract';
import { useCall } from './useCall';

const MOVING_MS = 1_000;
const WAITING_MS = 15_000;

/** How often to poll: until a publication is done, and while another person or the clock may change its state. */
function pauseFor(state: GridPublication | undefined): number | false {
  if (state === undefined || state.request === null) return false;
  if (state.status === 'in_force') return (state.move?.finished_at ?? null) === null ? MOVING_MS : false;
  return state.status === 'past' ? false : WAITING_MS;
}

export const useGridPublication = (id: number) =>
  useCall(calls.state, { params: { id } }, { silent: true, refetchInterval: ({ state }) => pauseFor(state.data) });
