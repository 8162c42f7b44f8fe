/** Asks for a function of the grid in force, which an act needs. */
import { gridCalls } from '@valorisation/contract';
import { useState, type ReactNode } from 'react';
import { toPublicReference } from '../../api/reference';
import { useCall } from '../../api/useCall';
import { messageOf } from '../../core/errors';
import { Refusal } from '../../ui/Refusal';
import { ConfirmDialog } from './ConfirmDialog';
import { FunctionField } from './FunctionField';
import { useStaffAct } from './useStaffAct';

interface FunctionDialogProps {
  title: string;
  text: string;
  label: string;
  /** Said when no function is chosen. */
  required: string;
  confirm: string;
  done: string;
  send: (functionId: number) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

export function FunctionDialog({ title, text, label, required, confirm, done, ...props }: FunctionDialogProps) {
  const { send, onClose, children } = props;
  const { data, error } = useCall(gridCalls.inForce, {}, { to: toPublicReference, staleTime: Infinity });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { busy, refusal, run } = useStaffAct();

  function act() {
    setIsMissing(chosen === null);
    if (chosen !== null) void run(async () => send(chosen), done, onClose);
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={act}
    >
      <Refusal text={error === null ? null : messageOf(error)} />
      {children}
      <FunctionField
        grid={data?.grid}
        label={label}
        value={chosen}
        error={isMissing ? required : undefined}
        onChange={(id) => {
          setChosen(id);
          setIsMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
