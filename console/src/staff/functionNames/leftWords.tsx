/** Words that people searched for without choosing a function. Staff make each a name of a function, or dismiss it. */
import { TextField } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { leftWordCalls, type LeftWord } from '@valorisation/contract';
import { formatDay, STAFF_LISTS } from '@valorisation/rules';
import { call } from '../../api/call';
import { staffKit } from '../../i18n/fr';
import { FunctionDialog } from '../kit/FunctionDialog';
import { plainResource } from '../kit/plainResource';
import { RowActs } from '../kit/RowActs';

type Row = LeftWord & RaRecord<number>;

const { columns, screen: words } = STAFF_LISTS['left-words'];

function AddDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const [name, setName] = useState(row.word);
  return (
    <FunctionDialog
      title={words.add}
      text={words.addText}
      label={words.function}
      required={words.required}
      confirm={words.confirm}
      done={words.added}
      send={async (functionId) => call(leftWordCalls.add, { params: { id: row.id }, body: { functionId, name } })}
      onClose={onClose}
    >
      <TextField
        fullWidth
        margin="normal"
        label={columns.word}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FunctionDialog>
  );
}

function Acts({ row }: { row: Row }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowActs
        name={row.word}
        acts={[
          { label: words.add, onSelect: () => setIsOpen(true) },
          {
            label: words.dismiss,
            question: { title: words.dismissTitle, text: words.dismissText, confirm: words.dismiss },
            send: async () => call(leftWordCalls.dismiss, { params: { id: row.id } }),
            done: words.dismissed,
          },
        ]}
      />
      {isOpen && <AddDialog row={row} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export const leftWords = plainResource<Row>({
  name: 'left-words',
  group: 'grid',
  tabOf: 'function-names',
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
    { name: 'acts', label: staffKit.actions, read: (row) => <Acts row={row} /> },
  ],
  sort: { field: 'times', order: 'DESC' },
  tableFrom: 1000,
});
