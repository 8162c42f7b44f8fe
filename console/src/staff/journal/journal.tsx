/** The journal as an audit: who did what to what, and when. Read-only. */
import { Typography } from '@mui/material';
import type { JournalLine } from '@valorisation/contract';
import { journalFieldName } from '@valorisation/rules';
import { AutocompleteInput, DateInput, FunctionField, ReferenceInput, SelectInput, type RaRecord } from 'react-admin';
import { staffJournal as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import type { StaffResource } from '../kit/resource';
import { StaffList } from '../kit/StaffList';
import { Actor, LineSubject, Values } from './journalFacts';
import { Months } from './Months';
import { formatSecond } from '../../ui/instant';
import { choicesOf } from '../kit/choices';

type Row = JournalLine & RaRecord<number>;

/** Below this width the columns do not fit. */
const TABLE_FROM = 1100;

const { columns } = words;

const byName = (words: Readonly<Record<string, string>>) =>
  choicesOf(words).toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
const accountOf = ({ user_firstname: first, user_lastname: last, user_email: email }: RaRecord): string =>
  `${first} ${last}, ${email}`;

const filters = [
  <Months key="month" source="month" alwaysOn />,
  <DateInput key="from" source="from" label={words.from} alwaysOn />,
  <DateInput key="to" source="to" label={words.to} alwaysOn />,
  <SelectInput key="kind" source="kind" label={columns.thing} alwaysOn choices={byName(words.kinds)} />,
  <SelectInput key="type" source="type" label={columns.event} alwaysOn choices={byName(words.events)} />,
  <ReferenceInput key="actor_id" source="actor_id" reference="accounts" alwaysOn>
    <AutocompleteInput label={columns.who} optionText={accountOf} filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
];

const Fields = ({ row }: { row: Row }) =>
  row.fields.length > 0 && <Minor>{words.fields(row.fields.map(journalFieldName))}</Minor>;

const Event = ({ row }: { row: Row }) => (
  <>
    {words.events[row.type]}
    <Fields row={row} />
  </>
);

function JournalCard({ row }: { row: Row }) {
  return (
    <>
      <Minor>{formatSecond(row.occurred_at)}</Minor>
      <div>
        <strong>{words.events[row.type]}</strong>
        <Fields row={row} />
      </div>
      <span>
        {columns.who}&nbsp;: <Actor row={row} />
      </span>
      <span>
        {columns.thing}&nbsp;: <LineSubject row={row} />
      </span>
      <Values heading={columns.before} row={row} side="before" />
      <Values heading={columns.after} row={row} side="after" />
    </>
  );
}

function JournalList() {
  return (
    <>
      <Typography sx={{ mt: 2, maxWidth: 720 }}>{words.help}</Typography>
      <StaffList<Row>
        words={words}
        filters={filters}
        sort={{ field: 'occurred_at', order: 'DESC' }}
        tableFrom={TABLE_FROM}
        card={(row) => <JournalCard row={row} />}
      >
        <FunctionField<Row>
          source="occurred_at"
          sortBy="occurred_at"
          label={columns.at}
          render={(row) => formatSecond(row.occurred_at)}
        />
        <FunctionField<Row> label={columns.event} sortable={false} render={(row) => <Event row={row} />} />
        <FunctionField<Row> label={columns.who} sortable={false} render={(row) => <Actor row={row} />} />
        <FunctionField<Row> label={columns.thing} sortable={false} render={(row) => <LineSubject row={row} />} />
        <FunctionField<Row>
          label={columns.before}
          sortable={false}
          render={(row) => <Values row={row} side="before" />}
        />
        <FunctionField<Row>
          label={columns.after}
          sortable={false}
          render={(row) => <Values row={row} side="after" />}
        />
      </StaffList>
    </>
  );
}

export const journal: StaffResource = {
  name: 'events',
  title: words.title,
  group: 'follow',
  tool: words.tool,
  icon: 'clock',
  list: JournalList,
};
