import { DeleteButton, type RaRecord } from 'react-admin';
import type { AnswerTemplate } from '@valorisation/contract';
import { STAFF_LISTS } from '@valorisation/rules';
import { formatInstant } from '../../ui/instant';
import type { StaffField } from '../kit/fields';
import { plainForms, plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import styles from './Messages.module.css';

type Row = AnswerTemplate & RaRecord<number>;

const { columns, screen: words } = STAFF_LISTS['answer-templates'];

const fields: readonly StaffField<Row>[] = [
  {
    name: 'title',
    label: columns.title,
    read: ({ title }) => <RecordLink to="edit">{title}</RecordLink>,
    isSorted: true,
    card: 'strong',
    input: 'line',
  },
  {
    name: 'body',
    label: columns.body,
    read: ({ body }) => <span className={styles.excerpt}>{body}</span>,
    input: 'lines',
  },
  {
    name: 'updated_at',
    label: columns.updated_at,
    read: ({ updated_at: at }) => formatInstant(at),
    isSorted: true,
    card: null,
  },
  {
    name: 'remove',
    label: '',
    read: () => (
      <DeleteButton label={words.remove} mutationMode="pessimistic" successMessage={words.removed} icon={null} />
    ),
  },
];

export const answerTemplates = plainResource<Row>({
  name: 'answer-templates',
  group: 'exchange',
  tabOf: 'messages',
  words,
  fields,
  sort: { field: 'title', order: 'ASC' },
  tableFrom: 900,
  ...plainForms<Row>(fields, { titleOf: ({ title }) => title, words }),
});
