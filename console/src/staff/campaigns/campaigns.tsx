import type { RaRecord } from 'react-admin';
import type { Campaign } from '@valorisation/contract';
import { staffCampaigns as words } from '../../i18n/fr';
import { formatInstant } from '../../ui/instant';
import type { StaffField } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { CampaignCreate, CampaignEdit } from './CampaignForms';
import { CampaignShow } from './CampaignShow';

type Row = Campaign & RaRecord<number>;

const { columns, states } = words;

const fields: readonly StaffField<Row>[] = [
  {
    name: 'subject',
    label: columns.subject,
    read: ({ subject, state }) => <RecordLink to={state === 'draft' ? 'edit' : 'show'}>{subject}</RecordLink>,
    card: 'strong',
  },
  { name: 'state', label: columns.state, read: ({ state }) => states[state], filter: states },
  {
    name: 'recipients',
    label: columns.recipients,
    read: ({ recipients }) => recipients,
    isNumber: true,
    card: 'labelled',
  },
  { name: 'sent', label: columns.sent, read: ({ sent }) => sent, isNumber: true, card: 'labelled' },
  { name: 'failed', label: columns.failed, read: ({ failed }) => failed, isNumber: true, card: 'labelled' },
  { name: 'read', label: columns.read, read: ({ read }) => read, isNumber: true, card: 'labelled' },
  {
    name: 'updated_at',
    label: columns.updated_at,
    read: ({ updated_at: at }) => formatInstant(at),
    isSorted: true,
    card: 'labelled-minor',
  },
];

export const campaigns = plainResource<Row>({
  name: 'campaigns',
  group: 'exchange',
  words,
  fields,
  views: [
    { label: states.draft, filter: { state: 'draft' } },
    { label: states.sent, filter: { state: 'sent' } },
  ],
  sort: { field: 'updated_at', order: 'DESC' },
  tableFrom: 1000,
  create: CampaignCreate,
  edit: CampaignEdit,
  show: CampaignShow,
});
