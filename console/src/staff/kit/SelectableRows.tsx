/**
 * The rows of a table with a checkbox each, whose name is on its input. react-admin puts it on a span, where screen
 * readers do not find it.
 */
import { Checkbox } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { DatagridBody, DatagridRow, useListContext, useRecordContext, type DatagridRowProps } from 'react-admin';
import { staffKit as words } from '../../i18n/fr';

function ChooseRow() {
  const { selectedIds, onToggleItem } = useListContext();
  const row = useRecordContext();
  if (row === undefined) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      slotProps={{ input: { 'aria-label': words.choose } }}
      onChange={() => onToggleItem(row.id)}
    />
  );
}

function SelectableRow({ children, ...props }: DatagridRowProps & { children?: ReactNode }) {
  return (
    <DatagridRow {...props} hasBulkActions={false}>
      <ChooseRow />
      {Children.toArray(children)}
    </DatagridRow>
  );
}

export const selectableRows = <DatagridBody row={<SelectableRow />} />;
