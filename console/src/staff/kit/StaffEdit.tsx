import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Edit, useEditContext, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isApiError } from '../../core/errors';
import { staffKit as words } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';
import { StaffForm, useOutcome } from './StaffForm';
import { RecordTitle } from './StaffShow';

export interface StaffEditProps<Row extends RaRecord<number>> {
  title: (row: Row) => string;
  saved: string;
  save?: string;
  isWide?: boolean;
  /** Where a saved record leads, when it is not its list. */
  onSaved?: () => void;
  children: ReactNode;
}

export function StaffEdit<Row extends RaRecord<number>>({
  title,
  saved,
  onSaved,
  children,
  ...form
}: StaffEditProps<Row>) {
  const { onSuccess, onError } = useOutcome(saved, onSaved);
  const [stale, setStale] = useState<string | null>(null);

  function refuse(error: unknown): void {
    if (isApiError(error) && error.isStale) setStale(error.message);
    else onError(error);
  }

  return (
    <Edit
      title={<RecordTitle<Row> title={title} />}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError: refuse }}
      actions={false}
    >
      <StaffForm {...form}>
        {stale !== null && <Stale message={stale} onReload={() => setStale(null)} />}
        {children}
      </StaffForm>
    </Edit>
  );
}

/** Shown after another person has saved meanwhile. Typed text stays until the user loads the new state. */
function Stale({ message, onReload }: { message: string; onReload: () => void }) {
  const { refetch } = useEditContext();
  const { reset } = useFormContext();

  function reload(): void {
    onReload();
    reset();
    void refetch();
  }

  return (
    <Notice
      tone="wheat"
      alert
      action={
        <Button size="small" onClick={reload}>
          {words.reload}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
