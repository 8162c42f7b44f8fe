/** What a version of the grid would change before it is published, for staff. */
import { gridEffectCalls as calls, type GridEffect } from '@valorisation/contract';
import { useCall } from './useCall';

const EVERY_MS = 1000;

export const isUnderWay = ({ state }: Pick<GridEffect, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Read anew while it is computed, and each time that the page is opened. */
export const useGridEffect = (id: number) =>
  useCall(
    calls.read,
    { params: { id } },
    {
      silent: true,
      refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? EVERY_MS : false),
    },
  );
