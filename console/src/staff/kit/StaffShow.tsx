/** The page of a staff record that is read: its title, the way back to its list, and what its resource shows of it. */
import type { ReactNode } from 'react';
import { ListButton, Show, TopToolbar, useRecordContext, type RaRecord } from 'react-admin';
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
          <ListButton label={words.back} icon={<Icon name="left" size={18} />} />
        </TopToolbar>
      }
    >
      {children}
    </Show>
  );
}

export function RecordTitle<Row extends RaRecord<number>>({ of }: { of: (row: Row) => string }) {
  const row = useRecordContext<Row>();
  return row === undefined ? null : <StaffTitle text={of(row)} />;
}
