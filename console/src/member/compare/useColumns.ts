/** Loads the columns of a comparison: the valuations that the person still sees, and functions of the grid in force. */
import { useState } from 'react';
import { isApiError } from '../../api/errors';
import { useGrids, useReference, useValuationFiles, type ValuationFile } from '../../api/rows';
import type { Reference } from '../../api/reference';
import { today } from '../../amounts/model/today';
import { functionColumn, valuationColumn, type Column } from './column';
import type { Compared } from './compareQuery';

export type ColumnsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly columns: readonly Column[];
      /** Valuations that are deleted, limited to others, or of another establishment. */
      readonly gone: readonly number[];
      readonly reference: Reference;
    };

const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

function olderGridsOf(files: readonly { data?: ValuationFile | undefined }[]): number[] {
  const ids = files.flatMap(({ data }) =>
    data === undefined || data.valuation.gridId === data.reference.info.id ? [] : [data.valuation.gridId],
  );
  return [...new Set(ids)];
}

export function useColumns({ valuations, functions }: Compared): ColumnsState {
  const reference = useReference();
  const files = useValuationFiles(valuations);
  const olderGrids = useGrids(olderGridsOf(files));
  const failed = [reference, ...files, ...olderGrids].find(({ error }) => error !== null && !isGone(error));
  const [areFirstThere, setFirstThere] = useState(false);
  if (failed !== undefined) {
    return { kind: 'failed', error: failed.error, retry: () => void failed.refetch() };
  }
  const isPending = [...files, ...olderGrids].some(({ data, error }) => data === undefined && error === null);
  // The first columns appear together; later ones do not hide them while they load.
  if (reference.data === undefined || (isPending && !areFirstThere)) return { kind: 'loading' };
  if (!areFirstThere) setFirstThere(true);
  const day = today();
  const inForce = reference.data;
  const { floors } = inForce;
  const grids = [inForce, ...olderGrids.flatMap(({ data }) => (data ? [{ ...data, floors }] : []))];
  const columns = [
    ...files.map(({ data }) => {
      const amountGrid = grids.find(({ info }) => info.id === data?.valuation.gridId);
      return data && amountGrid && valuationColumn(data.valuation, { inForce, amountGrid }, day);
    }),
    ...functions.map((id) => functionColumn(id, inForce, day)),
  ];
  return {
    kind: 'ready',
    columns: columns.filter((column) => column !== null && column !== undefined),
    gone: valuations.filter((_, index) => isGone(files[index]?.error)),
    reference: inForce,
  };
}
