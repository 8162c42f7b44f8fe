import type { RaRecord } from 'react-admin';
import type { AccountRequest } from '@valorisation/contract';
import { staffKit, staffRequests as words } from '../../i18n/fr';
import { plainResource } from '../kit/plainResource';
import { AccountRequestShow } from './AccountRequestShow';
import { RequestBulk } from './RequestBulk';
import { RequestActions } from './RequestActions';
import { Applicant, Establishment, Finding, Outcome } from './RequestFacts';
import { formatInstant } from '../../ui/instant';

type Row = AccountRequest & RaRecord<number>;

const { columns } = words;

export const accountRequests = plainResource<Row>({
  name: 'account-requests',
  group: 'members',
  words,
  fields: [
    {
      name: 'created_at',
      label: columns.date,
      read: (row) => formatInstant(row.created_at),
      isSorted: true,
      card: 'labelled-minor',
    },
    {
      name: 'company_name',
      label: columns.company,
      read: (row) => <Establishment row={row} isLinked />,
      isSorted: true,
    },
    { name: 'user_lastname', label: columns.person, read: (row) => <Applicant row={row} />, isSorted: true },
    { name: 'register', label: columns.register, read: (row) => <Finding row={row} /> },
    {
      name: 'state',
      label: columns.state,
      read: (row) => <Outcome row={row} />,
      isSorted: true,
      filter: words.states,
    },
    { name: 'acts', label: staffKit.actions, read: (row) => <RequestActions row={row} /> },
  ],
  views: [
    { label: words.states.accepted, filter: { state: 'accepted' } },
    { label: words.states.refused, filter: { state: 'refused' } },
  ],
  filterDefaultValues: { state: 'waiting' },
  sort: { field: 'created_at', order: 'DESC' },
  bulk: <RequestBulk />,
  tableFrom: 1200,
  show: AccountRequestShow,
});
