/** What is suggested for the job sheet of each function, until the branch has confirmed it and after. */
import { required, SaveButton, SelectInput, useRecordContext, type RaRecord } from 'react-admin';
import type { FunctionSheet } from '@valorisation/contract';
import { STAFF_LISTS } from '@valorisation/rules';
import { formatInstant } from '../../ui/instant';
import { choicesOf } from '../kit/choices';
import { FunctionInput } from '../kit/FunctionInput';
import type { StaffField } from '../kit/fields';
import { plainForms, plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';

type Row = FunctionSheet & RaRecord<number>;

const NAME = 'function-sheets';
const { columns, values, screen: words } = STAFF_LISTS[NAME];

const titleOf = ({ function_title: title }: Row) => title ?? words.gone;

/** Saves the sheet as confirmed. It stands on the sheet alone, so that no text is confirmed unread. */
function Confirm() {
  const row = useRecordContext<Row>();
  if (row === undefined || row.state === 'confirmed') return null;
  return (
    <SaveButton
      type="button"
      variant="outlined"
      label={words.confirm}
      icon={<></>}
      transform={(data: Row) => ({ ...data, state: 'confirmed' })}
    />
  );
}

const typed = (name: keyof typeof columns): StaffField<Row> => ({
  name,
  label: columns[name],
  input: 'lines',
  rows: 2,
});

const fields: readonly StaffField<Row>[] = [
  {
    name: 'function_title',
    label: columns.function_title,
    read: (row) => <RecordLink to="edit">{titleOf(row)}</RecordLink>,
    card: 'strong',
  },
  {
    name: 'state',
    label: columns.state,
    read: ({ state }) => values.state[state],
    filter: values.state,
    input: (
      <SelectInput
        key="state"
        source="state"
        label={columns.state}
        choices={choicesOf(values.state)}
        defaultValue="to_review"
        validate={required()}
      />
    ),
  },
  ...(['purpose', 'missions', 'daily', 'monthly', 'yearly', 'knowledge', 'know_how', 'soft_skills'] as const).map(
    typed,
  ),
  ...(['internal', 'external', 'conditions', 'reporting', 'resources'] as const).map(typed),
  {
    name: 'updated_at',
    label: columns.updated_at,
    read: ({ updated_at: at }) => formatInstant(at),
    isSorted: true,
    card: null,
  },
];

const { edit } = plainForms<Row>(fields, { titleOf, words, acts: <Confirm /> });
const { create } = plainForms<Row>(fields, {
  titleOf,
  words,
  first: <FunctionInput source="function_id" label={columns.function_title} />,
});

export const functionSheets = plainResource<Row>({
  name: NAME,
  group: 'grid',
  words,
  fields,
  filters: [<FunctionInput key="function_id" source="function_id" label={columns.function_title} alwaysOn />],
  views: [{ label: words.toReview, filter: { state: 'to_review' } }],
  sort: { field: 'function_id', order: 'ASC' },
  tableFrom: 900,
  edit,
  create,
});
