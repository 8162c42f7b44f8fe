/** The minimum wage: its entries by territory, waiting values, and the form for a new one. */
import { FunctionField, SelectInput, type RaRecord } from 'react-admin';
import type { MinimumWage } from '@valorisation/contract';
import { formatDay } from '@valorisation/rules';
import { staffWages as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { choicesOf } from '../kit/choices';
import type { StaffResource } from '../kit/resource';
import { StaffList } from '../kit/StaffList';
import { ProposeWage } from './ProposeWage';
import { WaitingProposals } from './WaitingProposals';
import { today } from '../../amounts/model/today';
import { euros, wageState } from './wageWords';

type Row = MinimumWage & RaRecord<number>;

const { columns, territories } = words;

const filters = [
  <SelectInput
    key="territory"
    source="territory"
    label={columns.territory}
    choices={choicesOf(territories)}
    alwaysOn
  />,
];

const hourOf = ({ hour }: Row): string => (hour === null ? words.none : euros(hour));
const sourceOf = ({ source, confirmed }: Row): string => (confirmed ? source : `${source} (${words.unconfirmed})`);

/** Two amounts may have the same day: a correction, and the value that it replaces. */
function State({ row }: { row: Row }) {
  const state = words.states[wageState(row, today())];
  return state !== null && <Minor>{state}</Minor>;
}

const WageList = () => (
  <>
    <WaitingProposals />
    <StaffList<Row>
      words={words}
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      tableFrom={900}
      card={(row) => (
        <>
          <div>
            <strong>{euros(row.month)}</strong>
            <Minor>
              {columns.day} {formatDay(row.effective_on)}
            </Minor>
            <State row={row} />
          </div>
          <span>{territories[row.territory]}</span>
          <span>
            {columns.hour}&nbsp;: {hourOf(row)}
          </span>
          <span>{sourceOf(row)}</span>
        </>
      )}
    >
      <FunctionField<Row>
        source="id"
        label={columns.day}
        render={(row) => (
          <>
            {formatDay(row.effective_on)}
            <State row={row} />
          </>
        )}
      />
      <FunctionField<Row>
        label={columns.territory}
        sortable={false}
        render={({ territory }) => territories[territory]}
      />
      <FunctionField<Row>
        label={columns.month}
        sortable={false}
        textAlign="right"
        render={({ month }) => euros(month)}
      />
      <FunctionField<Row> label={columns.hour} sortable={false} textAlign="right" render={hourOf} />
      <FunctionField<Row> label={columns.source} sortable={false} render={sourceOf} />
    </StaffList>
  </>
);

export const wages: StaffResource = {
  name: 'minimum-wages',
  title: words.title,
  group: 'settings',
  tool: words.tool,
  icon: 'sort',
  list: WageList,
  create: ProposeWage,
  adminActs: ['create'],
};
