import { useState } from 'react';
import { freeFunctionCalls, gridCalls, type FreeFunction } from '@valorisation/contract';
import { messageOf } from '../../core/errors';
import { call } from '../../api/call';
import { toPublicReference } from '../../api/reference';
import { useCall } from '../../api/useCall';
import { staffFreeFunctions } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { FunctionField } from '../kit/FunctionField';
import { useStaffAct } from '../kit/useStaffAct';

const { proposing: words } = staffFreeFunctions;

interface ProposeDialogProps {
  group: Pick<FreeFunction, 'id' | 'title'>;
  onClose: () => void;
}

export function ProposeDialog({ group, onClose }: ProposeDialogProps) {
  const { data, error } = useCall(gridCalls.inForce, {}, { to: toPublicReference, staleTime: Infinity });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { busy, refusal, run } = useStaffAct();

  function confirm() {
    setIsMissing(chosen === null);
    if (chosen !== null)
      void run(
        async () => call(freeFunctionCalls.propose, { params: { id: group.id }, body: { function_id: chosen } }),
        words.done,
        onClose,
      );
  }

  return (
    <ConfirmDialog
      title={words.title(group.title)}
      text={words.text}
      confirm={words.confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Refusal text={error === null ? null : messageOf(error)} />
      <FunctionField
        grid={data?.grid}
        label={words.choice}
        value={chosen}
        error={isMissing ? words.required : undefined}
        onChange={(id) => {
          setChosen(id);
          setIsMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
