import { Link } from 'react-router-dom';
import { useCreatePath } from 'react-admin';
import { formatSiret } from '@valorisation/rules';
import type { Account } from '@valorisation/contract';
import { staffAccounts as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { formatInstant } from '../../ui/instant';
import { Shape, type ShapeName } from '../../ui/Shape';

interface Row {
  row: Account;
}

export const nameOf = ({ user_firstname: first, user_lastname: last }: Account): string =>
  `${first} ${last}`.trim() || words.unnamed;

/** @param isFull with the SIRET, where it has no column of its own */
export function Company({ row, isFull = false }: Row & { isFull?: boolean }) {
  const createPath = useCreatePath();
  const { establishment_id: id, company_name: name, siret } = row;
  if (id === null) return words.body;
  return (
    <>
      <Link to={createPath({ resource: 'establishments', id, type: 'show' })}>{name}</Link>
      {isFull && siret !== null && <Minor>{formatSiret(siret)}</Minor>}
    </>
  );
}

export function Place({ row }: Row) {
  if (row.user_role !== 'member') return words.roles[row.user_role];
  return words.kinds[row.kind];
}

const SHAPES: Readonly<Record<Account['state'], { tone: BadgeTone; shape?: ShapeName }>> = {
  invited: { tone: 'wheat', shape: 'diamond' },
  active: { tone: 'calm', shape: 'tick' },
  suspended: { tone: 'gone' },
  erasing: { tone: 'sky', shape: 'calendar' },
};

export function State({ row }: Row) {
  const { tone, shape } = SHAPES[row.state];
  return (
    <>
      <Badge tone={tone}>
        {shape !== undefined && <Shape name={shape} />}
        {words.states[row.state]}
      </Badge>
      {row.suspension_reason !== null && <Minor>{row.suspension_reason}</Minor>}
      {row.deletion_planned_on !== null && <Minor>{formatInstant(row.deletion_planned_on)}</Minor>}
    </>
  );
}

export function SignIn({ row }: Row) {
  return row.last_sign_in_at === null ? words.never : formatInstant(row.last_sign_in_at);
}
