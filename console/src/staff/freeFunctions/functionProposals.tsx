/** The functions that staff have proposed, with the number of each answer. An open proposal can be withdrawn. */
import type { RaRecord } from 'react-admin';
import { freeFunctionCalls, type FunctionProposal } from '@valorisation/contract';
import { call } from '../../api/call';
import { staffKit, staffProposals as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import { AskedButton } from '../kit/AskedButton';
import { Minor } from '../kit/CardList';
import { Labelled } from '../kit/fields';
import { plainResource } from '../kit/plainResource';

type Row = FunctionProposal & RaRecord<number>;

const { columns } = words;

const isOpen = ({ withdrawn_at: withdrawn, open }: Row): boolean => withdrawn === null && open > 0;

function stateOf(row: Row): string {
  if (row.withdrawn_at !== null) return words.withdrawnOn(formatInstant(row.withdrawn_at));
  return isOpen(row) ? words.states.open : words.states.done;
}

function Title({ row }: { row: Row }) {
  return (
    <>
      <strong>{row.title}</strong>
      <Minor>{words.establishments(row.establishments)}</Minor>
    </>
  );
}

function When({ row }: { row: Row }) {
  return (
    <>
      {formatInstant(row.created_at)}
      {row.created_by !== null && <Minor>{staffKit.by(row.created_by)}</Minor>}
    </>
  );
}

function Withdraw({ row }: { row: Row }) {
  if (!isOpen(row)) return null;
  return (
    <AskedButton
      label={words.withdraw}
      name={words.withdrawOf(row.title)}
      words={words.withdrawing}
      send={async () => call(freeFunctionCalls.withdraw, { params: { id: row.id } })}
    />
  );
}

export const functionProposals = plainResource<Row>({
  name: 'function-proposals',
  group: 'members',
  words,
  fields: [
    { name: 'title', label: columns.title, read: (row) => <Title row={row} />, isSorted: true },
    { name: 'function_title', label: columns.proposed, read: (row) => row.function_title, isSorted: true },
    { name: 'created_at', label: columns.when, read: (row) => <When row={row} />, isSorted: true, card: null },
    {
      name: 'open',
      label: columns.open,
      read: ({ open }) => open,
      isNumber: true,
      card: (row) => words.answers(row.open, row.accepted, row.refused),
    },
    { name: 'accepted', label: columns.accepted, read: ({ accepted }) => accepted, isNumber: true, card: null },
    { name: 'refused', label: columns.refused, read: ({ refused }) => refused, isNumber: true, card: null },
    {
      name: 'state',
      label: columns.state,
      read: stateOf,
      card: (row) => (
        <>
          {stateOf(row)}
          <Minor>
            <Labelled label={columns.when}>
              <When row={row} />
            </Labelled>
          </Minor>
        </>
      ),
    },
    { name: 'acts', label: staffKit.actions, read: (row) => <Withdraw row={row} /> },
  ],
  sort: { field: 'id', order: 'DESC' },
  tableFrom: 1100,
});
