import {
  FunctionField,
  ReferenceField,
  ReferenceInput,
  SelectInput,
  TextField,
  useCreatePath,
  useDelete,
} from 'react-admin';
import { staffContent as words, staffKit } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { oneOf, type StaffField } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import type { StaffResource } from '../kit/resource';
import { RowActs, type RowAct } from '../kit/RowActs';
import { BulkActs } from './BulkActs';
import { ContentCreate } from './ContentCreate';
import { ContentEdit } from './desk/ContentEdit';
import { CONTENT_FIELDS, type ListedKind, type ContentField, type ContentRow } from './fields';
import { PagesToComplete } from './PagesToComplete';
import { ChangedFact, StateFact } from './PublicationFacts';

interface Kind {
  readonly name: ListedKind;
  readonly tabOf?: ListedKind;
}

/** In the order of the menu. */
const KINDS: readonly Kind[] = [
  { name: 'pages' },
  { name: 'articles' },
  { name: 'themes', tabOf: 'articles' },
  { name: 'documents' },
  { name: 'videos' },
  { name: 'webseries', tabOf: 'videos' },
];

const { columns } = words;
const STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
const BY_TITLE = { field: 'title', order: 'ASC' } as const;
const PER_PAGE = 100;

/** A field that sorts the rows of a kind into groups: a closed list, or a reference to another record. */
type Facet = Extract<ContentField, { form: 'choice' | 'reference' }>;

const isFacet = (field: ContentField): field is Facet => field.form === 'choice' || field.form === 'reference';

function filterOf(field: Facet) {
  const { name, label } = field;
  if (field.form === 'choice') return oneOf(name, label, field.choices);
  return (
    <ReferenceInput key={name} source={name} reference={field.to} sort={BY_TITLE} perPage={PER_PAGE} alwaysOn>
      <SelectInput label={label} optionText="title" />
    </ReferenceInput>
  );
}

const columnOf = (field: Facet): StaffField<ContentRow> => ({
  name: field.name,
  label: field.label,
  read: (row) =>
    field.form === 'choice' ? (
      <FunctionField<ContentRow> render={() => field.choices[String(row[field.name])]} />
    ) : (
      <ReferenceField source={field.name} reference={field.to} link={false} emptyText="">
        <TextField source="title" />
      </ReferenceField>
    ),
});

/** A draft of staff can be deleted until it is published; the server knows whether it was. */
function Acts({ kind, row }: { kind: ListedKind; row: ContentRow }) {
  const createPath = useCreatePath();
  const [remove] = useDelete();
  const { title, text, act, done } = words.removing;
  const open = { label: staffKit.open, isWay: true, to: createPath({ resource: kind, id: row.id, type: 'edit' }) };
  const removed: RowAct = {
    label: act,
    isGrave: true,
    question: { title: title(row.title), text, confirm: act },
    send: async () => {
      await remove(kind, { id: row.id, previousData: row }, { returnPromise: true });
    },
    done,
  };
  const isOwnDraft = row.state === 'draft' && row['shipped'] === false;
  return <RowActs acts={isOwnDraft ? [open, removed] : [open]} name={row.title} />;
}

export const contentResources: readonly StaffResource[] = KINDS.map(({ name, tabOf }) => {
  const facets = CONTENT_FIELDS[name].filter(isFacet);
  return plainResource<ContentRow>({
    name,
    group: 'portal',
    ...(tabOf !== undefined && { tabOf }),
    words: { ...words.kinds[name], search: words.search },
    fields: [
      {
        name: 'title',
        label: columns.title,
        read: (row) => (
          <>
            <RecordLink to="edit">{row.title}</RecordLink>
            {row['name'] === 'home' && <Minor>{words.homePage}</Minor>}
          </>
        ),
        isSorted: true,
        card: 'strong',
      },
      ...facets.map(columnOf),
      { name: 'state', label: columns.state, read: (row) => <StateFact row={row} /> },
      {
        name: 'updated_at',
        label: columns.changed,
        read: (row) => <ChangedFact row={row} />,
        isSorted: true,
        card: 'labelled-minor',
      },
      { name: 'acts', label: staffKit.actions, read: (row) => <Acts kind={name} row={row} /> },
    ],
    filters: [
      oneOf('state', columns.state, words.states),
      ...facets.map(filterOf),
      ...(name === 'pages' ? [<PagesToComplete key="id" source="id" label={words.toComplete} />] : []),
    ],
    views: STATES.map((state) => ({ label: words.states[state], filter: { state } })),
    sort: { field: 'updated_at', order: 'DESC' },
    bulk: <BulkActs kind={name} />,
    tableFrom: 1000,
    edit: () => <ContentEdit kind={name} />,
    create: () => <ContentCreate kind={name} />,
  });
});
