import { Link } from 'react-router-dom';
import { useCreatePath } from 'react-admin';
import { formatSiret } from '@valorisation/rules';
import type { Account } from '@valorisation/contract';
import { staffAccounts as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { formatInstant, formatMoment } from '../../ui/instant';

interface Row {
  row: Account;
}

export const nameOf = ({ user_firstname: first, user_lastname: last }: Account): string =>
  `${first} ${last}`.trim() || words.unnamed;

export function Company({ row }: Row) {
  const createPath = useCreatePath();
  const { establishment_id: id, company_name: name, siret } = row;
  if (id === null) return words.body;
  return (
    <>
      <Link to={createPath({ resource: 'establishments', id, type: 'show' })}>{name}</Link>
      {siret !== null && <Minor>{formatSiret(siret)}</Minor>}
    </>
  );
}

export function Place({ row }: Row) {
  if (row.user_role !== 'member') return words.roles[row.user_role];
  return words.kinds[row.kind];
}

export function State({ row }: Row) {
  return (
    <>
      {words.states[row.state]}
      {row.suspension_reason !== null && <Minor>{row.suspension_reason}</Minor>}
      {row.deletion_planned_on !== null && <Minor>{formatInstant(row.deletion_planned_on)}</Minor>}
    </>
  );
}

export function SignIn({ row }: Row) {
  return row.last_sign_in_at === null ? words.never : formatMoment(row.last_sign_in_at);
}
