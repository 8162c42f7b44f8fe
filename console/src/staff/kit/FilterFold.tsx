/** On a phone one button stands for the filters, with the number of active ones, so that the rows come into sight. */
import { Button, useMediaQuery } from '@mui/material';
import { isSameValue } from '@valorisation/rules';
import { useState, type ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { staffKit } from '../../i18n/fr';

type Filters = readonly ReactElement<{ alwaysOn?: boolean }>[];
type Values = Readonly<Record<string, unknown>>;

/** @param start the filters of the list as it opens, which are not counted */
export function useFilterFold(filters: Filters, start: Values): Filters {
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const search = filters.filter(({ key }) => key === 'q');
  if (!isPhone || search.length === filters.length) return filters;
  const fold = (
    <FilterFold key="fold" source="fold" alwaysOn isOpen={isOpen} start={start} onToggle={() => setOpen(!isOpen)} />
  );
  return [...search, fold, ...filters.filter(({ key }) => isOpen && key !== 'q')];
}

interface FilterFoldProps {
  /** Unused here. react-admin's list of filters requires `source` and `alwaysOn`. */
  source: string;
  alwaysOn: boolean;
  isOpen: boolean;
  start: Values;
  onToggle: () => void;
}

function FilterFold({ isOpen, start, onToggle }: FilterFoldProps) {
  const list = useListContext();
  const values: unknown = list.filterValues;
  const active = Object.entries(values ?? {}).filter(
    ([name, value]) => name !== 'q' && !isSameValue(value, start[name]),
  );
  return (
    <Button variant="outlined" aria-expanded={isOpen} onClick={onToggle} sx={{ pointerEvents: 'auto' }}>
      {staffKit.filter(active.length)}
    </Button>
  );
}
