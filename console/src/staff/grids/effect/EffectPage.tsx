import { gridEffectCalls, type EffectFigures, type GridEffect } from '@valorisation/contract';
import { formatDay } from '@valorisation/rules';
import { Title, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { keyOf, useAct, useCall } from '../../../api/useCall';
import { staffGridEffect as words } from '../../../i18n/fr';
import { paths } from '../../../routes';
import { Button } from '../../../ui/Button';
import { formatMoment } from '../../../ui/instant';
import { Cluster, Stack, Text } from '../../../ui/layout/primitives';
import { ErrorNotice, Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Spinner';
import { EmptyState, ErrorState } from '../../../ui/State';
import { StaffTitle } from '../../kit/StaffTitle';
import type { GridRow } from '../gridFacts';
import styles from './Effect.module.css';
import { ExportEffect } from '../ExportButtons';
import { EffectProgress } from './EffectProgress';
import { ChangePlot } from './ChangePlot';
import { EffectGroups } from './EffectGroups';
import { LargestChanges } from './LargestChanges';
import { MonthTotal } from './MonthTotal';
import { ShortFigures } from './ShortFigures';
import { StatusMoves } from './StatusMoves';

const EVERY_MS = 1000;

const isUnderWay = ({ state }: Pick<GridEffect, 'state'>): boolean => state === 'waiting' || state === 'running';

export function EffectPage() {
  const id = Number(useParams()['id']) || 0;
  const { data: grid } = useGetOne<GridRow>('grids', { id });
  const {
    data: effect,
    error,
    refetch,
    dataUpdatedAt: readAt,
  } = useCall(
    gridEffectCalls.read,
    { params: { id } },
    {
      silent: true,
      refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? EVERY_MS : false),
    },
  );
  return (
    <Stack gap={6} className={styles.page}>
      <Title
        title={<StaffTitle text={grid === undefined ? words.untitled : words.title(formatDay(grid.effective_on))} />}
      />
      <Stack gap={2}>
        <p>{words.intro}</p>
        <Link to={paths.adminGrid(id)}>{words.back}</Link>
      </Stack>
      {effect !== undefined && <Effect gridId={id} effect={effect} readAt={readAt} />}
      {effect === undefined && error !== null && (
        <ErrorState title={words.failedToRead} error={error} onRetry={() => void refetch()} />
      )}
      {effect === undefined && error === null && (
        <div role="status" aria-label={words.loading}>
          <Skeleton height="320px" />
        </div>
      )}
    </Stack>
  );
}

function Effect({ gridId, effect, readAt }: { gridId: number; effect: GridEffect; readAt: number }) {
  const given = { params: { id: gridId } };
  const ask = useAct(gridEffectCalls.ask, { answers: keyOf(gridEffectCalls.read, given) });
  const { state, figures, stale, computed_at: computedAt } = effect;
  const asking = (label: string, isMain = true) => (
    <Button variant={isMain ? 'primary' : 'secondary'} busy={ask.isPending} onClick={() => ask.mutate(given)}>
      {label}
    </Button>
  );
  const isStale = stale.draft || stale.data;
  return (
    <>
      <ErrorNotice error={ask.error} />
      {state === 'none' && (
        <EmptyState title={words.none.title} action={asking(words.none.act)}>
          <p>{words.none.text}</p>
        </EmptyState>
      )}
      {isUnderWay(effect) && (
        <EffectProgress effect={effect} readAt={readAt} again={asking(words.running.again, false)} />
      )}
      {state === 'failed' && (
        <Notice tone="clay" alert>
          <Stack gap={3} align="start">
            <strong>{words.failed.title}</strong>
            <p>{words.failed.text}</p>
            {asking(words.failed.act)}
          </Stack>
        </Notice>
      )}
      {figures !== null && isStale && (
        <Notice tone="wheat">
          <Stack gap={3} align="start">
            {stale.draft && <p>{words.stale.draft}</p>}
            {stale.data && <p>{words.stale.data}</p>}
            {state === 'done' && asking(words.stale.act)}
          </Stack>
        </Notice>
      )}
      {figures !== null && computedAt !== null && (
        <>
          <Cluster gap={4} align="center" justify="space-between">
            <Text tone="quiet">{words.computed(formatMoment(computedAt), figures.rows, formatDay(figures.day))}</Text>
            <span>
              {state === 'done' && !isStale && asking(words.stale.act, false)}
              <ExportEffect gridId={gridId} />
            </span>
          </Cluster>
          <EffectReport gridId={gridId} figures={figures} />
        </>
      )}
    </>
  );
}

function EffectReport({ gridId, figures }: { gridId: number; figures: EffectFigures }) {
  return (
    <Stack gap={6}>
      <ShortFigures figures={figures} />
      <MonthTotal figures={figures} />
      <ChangePlot figures={figures} />
      <StatusMoves statuses={figures.statuses} />
      <EffectGroups groups={figures.groups} />
      <LargestChanges gridId={gridId} rows={figures.largest} />
    </Stack>
  );
}
