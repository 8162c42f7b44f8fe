import { CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, useRecordContext, WithRecord, type RaRecord } from 'react-admin';
import { HeadActs } from './HeadActs';
import { StaffTitle } from './StaffTitle';

interface StaffShowProps<Row extends RaRecord> {
  title: (row: Row) => string;
  acts?: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
}

export function StaffShow<Row extends RaRecord>(props: StaffShowProps<Row>) {
  const { title, acts, children } = props;
  return (
    <Show
      title={<RecordTitle<Row> title={title} />}
      actions={
        acts !== undefined && (
          <HeadActs>
            <WithRecord<Row> render={acts} />
          </HeadActs>
        )
      }
    >
      <CardContent>
        <WithRecord<Row> render={children} />
      </CardContent>
    </Show>
  );
}

export function RecordTitle<Row extends RaRecord>({ title }: { title: (row: Row) => string }) {
  const row = useRecordContext<Row>();
  return row === undefined ? null : <StaffTitle text={title(row)} />;
}
