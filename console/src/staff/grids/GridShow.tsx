/** A version of the grid: where it stands, its open rules, and what changes between it and another one. */
import { CardContent, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { formatDay } from '@valorisation/rules';
import { GridChanges } from '../../amounts/parts/GridChanges';
import { rulesFile } from '../../api/gridChanges';
import { staffGrids } from '../../api/staffGrids';
import { openRules, staffGrids as words, titles } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { ErrorState } from '../../ui/State';
import { Facts } from '../kit/Facts';
import { StaffShow } from '../kit/StaffShow';
import { ProofSection } from './proof/ProofSection';
import { PublicationSection } from './publication/PublicationSection';
import { confirmedOf, isPublished, type GridRow } from './gridFacts';

/** All of them, for many years. */
const MOST_VERSIONS = 100;

const { columns, difference } = words;

export function GridShow() {
  return (
    <StaffShow<GridRow> title={({ effective_on: day }) => words.of(formatDay(day))}>
      <CardContent>
        <GridPage />
      </CardContent>
    </StaffShow>
  );
}

function GridPage() {
  const row = useRecordContext<GridRow>();
  if (row === undefined) return null;
  return (
    <Stack gap={6}>
      <Facts
        rows={[
          [columns.status, words.statuses[row.status]],
          [columns.confirmed, confirmedOf(row)],
          [columns.created, formatInstant(row.created_at)],
        ]}
      />
      <PublicationSection row={row} />
      {isPublished(row) && <Files id={row.id} />}
      <ProofSection gridId={row.id} />
      <Difference row={row} />
    </Stack>
  );
}

function Files({ id }: { id: number }) {
  return (
    <section>
      <Typography variant="h6" component="h2" gutterBottom>
        {titles.open_rules}
      </Typography>
      <Cluster gap={4}>
        <a href={rulesFile(id, 'pack')} download>
          {openRules.files.pack}
        </a>
        <a href={rulesFile(id, 'publicodes')} download>
          {openRules.files.model}
        </a>
      </Cluster>
    </section>
  );
}

function Difference({ row }: { row: GridRow }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { data = [] } = useGetList<GridRow>('grids', {
    pagination: { page: 1, perPage: MOST_VERSIONS },
    sort: { field: 'id', order: 'DESC' },
  });
  const others = data.filter(({ id }) => id !== row.id);
  const other = others.find(({ id }) => id === chosen);
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
          value={chosen ?? ''}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ maxWidth: 360 }}
        >
          {others.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {`${words.of(formatDay(one.effective_on))}, ${words.statuses[one.status].toLowerCase()}`}
            </MenuItem>
          ))}
        </TextField>
        {other !== undefined && <Changes {...inOrder(row, other)} />}
      </Stack>
    </section>
  );
}

/** The earlier one first; of the same day, the one that was made first. */
function inOrder(one: GridRow, other: GridRow): { before: GridRow; after: GridRow } {
  const isFirst =
    one.effective_on < other.effective_on || (one.effective_on === other.effective_on && one.id < other.id);
  return isFirst ? { before: one, after: other } : { before: other, after: one };
}

function Changes({ before, after }: { before: GridRow; after: GridRow }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['grids', 'difference', before.id, after.id],
    queryFn: async () => staffGrids.difference(before.id, after.id),
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <Stack gap={4}>
      <p>{difference.fromTo(formatDay(before.effective_on), formatDay(after.effective_on))}</p>
      {data.length === 0 ? <p>{difference.same}</p> : <GridChanges changes={data} />}
    </Stack>
  );
}
