import type { RaRecord } from 'react-admin';
import type { Account } from '@valorisation/contract';
import { staffAccounts as words } from '../../i18n/fr';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Facts } from '../kit/Facts';
import { ListLink } from '../kit/ListLink';
import { StaffShow } from '../kit/StaffShow';
import { AccountActions } from './AccountActions';
import { Company, nameOf, Place } from './AccountFacts';
import { AccountSessions } from './AccountSessions';
import { ChangeEmail } from './ChangeEmail';
import { formatInstant, formatMoment } from '../../ui/instant';

type Row = Account & RaRecord<number>;

export function AccountShow() {
  return <StaffShow<Row> title={nameOf}>{(row) => <AccountPage row={row} />}</StaffShow>;
}

function AccountPage({ row }: { row: Row }) {
  const { columns, facts } = words;
  const when = (instant: string | null) => (instant === null ? null : formatMoment(instant));
  return (
    <Stack gap={6} align="start">
      <Facts
        rows={[
          [facts.email, row.user_email],
          [columns.company, row.establishment_id === null ? null : <Company key="company" row={row} isFull />],
          [columns.place, <Place key="place" row={row} />],
          [columns.state, words.states[row.state]],
          [facts.suspended, when(row.suspended_at)],
          [facts.reason, row.suspension_reason],
          [facts.deletion, row.deletion_planned_on === null ? null : formatInstant(row.deletion_planned_on)],
          [facts.created, when(row.created_at)],
          [facts.activated, when(row.activated_at)],
          [words.lastSignIn, row.last_sign_in_at === null ? words.never : formatMoment(row.last_sign_in_at)],
        ]}
      />
      <Cluster gap={2}>
        <AccountActions row={row} isPage />
        <ChangeEmail row={row} />
      </Cluster>
      <ListLink resource="mails" filter={{ q: row.user_email }}>
        {words.mails}
      </ListLink>
      <AccountSessions row={row} />
    </Stack>
  );
}
