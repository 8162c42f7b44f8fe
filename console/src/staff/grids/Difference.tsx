/** The differences between two versions, by part. They can be printed. */
import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { staffGridCalls } from '@valorisation/contract';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { GridChanges } from '../../amounts/parts/GridChanges';
import { useCall } from '../../api/useCall';
import { staffGrids as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Stack } from '../../ui/layout/primitives';
import { ErrorState } from '../../ui/State';
import { nameOf, statusOf, type GridRow } from './gridFacts';

/** One page holds all versions, because one or two are published each year. */
const MOST_VERSIONS = 100;

const { difference } = words;

export function Difference({ row }: { row: GridRow }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { data = [] } = useGetList<GridRow>('grids', {
    pagination: { page: 1, perPage: MOST_VERSIONS },
    sort: { field: 'id', order: 'DESC' },
  });
  const others = data.filter(({ id }) => id !== row.id);
  // The first comparison of a draft is with the version that it was prepared from.
  const other = others.find(({ id }) => id === (chosen ?? (row.status === 'draft' ? row.based_on : null)));
  return (
    <section aria-label={difference.title}>
      <Typography variant="h6" component="h2" gutterBottom>
        {difference.title}
      </Typography>
      <Stack gap={4}>
        <TextField
          select
          label={difference.with}
          helperText={difference.choose}
          value={other?.id ?? ''}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ maxWidth: 420 }}
        >
          {others.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {`${nameOf(one)}, ${statusOf(one).toLowerCase()}`}
            </MenuItem>
          ))}
        </TextField>
        {other !== undefined && <Changes {...inOrder(row, other)} />}
      </Stack>
    </section>
  );
}

/** Puts the earlier version first. For the same first day, the version that was made first comes first. */
function inOrder(one: GridRow, other: GridRow): { before: GridRow; after: GridRow } {
  const isFirst =
    one.effective_on < other.effective_on || (one.effective_on === other.effective_on && one.id < other.id);
  return isFirst ? { before: one, after: other } : { before: other, after: one };
}

function Changes({ before, after }: { before: GridRow; after: GridRow }) {
  const { data, error, refetch } = useCall(
    staffGridCalls.difference,
    { params: { id: before.id, otherId: after.id } },
    { since: [before.version, after.version] },
  );
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack gap={4}>
      <p>{difference.fromTo(nameOf(before), nameOf(after))}</p>
      <div>
        <Button size="small" component={Link} to={paths.adminGridDifference(before.id, after.id)}>
          {difference.print}
        </Button>
      </div>
      {data.length === 0 ? <p>{difference.same}</p> : <GridChanges changes={data} />}
    </Stack>
  );
}
