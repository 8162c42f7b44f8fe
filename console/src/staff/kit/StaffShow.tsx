import type { ReactNode } from 'react';
import { Show, TopToolbar, useRecordContext, type RaRecord } from 'react-admin';
import { BackToList } from './BackToList';
import { StaffTitle } from './StaffTitle';

interface StaffShowProps<Row extends RaRecord<number>> {
  title: (row: Row) => string;
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

export function RecordTitle<Row extends RaRecord<number>>({ of }: { of: (row: Row) => string }) {
  const row = useRecordContext<Row>();
  return row === undefined ? null : <StaffTitle text={of(row)} />;
}
