/** The page of a staff record that is read: its title, the way back to its list, and what its resource shows of it. */
import type { ReactNode } from 'react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { Show, TopToolbar, useCreatePath, useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { staffKit as words } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';
import { StaffTitle } from './StaffTitle';

interface StaffShowProps<Row extends RaRecord<number>> {
  /** Which record it is. */
  title: (row: Row) => string;
  /** Acts on the record, beside the way back. */
  acts?: ReactNode;
  children: ReactNode;
}

export function StaffShow<Row extends RaRecord<number>>({ title, acts, children }: StaffShowProps<Row>) {
  return (
    <Show
      title={<RecordTitle<Row> of={title} />}
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          {acts}
          <BackToList />
        </TopToolbar>
      }
    >
      {children}
    </Show>
  );
}

/** With its words at every width: react-admin's shows its icon alone on a phone. */
function BackToList() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <Button
      size="small"
      component={Link}
      to={createPath({ resource, type: 'list' })}
      startIcon={<Icon name="left" size={18} />}
    >
      {words.back}
    </Button>
  );
}

export function RecordTitle<Row extends RaRecord<number>>({ of }: { of: (row: Row) => string }) {
  const row = useRecordContext<Row>();
  return row === undefined ? null : <StaffTitle text={of(row)} />;
}
