/**
 * The rows of a table, each with a checkbox. The name of the checkbox is on its input. react-admin puts the name on a
 * span, where screen readers do not find it.
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
