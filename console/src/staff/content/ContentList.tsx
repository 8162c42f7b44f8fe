/** The list of one kind of content. */
import type { StaffContentKind } from '@valorisation/contract';
import { FunctionField, ReferenceField, ReferenceInput, SearchInput, SelectInput, TextField } from 'react-admin';
import { staffContent as words } from '../../i18n/fr';
import { RecordLink } from '../kit/RecordLink';
import { StaffList } from '../kit/StaffList';
import { Minor } from '../kit/CardList';
import { BulkActs } from './BulkActs';
import { PagesToComplete } from './PagesToComplete';
import { CONTENT_FIELDS, type ContentField, type ContentRow } from './fields';
import { ChangedFact, StateFact } from './PublicationFacts';
import { choicesOf } from '../kit/choices';

/** Below this width the columns do not fit. */
const TABLE_FROM = 1000;
const BY_TITLE = { field: 'title', order: 'ASC' } as const;
const PER_PAGE = 100;

/** The fields that distinguish rows of this kind: a closed list, or another record. */
function facetsOf(kind: StaffContentKind): readonly ContentField[] {
  return CONTENT_FIELDS[kind].filter(({ form }) => form === 'choice' || form === 'reference');
}

function filterOf(field: ContentField) {
  const { name, label } = field;
  if (field.form === 'reference') {
    return (
      <ReferenceInput key={name} source={name} reference={field.to} sort={BY_TITLE} perPage={PER_PAGE} alwaysOn>
        <SelectInput label={label} optionText="title" />
      </ReferenceInput>
    );
  }
  const choices = field.form === 'choice' ? choicesOf(field.choices) : [];
  return <SelectInput key={name} source={name} label={label} choices={choices} alwaysOn />;
}

function Facet({ field }: { field: ContentField }) {
  const { name } = field;
  if (field.form === 'reference') {
    return (
      <ReferenceField source={name} reference={field.to} link={false} emptyText="">
        <TextField source="title" />
      </ReferenceField>
    );
  }
  return (
    <FunctionField<ContentRow> render={(row) => (field.form === 'choice' ? field.choices[String(row[name])] : '')} />
  );
}

export function ContentList({ kind }: { kind: StaffContentKind }) {
  const { columns } = words;
  const facets = facetsOf(kind);
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 280 } }} />,
    <SelectInput key="state" source="state" label={columns.state} choices={choicesOf(words.states)} alwaysOn />,
    ...facets.map(filterOf),
    ...(kind === 'pages' ? [<PagesToComplete key="id" source="id" label={words.toComplete} />] : []),
  ];
  const title = (row: ContentRow) => <RecordLink to="edit">{row.title}</RecordLink>;
  return (
    <StaffList<ContentRow>
      words={words.kinds[kind]}
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      bulk={<BulkActs kind={kind} />}
      tableFrom={TABLE_FROM}
      card={(row) => (
        <>
          <strong>{title(row)}</strong>
          {facets.map((field) => (
            <div key={field.name}>
              <Facet field={field} />
            </div>
          ))}
          <div>
            <StateFact row={row} />
          </div>
          <Minor>
            {columns.changed}&nbsp;: <ChangedFact row={row} />
          </Minor>
        </>
      )}
    >
      <FunctionField<ContentRow> source="title" label={columns.title} render={title} />
      {facets.map((field) => (
        <FunctionField<ContentRow>
          key={field.name}
          label={field.label}
          sortable={false}
          render={() => <Facet field={field} />}
        />
      ))}
      <FunctionField<ContentRow> label={columns.state} sortable={false} render={(row) => <StateFact row={row} />} />
      <FunctionField<ContentRow>
        source="updated_at"
        label={columns.changed}
        render={(row) => <ChangedFact row={row} />}
      />
    </StaffList>
  );
}
