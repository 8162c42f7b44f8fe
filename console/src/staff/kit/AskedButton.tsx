/** A button that asks for a confirmation before it acts on a record. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { useStaffAct } from './useStaffAct';

interface AskedButtonProps {
  label: string;
  /** The name of the record, for people who do not see its row. */
  name?: string;
  isGrave?: boolean;
  words: { readonly title: string; readonly text: string; readonly confirm: string; readonly done: string };
  send: () => Promise<unknown>;
}

export function AskedButton({ label, name, isGrave = false, words: { done, ...words }, send }: AskedButtonProps) {
  const { busy, refusal, forget, run } = useStaffAct();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => {
    setIsAsked(false);
    forget();
  };
  return (
    <>
      <Button
        size="small"
        color={isGrave ? 'error' : 'primary'}
        disabled={busy}
        aria-label={name}
        onClick={() => setIsAsked(true)}
      >
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          {...words}
          busy={busy}
          refusal={refusal}
          onClose={close}
          onConfirm={() => void run(send, done, close)}
        />
      )}
    </>
  );
}
