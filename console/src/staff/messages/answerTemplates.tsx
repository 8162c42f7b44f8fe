/** The texts that staff put into their answers. */
import { Create, DeleteButton, FunctionField, SearchInput, TextInput, type RaRecord } from 'react-admin';
import type { AnswerTemplate } from '@valorisation/contract';
import { staffAnswerTemplates as words } from '../../i18n/fr';
import { RecordLink } from '../kit/RecordLink';
import type { StaffResource } from '../kit/resource';
import { StaffEdit } from '../kit/StaffEdit';
import { StaffForm, useOutcome } from '../kit/StaffForm';
import { StaffList } from '../kit/StaffList';
import { StaffTitle } from '../kit/StaffTitle';
import styles from './Messages.module.css';
import { formatInstant } from '../../ui/instant';

type Row = AnswerTemplate & RaRecord<number>;

const TABLE_FROM = 900;

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={words.search} sx={{ minWidth: { md: 300 } }} />];

const Excerpt = ({ row }: { row: AnswerTemplate }) => <span className={styles.excerpt}>{row.body}</span>;
const Remove = () => (
  <DeleteButton label={words.remove} mutationMode="pessimistic" successMessage={words.removed} icon={null} />
);

const TemplateList = () => (
  <StaffList<Row>
    words={words}
    filters={filters}
    sort={{ field: 'title', order: 'ASC' }}
    tableFrom={TABLE_FROM}
    card={(row) => (
      <>
        <strong>
          <RecordLink to="edit">{row.title}</RecordLink>
        </strong>
        <Excerpt row={row} />
        <Remove />
      </>
    )}
  >
    <FunctionField<Row>
      source="title"
      label={words.columns.title}
      render={({ title }) => <RecordLink to="edit">{title}</RecordLink>}
    />
    <FunctionField<Row> label={words.columns.body} sortable={false} render={(row) => <Excerpt row={row} />} />
    <FunctionField<Row>
      source="updated_at"
      label={words.columns.changed}
      render={(row) => formatInstant(row.updated_at)}
    />
    <FunctionField<Row> label="" sortable={false} render={() => <Remove />} />
  </StaffList>
);

const inputs = [
  <TextInput key="title" source="title" label={words.columns.title} parse={typed} />,
  <TextInput key="body" source="body" label={words.columns.body} parse={typed} multiline minRows={6} />,
];

/** An empty field is an empty text, never null. */
function typed(text: string | null): string {
  return text ?? '';
}

const TemplateEdit = () => (
  <StaffEdit<Row> title={({ title }) => title} saved={words.saved}>
    {inputs}
  </StaffEdit>
);

function TemplateCreate() {
  return (
    <Create title={<StaffTitle text={words.newTitle} />} mutationOptions={useOutcome(words.saved)}>
      <StaffForm>{inputs}</StaffForm>
    </Create>
  );
}

export const answerTemplates: StaffResource = {
  name: 'answer-templates',
  title: words.title,
  group: 'follow',
  tool: words.tool,
  icon: 'copy',
  list: TemplateList,
  edit: TemplateEdit,
  create: TemplateCreate,
};
