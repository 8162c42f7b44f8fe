/** "Autre" functions: the typed titles in groups, and a function of the grid to propose for one of them. */
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { FunctionField, NumberField, SearchInput, SelectInput, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { freeFunctionCalls, type FreeFunction } from '@valorisation/contract';
import { messageOf } from '../../api/errors';
import { useCall } from '../../api/useCall';
import { staffDashboard, staffFreeFunctions as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { listAddress } from '../kit/listAddress';
import type { StaffResource } from '../kit/resource';
import { StaffList } from '../kit/StaffList';
import { ProposeDialog } from './ProposeDialog';

type Row = FreeFunction & RaRecord<number>;

const TABLE_FROM = 1000;

const { columns } = words;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 300 } }} />,
  <SelectInput
    key="category"
    source="category"
    label={columns.category}
    alwaysOn
    choices={staffDashboard.categories.map((name, id) => ({ id, name }))}
  />,
];

/** Titles of too few establishments are only counted. */
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

function Proposed({ row }: { row: Row }) {
  if (row.function_title === null) return null;
  return <Link to={listAddress('function-proposals', { q: row.title })}>{row.function_title}</Link>;
}

function Propose({ row }: { row: Row }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={words.proposeFor(row.title)} onClick={() => setIsOpen(true)}>
        {words.propose}
      </Button>
      {isOpen && <ProposeDialog group={row} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FreeFunctionCard({ row }: { row: Row }) {
  return (
    <>
      <strong>{row.title}</strong>
      <span>{words.counts(row.valuations, row.establishments)}</span>
      <div>
        <Category row={row} />
      </div>
      <Proposed row={row} />
      <Propose row={row} />
    </>
  );
}

function FreeFunctionList() {
  return (
    <>
      <Hidden />
      <StaffList<Row>
        words={words}
        filters={filters}
        sort={{ field: 'establishments', order: 'DESC' }}
        tableFrom={TABLE_FROM}
        card={(row) => <FreeFunctionCard row={row} />}
      >
        <FunctionField<Row> source="title" label={columns.title} render={({ title }) => <strong>{title}</strong>} />
        <NumberField source="valuations" label={columns.valuations} />
        <NumberField source="establishments" label={columns.establishments} />
        <FunctionField<Row> source="category" label={columns.category} render={(row) => <Category row={row} />} />
        <FunctionField<Row> label={columns.proposed} sortable={false} render={(row) => <Proposed row={row} />} />
        <FunctionField<Row> label={columns.actions} sortable={false} render={(row) => <Propose row={row} />} />
      </StaffList>
    </>
  );
}

export const freeFunctions: StaffResource = {
  name: 'free-functions',
  title: words.title,
  group: 'follow',
  tool: words.tool,
  icon: 'tag',
  list: FreeFunctionList,
};
