/**
 * The requests of members: 70 % reads, 20 % writes, 5 % acts on 50 rows, 5 % PDFs. The writes of one member follow each
 * other: the valuation that the first one creates is edited, completed, archived and deleted by the next ones.
 */
import { VALUATION } from '../../lib/caller.mjs';

const BULK_ROWS = 50;
const READS = [
  [30, () => '/v1/valor/list/all?p=1&div=20'],
  [20, (row) => `/v1/valor/${row}`],
  [12, () => '/v1/valor/list/todo'],
  [8, () => '/v1/valor/list/status'],
  [10, () => '/v1/user/profile'],
  [8, () => '/v1/valor/list/tots'],
  [6, () => '/v1/valor/figures'],
  [6, () => '/v1/valor/coherence'],
];
const SHARES = [
  [70, 'read'],
  [20, 'write'],
  [5, 'bulk'],
  [5, 'pdf'],
];

const post = (path, body = {}) => ({ method: 'POST', path, body });

const LIFE = [
  ({ number, own }) =>
    post('/v1/valor/-1/profil', { profile_name: `Charge ${number} ${(own.count += 1)}`, ...VALUATION }),
  ({ own }) => post(`/v1/valor/${own.id}/profil`, { valor_c0: 80.5, valor_conges: 2 }),
  ({ own }) => post('/v1/valor/update/valorpoints', { valor_id: own.id }),
  ({ own }) => post(`/v1/valor/archive/${own.id}`),
  ({ own }) => post(`/v1/valor/delete/${own.id}`),
  ({ own }) => post(`/v1/user/profile/delete/${own.profile}`),
];

/** One of the pairs at random. The first value of each pair is its weight. */
function chosen(pairs) {
  let left = Math.random() * pairs.reduce((sum, [weight]) => sum + weight, 0);
  return (pairs.find(([weight]) => (left -= weight) < 0) ?? pairs[0])[1];
}

export const kindOf = () => chosen(SHARES);

/** A member with the rows of the establishment and an address of its own, because limits count by address. */
export const memberOf = ({ token, rows }, number) => ({
  token,
  number,
  address: `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${(number & 255) + 1}`,
  bulkRows: rows.slice(0, BULK_ROWS),
  rows: rows.slice(BULK_ROWS),
  /** The kinds of requests that are under way. The next request of these kinds must wait. */
  busy: new Set(),
  own: { step: 0, count: 0, id: 0, profile: 0 },
  areArchived: false,
});

export function requestOf(kind, member) {
  const row = member.rows[Math.floor(Math.random() * member.rows.length)];
  if (kind === 'read') return { path: chosen(READS)(row) };
  if (kind === 'pdf') return { path: `/v1/valor/download/${row}` };
  if (kind === 'write') return LIFE[member.own.step](member);
  // Archives the rows, and restores them in the next turn.
  const { bulkRows: ids, areArchived } = member;
  return areArchived
    ? post('/v1/valor/update/multiple', { ids, valor_visa: 1 })
    : post('/v1/valor/archive/multiple', { ids });
}

/** Uses an answer for the next request of the member. */
export function goOn(kind, member, payload) {
  const { own } = member;
  if (kind === 'bulk') member.areArchived = !member.areArchived;
  if (kind !== 'write') return;
  if (own.step === 0) Object.assign(own, { id: payload.valor_id, profile: payload.profile_id });
  own.step = (own.step + 1) % LIFE.length;
}
