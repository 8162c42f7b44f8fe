/** What screens ask of planned degrees. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshLists } from './memberHooks';
import { keys } from './memberKeys';
import { plannedRows, takePlanned, type PlannedRequest } from './planned';

export function usePlannedRows(ids: readonly number[]) {
  return useQuery({ queryKey: keys.plannedRows(ids), queryFn: () => plannedRows(ids), gcTime: 0 });
}

/** Settles once the lists on screen show what it did; `done` tells how far it is. */
export function useTakePlanned() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: (request: PlannedRequest) => takePlanned(request, setDone),
    onMutate: () => setDone(0),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: keys.valuations });
      await refreshLists(client);
    },
  });
  return { ...mutation, done };
}
