/** The journal for audits: who did what to which record, and when. Read-only. */
import { Typography } from '@mui/material';
import type { JournalLine } from '@valorisation/contract';
import { journalFieldName } from '@valorisation/rules';
import { AutocompleteInput, ReferenceInput, type RaRecord } from 'react-admin';
import { staffJournal as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { days, oneOf } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { Actor, LineSubject, Values } from './journalFacts';
import { Months } from './Months';
import { formatSecond } from '../../ui/instant';
import { choicesOf } from '../kit/choices';

type Row = JournalLine & RaRecord<number>;

const { columns } = words;

const byName = (words: Readonly<Record<string, string>>) =>
  choicesOf(words).toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
const accountOf = ({ user_firstname: first, user_lastname: last, user_email: email }: RaRecord): string =>
  `${first} ${last}, ${email}`;

const filters = [
  <Months key="month" source="month" alwaysOn />,
  ...days,
  oneOf('kind', columns.thing, byName(words.kinds)),
  oneOf('type', columns.event, byName(words.events)),
  <ReferenceInput key="actor_id" source="actor_id" reference="accounts" alwaysOn>
    <AutocompleteInput label={columns.who} optionText={accountOf} filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
];

const Fields = ({ row }: { row: Row }) =>
  row.fields.length > 0 && <Minor>{words.fields(row.fields.map(journalFieldName))}</Minor>;

export const journal = plainResource<Row>({
  name: 'events',
  group: 'administration',
  words,
  fields: [
    {
      name: 'occurred_at',
      label: columns.at,
      read: (row) => formatSecond(row.occurred_at),
      isSorted: true,
      card: 'minor',
    },
    {
      name: 'type',
      label: columns.event,
      read: (row) => (
        <>
          {words.events[row.type]}
          <Fields row={row} />
        </>
      ),
      card: (row) => (
        <>
          <strong>{words.events[row.type]}</strong>
          <Fields row={row} />
        </>
      ),
    },
    { name: 'actor', label: columns.who, read: (row) => <Actor row={row} />, card: 'labelled' },
    { name: 'thing', label: columns.thing, read: (row) => <LineSubject row={row} />, card: 'labelled' },
    ...(['before', 'after'] as const).map((side) => ({
      name: side,
      label: columns[side],
      read: (row: Row) => <Values row={row} side={side} />,
      isWhole: true,
      card: (row: Row) => <Values heading={columns[side]} row={row} side={side} />,
    })),
  ],
  filters,
  sort: { field: 'occurred_at', order: 'DESC' },
  tableFrom: 1100,
  above: <Typography sx={{ mt: 2, maxWidth: 720 }}>{words.help}</Typography>,
});
