/**
 * The differences between two versions of the grid as a sheet of paper. The screen shows them as they will be printed.
 */
import { Button } from '@mui/material';
import { staffGridCalls } from '@valorisation/contract';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { formatDay } from '@valorisation/rules';
import { GridChanges } from '../../amounts/parts/GridChanges';
import { useCall } from '../../api/useCall';
import { staffGrids as words } from '../../i18n/fr';
import { useDocumentTitle } from '../../layout/useDocumentTitle';
import { paths } from '../../routes';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { LoadingBlock } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { FactList } from '../../ui/FactList';
import styles from './DifferencePage.module.css';
import { nameOf, statusOf, type GridRow } from './gridFacts';

const { difference } = words;

export function DifferencePage() {
  const { id = '', otherId = '' } = useParams();
  const [beforeId, afterId] = [Number(id), Number(otherId)];
  const before = useGetOne<GridRow>('grids', { id: beforeId });
  const after = useGetOne<GridRow>('grids', { id: afterId });
  const changes = useCall(staffGridCalls.difference, { params: { id: beforeId, otherId: afterId } });
  useDocumentTitle(difference.printTitle);
  const [today] = useState(() => new Date().toISOString());
  const error: unknown = before.error ?? after.error ?? changes.error;
  if (error !== null) return <ErrorState error={error} onRetry={() => void changes.refetch()} />;
  if (before.data === undefined || after.data === undefined || changes.data === undefined) return <LoadingBlock />;
  return (
    <main className={styles.page}>
      <Cluster gap={3} className={styles.acts}>
        <Button variant="contained" onClick={() => window.print()}>
          {difference.printAct}
        </Button>
        <Button component={Link} to={`${paths.admin()}/grids/${afterId}/show`}>
          {difference.back}
        </Button>
      </Cluster>
      <Stack gap={5}>
        <h1>{difference.printTitle}</h1>
        <FactList
          className={styles.versions}
          facts={[
            [difference.before, <Version key="before" row={before.data} />],
            [difference.after, <Version key="after" row={after.data} />],
          ]}
        />
        <p>{`${difference.count(changes.data.length)}. ${difference.printedOn(formatInstant(today))}.`}</p>
        {changes.data.length === 0 ? <p>{difference.same}</p> : <GridChanges changes={changes.data} />}
      </Stack>
    </main>
  );
}

function Version({ row }: { row: GridRow }) {
  return (
    <>
      <strong>{nameOf(row)}</strong>
      <br />
      {difference.state(statusOf(row), formatDay(row.effective_on))}
    </>
  );
}
