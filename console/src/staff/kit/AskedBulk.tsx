/** Acts on the selected rows that ask first. After the act, the toolbar disappears together with the selection. */
import { Button } from '@mui/material';
import type { ManyOutcome } from '@valorisation/contract';
import { useState, type ComponentProps } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog';
import { ReasonDialog } from './ReasonDialog';
import { useManyAct } from './useManyAct';

interface AskedWords {
  readonly label: string;
  /** The title of the dialog, and the words of its button. */
  readonly title: (count: number) => string;
  readonly text: string;
  readonly done: (count: number) => string;
}

function useAsked({ title, text, done }: AskedWords) {
  const { selectedIds: ids, onUnselectItems } = useListContext<RaRecord<number>>();
  const { busy, refusal, forget, run } = useManyAct();
  const [isAsked, setAsked] = useState(false);

  function onClose() {
    setAsked(false);
    forget();
  }

  function end() {
    onClose();
    onUnselectItems();
  }

  return {
    ask: () => setAsked(true),
    isAsked,
    confirm: title(ids.length),
    dialog: { busy, refusal, onClose, title: title(ids.length), text },
    act: (call: (ids: number[]) => Promise<ManyOutcome<number>>) => void run(async () => call(ids), done, end),
  };
}

export function ConfirmedBulk(props: AskedWords & { act: (ids: number[]) => Promise<ManyOutcome<number>> }) {
  const { ask, isAsked, confirm, dialog, act } = useAsked(props);
  return (
    <>
      <Button size="small" onClick={ask}>
        {props.label}
      </Button>
      {isAsked && <ConfirmDialog {...dialog} confirm={confirm} onConfirm={() => act(props.act)} />}
    </>
  );
}

interface ReasonedProps extends AskedWords {
  readonly words: Omit<ComponentProps<typeof ReasonDialog>['words'], 'confirm'>;
  readonly act: (ids: number[], reason: string) => Promise<ManyOutcome<number>>;
}

export function ReasonedBulk(props: ReasonedProps) {
  const { ask, isAsked, confirm, dialog, act } = useAsked(props);
  return (
    <>
      <Button size="small" color="error" onClick={ask}>
        {props.label}
      </Button>
      {isAsked && (
        <ReasonDialog
          {...dialog}
          words={{ ...props.words, confirm }}
          onReason={(reason) => act(async (ids) => props.act(ids, reason))}
        />
      )}
    </>
  );
}
