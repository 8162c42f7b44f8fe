/** The acts on a valuation and on its profile. Each carries the version that the person was shown. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  actCalls,
  bulkCalls,
  lifeCalls as calls,
  valuationCalls,
  type ValuationDetail,
  type ValuationInput,
  type ValuationRow,
} from '@valorisation/contract';
import { ValuationStatus } from '@valorisation/rules';
import { useDelete } from 'ra-core';
import { call, type CallManner } from './call';
import { isApiError, localError } from '../core/errors';
import { forgetRow, refreshLists, refreshRow, useKeepTrue } from './rows';
import type { UpdateAction } from './updatePreview';
import { toValuation } from './valuation';

export interface LifeTarget {
  readonly id: number;
  /**
   * The change is refused as `version_perimee` when another person has changed the row meanwhile. Without a version, no
   * comparison is made.
   */
  readonly version?: number;
}

export type ProfileChoice = { readonly profileId: number } | { readonly profileName: string };

interface Target {
  readonly params: { readonly id: number };
  readonly body: { readonly version?: number | undefined; readonly profileId?: number; readonly profileName?: string };
}

/** A command on one valuation. It answers the valuation; a duplication answers the copy. */
export type LifeCommand = keyof typeof actCalls | 'unarchive' | 'show' | 'hide';

function send(command: LifeCommand, { params, body }: Target): Promise<ValuationDetail> {
  switch (command) {
    case 'unarchive':
      // The server finds the valuation's status after unarchiving.
      return call(calls.change, { params, body: { ...body, status: ValuationStatus.UpToDate } });
    case 'show':
    case 'hide':
      return call(calls.setVisibility, { params: { ...params, val: command === 'show' }, body });
    default:
      return call(actCalls[command], { params, body });
  }
}

function useValuationAct<Given>(
  act: (given: Given) => Promise<ValuationDetail>,
  onError?: (error: unknown, given: Given) => void,
) {
  const onSuccess = useKeepTrue();
  return useMutation({
    mutationFn: async (given: Given) => toValuation(await act(given)),
    onSuccess,
    ...(onError && { onError }),
  });
}

/** If a refusal was caused by a change or a deletion, the screens load the present state. */
function useRefreshWhenOutdated() {
  const client = useQueryClient();
  return (error: unknown, { id }: Pick<LifeTarget, 'id'>) => {
    if (isApiError(error) && error.isOutdated) void refreshRow(client, id);
  };
}

/** -1 creates one. Rejects with 422 and the faulty fields, 409 `version_perimee`. */
export const useSaveValuation = () =>
  useValuationAct(({ id, input }: { id: number; input: ValuationInput }) =>
    call(valuationCalls.save, { params: { id }, body: input }),
  );

/** The server computes the valuation on the grid in force; rejects with `criteres_manquants` naming the criteria. */
export const useCompleteValuation = () =>
  useValuationAct((body: LifeTarget) => call(valuationCalls.complete, { body }));

export interface LifeChange extends LifeTarget {
  command: LifeCommand;
  person?: ProfileChoice;
}

export const useLifeCommand = () =>
  useValuationAct(
    ({ command, person, id, version }: LifeChange) => send(command, { params: { id }, body: { version, ...person } }),
    useRefreshWhenOutdated(),
  );

async function update(action: UpdateAction, { id, version }: LifeTarget): Promise<ValuationDetail> {
  if (action === 'bringUpToDate') return send(action, { params: { id }, body: { version } });
  // Applies the seniority of today on the valuation's own grid.
  await call(bulkCalls.applyAnniversaries, { body: { id, version } });
  const [updated] = (await call(valuationCalls.one, { params: { id } })).valuations;
  if (updated === undefined) throw localError('reponse_illisible');
  return updated;
}

export const useUpdate = (action: UpdateAction) =>
  useValuationAct((target: LifeTarget) => update(action, target), useRefreshWhenOutdated());

/** For a call that is made while the user leaves the page or the session. */
export type LastCallOptions = Pick<CallManner, 'keepalive' | 'token'>;

export async function deleteValuation({ id, version }: LifeTarget, options: LastCallOptions = {}): Promise<void> {
  await call(calls.delete, { params: { id }, body: { version } }, options);
}

export function useDeleteValuation() {
  const client = useQueryClient();
  const refreshWhenOutdated = useRefreshWhenOutdated();
  return useDelete<ValuationRow & { id: number }, Error>(
    'valuations',
    {},
    {
      returnPromise: true,
      onSuccess: (_, { id }) => {
        forgetRow(client, Number(id));
        void refreshLists(client);
      },
      onError: (error, { id }) => refreshWhenOutdated(error, { id: Number(id) }),
    },
  );
}

/** Deletes a valuation even if its screen has closed. Settles once the lists on screen show the result. */
export function useLateDeletion() {
  const client = useQueryClient();
  return async (target: LifeTarget, options: LastCallOptions): Promise<void> => {
    try {
      await deleteValuation(target, options);
      forgetRow(client, target.id);
    } finally {
      await refreshLists(client);
    }
  };
}
