import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { staffJournal as words } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
import { parisDayOf } from '../../ui/instant';

/** The first and the last day, in Paris, of the month `back` months ago. */
function monthOf(back: number): { from: string; to: string } {
  const [year = 0, month = 0] = parisDayOf(new Date()).split('-').map(Number);
  const day = (monthIndex: number, date: number) =>
    new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10);
  return { from: day(month - 1 - back, 1), to: day(month - back, 0) };
}

/** The props are unused here. react-admin's list of filters requires `source` and `alwaysOn`. */
export function Months(_: { source: string; alwaysOn: boolean }) {
  const list = useListContext();
  const filterValues: unknown = list.filterValues;
  const others = typeof filterValues === 'object' ? filterValues : {};
  return (
    <Cluster gap={2}>
      {[words.thisMonth, words.lastMonth].map((name, back) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          onClick={() => list.setFilters({ ...others, ...monthOf(back) })}
        >
          {name}
        </Button>
      ))}
    </Cluster>
  );
}
