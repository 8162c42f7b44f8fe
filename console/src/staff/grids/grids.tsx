import { TextInput } from 'react-admin';
import { formatDay } from '@valorisation/rules';
import { staffGrids as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { oneOf } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { AmountsButton } from './AmountsButton';
import { DraftEdit } from './draft/DraftEdit';
import { baseOf, confirmedOf, createdOf, nameOf, updatedOf, type GridRow } from './gridFacts';
import { GridShow } from './GridShow';
import { PrepareButton } from './PrepareButton';
import { VersionStatus } from './publication/VersionStatus';

const { columns, statuses } = words;

function Created({ row }: { row: GridRow }) {
  const base = baseOf(row);
  return (
    <>
      {createdOf(row)}
      {base !== null && <Minor>{words.from(base)}</Minor>}
    </>
  );
}

export const grids = plainResource<GridRow>({
  name: 'grids',
  group: 'grid',
  words,
  fields: [
    {
      name: 'title',
      label: columns.version,
      read: (row) => <RecordLink to="show">{nameOf(row)}</RecordLink>,
      isSorted: true,
    },
    { name: 'status', label: columns.status, read: (row) => <VersionStatus row={row} />, isSorted: true },
    { name: 'effective_on', label: columns.effective, read: (row) => formatDay(row.effective_on), card: null },
    { name: 'confirmed', label: columns.confirmed, read: confirmedOf, card: 'minor' },
    { name: 'created_at', label: columns.created, read: (row) => <Created row={row} />, isSorted: true, card: null },
    { name: 'updated_at', label: columns.updated, read: updatedOf, isSorted: true, card: 'minor' },
    { name: 'acts', label: '', read: (row) => <PrepareButton row={row} /> },
  ],
  filters: [<TextInput key="q" source="q" label={words.byTitle} alwaysOn />, oneOf('status', columns.status, statuses)],
  sort: { field: 'id', order: 'DESC' },
  tableFrom: 1200,
  above: <AmountsButton />,
  show: GridShow,
  edit: DraftEdit,
});
