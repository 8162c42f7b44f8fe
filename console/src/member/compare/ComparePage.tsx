/** /comparaison?valeurs=1,2&fonctions=12: two to four valuations or functions side by side. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { classification, compare as words } from '../../i18n/fr';
import { GridNote } from '../../layout/GridNote';
import { Page } from '../../layout/Page';
import { QuietFrame, Waiting } from '../../layout/skeleton/Waiting';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ErrorState } from '../../ui/State';
import { today } from '../../amounts/model/today';
import { AddToComparison } from './AddToComparison';
import { Stack, Text } from '../../ui/layout/primitives';
import { comparePath, countOf, FEWEST_COMPARED, readCompareQuery, without, type Compared } from './compareQuery';
import { CompareTable } from './CompareTable';
import { useState } from 'react';
import { isApiError } from '../../core/errors';
import { useGrids, useReference, useValuationFiles, type ValuationFile } from '../../api/rows';
import type { Reference } from '../../api/reference';
import { functionColumn, valuationColumn, type Column } from './column';

type ColumnsState =
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

function useColumns({ valuations, functions }: Compared): ColumnsState {
  const reference = useReference();
  const files = useValuationFiles(valuations);
  const olderGrids = useGrids(olderGridsOf(files));
  const failed = [reference, ...files, ...olderGrids].find(({ error }) => error !== null && !isGone(error));
  const [areFirstThere, setFirstThere] = useState(false);
  if (failed !== undefined) {
    return { kind: 'failed', error: failed.error, retry: () => void failed.refetch() };
  }
  const isPending = [...files, ...olderGrids].some(({ data, error }) => data === undefined && error === null);
  // The first columns appear together. Columns that are added later do not hide them while loading.
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

function Loading() {
  return (
    <Waiting label={words.loading}>
      <QuietFrame kind="list" />
    </Waiting>
  );
}

interface ContentProps {
  compared: Compared;
  onChange: (next: Compared) => void;
}

function MissingRows({ ids, compared, onChange }: ContentProps & { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  return (
    <Notice
      tone="wheat"
      action={
        <Button size="small" onClick={() => onChange(without(compared, 'valuations', ids))}>
          {words.gone.action}
        </Button>
      }
    >
      {words.gone.text(ids.length)}
    </Notice>
  );
}

function Closing() {
  return (
    <Text as="div" tone="quiet">
      <p>{classification.conclusion.minimumNote}</p>
      <GridNote />
    </Text>
  );
}

function Content({ compared, onChange }: ContentProps) {
  const state = useColumns(compared);
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <ErrorState title={words.failed} error={state.error} onRetry={state.retry} />;
  const { columns, gone, reference } = state;
  const isEnough = columns.length >= FEWEST_COMPARED;
  const adder = (
    <AddToComparison
      compared={compared}
      reference={reference}
      isNeeded={!isEnough}
      lone={columns.length === 1 ? columns[0] : undefined}
      onChange={onChange}
    />
  );
  return (
    <Stack gap={5}>
      <MissingRows ids={gone} compared={compared} onChange={onChange} />
      {!isEnough && adder}
      {columns.length > 0 && (
        <CompareTable columns={columns} onRemove={({ kind, id }) => onChange(without(compared, `${kind}s`, [id]))} />
      )}
      {isEnough && adder}
      {isEnough && <Closing />}
    </Stack>
  );
}

export function ComparePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const compared = readCompareQuery(query);
  return (
    <Page
      title={words.title}
      intro={countOf(compared) >= FEWEST_COMPARED ? words.intro : words.choose}
      back={{ to: paths.dashboard(), label: words.back }}
      width="wide"
      {...(countOf(compared) >= FEWEST_COMPARED && {
        action: <Button onClick={() => window.print()}>{words.print}</Button>,
      })}
    >
      <Content compared={compared} onChange={(next) => void navigate(comparePath(next), { replace: true })} />
    </Page>
  );
}
