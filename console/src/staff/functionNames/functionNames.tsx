/** The other names by which people find functions. */
import { Button } from '@mui/material';
import { useUpdate, type RaRecord } from 'react-admin';
import type { FunctionNameRecord } from '@valorisation/contract';
import { STAFF_LISTS } from '@valorisation/rules';
import { staffKit } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import type { StaffField } from '../kit/fields';
import { FunctionInput } from '../kit/FunctionInput';
import { plainForms, plainResource } from '../kit/plainResource';
import { useStaffAct } from '../kit/useStaffAct';

type Row = FunctionNameRecord & RaRecord<number>;

const { columns, values, screen: words } = STAFF_LISTS['function-names'];

/** A removed name stays in the list, so that it can be used again. */
function Turn({ row }: { row: Row }) {
  const { busy, run } = useStaffAct();
  const [update] = useUpdate<Row>();
  const isUsed = row.state === 'used';
  const state = isUsed ? 'removed' : 'used';
  const send = async () =>
    update(
      'function-names',
      { id: row.id, data: { state, version: row.version }, previousData: row },
      { returnPromise: true },
    );
  return (
    <Button
      size="small"
      color={isUsed ? 'error' : 'primary'}
      disabled={busy}
      aria-label={`${isUsed ? words.remove : words.restore}, ${row.name}`}
      onClick={() => void run(send, isUsed ? words.removed : words.restored)}
    >
      {isUsed ? words.remove : words.restore}
    </Button>
  );
}

const fields: readonly StaffField<Row>[] = [
  { name: 'name', label: columns.name, read: ({ name }) => name, isSorted: true, card: 'strong', input: 'line' },
  {
    name: 'function_title',
    label: columns.function_title,
    read: ({ function_title: title }) => title ?? words.gone,
    input: <FunctionInput key="function_id" source="function_id" label={columns.function_title} />,
  },
  {
    name: 'origin',
    label: columns.origin,
    read: ({ origin }) => values.origin[origin],
    card: 'minor',
    filter: values.origin,
  },
  { name: 'state', label: columns.state, read: ({ state }) => values.state[state], filter: values.state },
  {
    name: 'updated_at',
    label: columns.updated_at,
    read: ({ updated_at: at }) => formatInstant(at),
    isSorted: true,
    card: null,
  },
  { name: 'acts', label: staffKit.actions, read: (row) => <Turn row={row} /> },
];

const { create } = plainForms<Row>(fields, { titleOf: ({ name }) => name, words });

export const functionNames = plainResource<Row>({
  name: 'function-names',
  group: 'grid',
  words,
  fields,
  filters: [<FunctionInput key="function_id" source="function_id" label={columns.function_title} alwaysOn />],
  sort: { field: 'name', order: 'ASC' },
  tableFrom: 1000,
  create,
});
