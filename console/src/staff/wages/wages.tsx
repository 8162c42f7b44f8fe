import type { RaRecord } from 'react-admin';
import type { MinimumWage } from '@valorisation/contract';
import { formatDay } from '@valorisation/rules';
import { today } from '../../amounts/model/today';
import { staffWages as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { plainResource } from '../kit/plainResource';
import { ProposeWage } from './ProposeWage';
import { WaitingProposals } from './WaitingProposals';
import { euros, wageState } from './wageWords';

type Row = MinimumWage & RaRecord<number>;

const { columns, territories } = words;

/** Two amounts may have the same day: a correction and the value that the correction replaces. */
function State({ row }: { row: Row }) {
  const state = words.states[wageState(row, today())];
  return state !== null && <Minor>{state}</Minor>;
}

export const wages = plainResource<Row>({
  name: 'minimum-wages',
  group: 'grid',
  words,
  fields: [
    {
      name: 'id',
      label: columns.day,
      read: (row) => (
        <>
          {formatDay(row.effective_on)}
          <State row={row} />
        </>
      ),
      isSorted: true,
      card: (row) => (
        <>
          <strong>{euros(row.month)}</strong>
          <Minor>
            {columns.day} {formatDay(row.effective_on)}
          </Minor>
          <State row={row} />
        </>
      ),
    },
    {
      name: 'territory',
      label: columns.territory,
      read: ({ territory }) => territories[territory],
      filter: territories,
    },
    { name: 'month', label: columns.month, read: ({ month }) => euros(month), isNumber: true, card: null },
    {
      name: 'hour',
      label: columns.hour,
      read: ({ hour }) => (hour === null ? words.none : euros(hour)),
      isNumber: true,
      card: 'labelled',
    },
    {
      name: 'source',
      label: columns.source,
      read: ({ source, confirmed }) => (confirmed ? source : `${source} (${words.unconfirmed})`),
    },
  ],
  sort: { field: 'id', order: 'DESC' },
  tableFrom: 900,
  above: <WaitingProposals />,
  create: ProposeWage,
  adminActs: ['create'],
});
