/** "Autre" functions: the typed titles in groups. Staff can propose a function of the grid for a group. */
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { freeFunctionCalls, type FreeFunction } from '@valorisation/contract';
import { call } from '../../api/call';
import { messageOf } from '../../core/errors';
import { useCall } from '../../api/useCall';
import { staffDashboard, staffFreeFunctions as words, staffKit } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { FunctionDialog } from '../kit/FunctionDialog';
import { listAddress } from '../kit/ListLink';
import { plainResource } from '../kit/plainResource';

type Row = FreeFunction & RaRecord<number>;

const { columns, proposing } = words;

/** For titles that too few establishments use: only their number is shown. */
function Hidden() {
  const { data, error } = useCall(freeFunctionCalls.hidden, {});
  return (
    <>
      <Typography sx={{ mt: 2 }}>{words.help}</Typography>
      <p role="status">{error === null ? data !== undefined && words.hidden(data) : messageOf(error)}</p>
    </>
  );
}

function Category({ row }: { row: Row }) {
  return (
    <>
      {staffDashboard.categories[row.category] ?? row.category}
      <Minor>{words.inCategory(row.in_category, row.valuations)}</Minor>
    </>
  );
}

function Propose({ row }: { row: Row }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={words.proposeFor(row.title)} onClick={() => setIsOpen(true)}>
        {words.propose}
      </Button>
      {isOpen && (
        <FunctionDialog
          title={proposing.title(row.title)}
          text={proposing.text}
          label={proposing.choice}
          required={proposing.required}
          confirm={proposing.confirm}
          done={proposing.done}
          send={async (id) => call(freeFunctionCalls.propose, { params: { id: row.id }, body: { function_id: id } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

export const freeFunctions = plainResource<Row>({
  name: 'free-functions',
  group: 'members',
  words,
  fields: [
    { name: 'title', label: columns.title, read: ({ title }) => <strong>{title}</strong>, isSorted: true },
    {
      name: 'valuations',
      label: columns.valuations,
      read: ({ valuations }) => valuations.toLocaleString('fr-FR'),
      isSorted: true,
      isNumber: true,
      card: (row) => words.counts(row.valuations, row.establishments),
    },
    {
      name: 'establishments',
      label: columns.establishments,
      read: ({ establishments }) => establishments.toLocaleString('fr-FR'),
      isSorted: true,
      isNumber: true,
      card: null,
    },
    {
      name: 'category',
      label: columns.category,
      read: (row) => <Category row={row} />,
      isSorted: true,
      filter: staffDashboard.categories.map((name, id) => ({ id, name })),
    },
    {
      name: 'function_title',
      label: columns.proposed,
      read: (row) =>
        row.function_title !== null && (
          <Link to={listAddress('function-proposals', { q: row.title })}>{row.function_title}</Link>
        ),
    },
    { name: 'acts', label: staffKit.actions, read: (row) => <Propose row={row} /> },
  ],
  sort: { field: 'establishments', order: 'DESC' },
  tableFrom: 1000,
  above: <Hidden />,
});
