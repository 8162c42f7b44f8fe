/** Names and texts are on a separate page, which needs the head's grant. */
import { Typography } from '@mui/material';
import { ReferenceManyField, useCreatePath, useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatSiret } from '@valorisation/rules';
import type { Account, Establishment } from '@valorisation/contract';
import { staffEstablishments as words, staffKit } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { AccountActions } from '../accounts/AccountActions';
import { nameOf, Place, State } from '../accounts/AccountFacts';
import { Minor } from '../kit/CardList';
import { EditLink } from '../kit/EditLink';
import { Facts } from '../kit/Facts';
import { ListLink } from '../kit/ListLink';
import { StaffShow } from '../kit/StaffShow';
import { GrantedAccess } from './GrantedAccess';
import { Transfers } from './Transfers';
import { formatInstant } from '../../ui/instant';

type Row = Establishment & RaRecord<number>;

/** An establishment has few accounts. The first hundred are shown. */
const MOST_ACCOUNTS = 100;

const ITS_ACCOUNTS = {
  reference: 'accounts',
  target: 'establishment_id',
  sort: { field: 'user_lastname', order: 'ASC' },
  perPage: MOST_ACCOUNTS,
} as const;

const FIGURES = ['people', 'in_progress', 'up_to_date', 'to_update', 'to_redo', 'archived', 'below_minimum'] as const;

export function EstablishmentShow() {
  return (
    <StaffShow<Row>
      title={({ company_name: name }) => name}
      acts={(row) => <EditLink row={row} label={staffKit.edit} name={staffKit.of(staffKit.edit, row.company_name)} />}
    >
      {(row) => <EstablishmentPage row={row} />}
    </StaffShow>
  );
}

function EstablishmentPage({ row }: { row: Row }) {
  const { columns } = words;
  return (
    <Stack gap={6} align="start">
      {/* Deleting the main account deletes the establishment too. */}
      {row.deletion_planned_on !== null && (
        <Notice tone="wheat">{words.deletionPlanned(formatInstant(row.deletion_planned_on))}</Notice>
      )}
      {row.is_idle && <Notice tone="wheat">{words.idle}</Notice>}
      <Facts
        rows={[
          ['SIRET', formatSiret(row.siret)],
          [columns.department, row.department ?? words.unknownDepartment],
          [words.since, formatInstant(row.created_at)],
          [columns.seen, formatInstant(row.last_seen_at)],
        ]}
      />
      <section>
        <Typography variant="h6" component="h2" gutterBottom>
          {words.inNumbers}
        </Typography>
        <Facts rows={FIGURES.map((name) => [words.figures[name], row.figures[name]])} />
        <ListLink resource="valuations" filter={{ establishment_id: row.id }}>
          {words.toValuations}
        </ListLink>
      </section>
      <Transfers row={row} />
      <GrantedAccess id={row.id} isLeaving={row.deletion_planned_on !== null} />
      <section>
        <Typography variant="h6" component="h2" gutterBottom>
          {words.accountsTitle}
        </Typography>
        <ReferenceManyField {...ITS_ACCOUNTS}>
          <Accounts />
        </ReferenceManyField>
        <ListLink resource="accounts" filter={{ establishment_id: row.id }}>
          {words.toAccounts}
        </ListLink>
      </section>
    </Stack>
  );
}

function Accounts() {
  const { data = [] } = useListContext<Account & RaRecord<number>>();
  const createPath = useCreatePath();
  return (
    <Stack as="ul" gap={4}>
      {data.map((row) => (
        <li key={row.id}>
          <Link to={createPath({ resource: 'accounts', id: row.id, type: 'show' })}>{nameOf(row)}</Link>
          <Minor>{row.user_email}</Minor>
          <Minor>
            <Place row={row} />
          </Minor>
          <div>
            <State row={row} />
          </div>
          <AccountActions row={row} />
        </li>
      ))}
    </Stack>
  );
}
