/** Words that people searched for without choosing a function. Staff can make each a name of a function. */
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { gridCalls, leftWordCalls, type LeftWord } from '@valorisation/contract';
import { formatDay, STAFF_LISTS } from '@valorisation/rules';
import { call } from '../../api/call';
import { toPublicReference } from '../../api/reference';
import { useCall } from '../../api/useCall';
import { messageOf } from '../../core/errors';
import { staffKit } from '../../i18n/fr';
import { Refusal } from '../../ui/Refusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { FunctionField } from '../kit/FunctionField';
import { plainResource } from '../kit/plainResource';
import { useStaffAct } from '../kit/useStaffAct';

type Row = LeftWord & RaRecord<number>;

const { columns, screen: words } = STAFF_LISTS['left-words'];

function AddDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { data, error } = useCall(gridCalls.inForce, {}, { to: toPublicReference, staleTime: Infinity });
  const [name, setName] = useState(row.word);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { busy, refusal, run } = useStaffAct();

  function confirm() {
    setIsMissing(chosen === null);
    if (chosen === null) return;
    const body = { functionId: chosen, name };
    void run(async () => call(leftWordCalls.add, { params: { id: row.id }, body }), words.added, onClose);
  }
  return (
    <ConfirmDialog
      title={words.add}
      text={words.addText}
      confirm={words.confirm}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Refusal text={error === null ? null : messageOf(error)} />
      <TextField
        fullWidth
        margin="normal"
        label={columns.word}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FunctionField
        grid={data?.grid}
        label={words.function}
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

function Add({ row }: { row: Row }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`${words.add}, ${row.word}`} onClick={() => setIsOpen(true)}>
        {words.add}
      </Button>
      {isOpen && <AddDialog row={row} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export const leftWords = plainResource<Row>({
  name: 'left-words',
  group: 'follow',
  icon: 'tag',
  words,
  fields: [
    { name: 'word', label: columns.word, read: ({ word }) => word, isSorted: true, card: 'strong' },
    {
      name: 'times',
      label: columns.times,
      read: ({ times }) => times,
      isSorted: true,
      isNumber: true,
      card: 'labelled',
    },
    { name: 'days', label: columns.days, read: ({ days }) => days, isSorted: true, isNumber: true, card: 'labelled' },
    { name: 'first_on', label: columns.first_on, read: (row) => formatDay(row.first_on), card: null },
    { name: 'last_on', label: columns.last_on, read: (row) => formatDay(row.last_on), card: 'labelled-minor' },
    { name: 'acts', label: staffKit.actions, read: (row) => <Add row={row} /> },
  ],
  sort: { field: 'times', order: 'DESC' },
  tableFrom: 900,
});
