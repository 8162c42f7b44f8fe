/**
 * What members ask for, as shares of all requests: 70 % reads, 20 % writes, 5 % acts on 50 rows, 5 % PDFs. A member's
 * writes follow one another, as a person's do: what one made is edited, completed, archived and deleted by the next ones.
 */
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
const SERVICE_AGENT = { valor_c5: 43, valor_data: { 1: { c: 2 }, 2: { c: 2 }, 3: { c: 2 } } };

const post = (path, body = {}) => ({ method: 'POST', path, body });

/** The writes of a member, one after the other. */
const LIFE = [
  ({ number, own }) =>
    post('/v1/valor/-1/profil', { profile_name: `Charge ${number} ${(own.count += 1)}`, ...SERVICE_AGENT }),
  ({ own }) => post(`/v1/valor/${own.id}/profil`, { valor_c0: 80.5, valor_conges: 2 }),
  ({ own }) => post('/v1/valor/update/valorpoints', { valor_id: own.id }),
  ({ own }) => post(`/v1/valor/archive/${own.id}`),
  ({ own }) => post(`/v1/valor/delete/${own.id}`),
  ({ own }) => post(`/v1/user/profile/delete/${own.profile}`),
];

/** One of the pairs, by the weight that each begins with. */
function chosen(pairs) {
  let left = Math.random() * pairs.reduce((sum, [weight]) => sum + weight, 0);
  return (pairs.find(([weight]) => (left -= weight) < 0) ?? pairs[0])[1];
}

export const kindOf = () => chosen(SHARES);

/** A member: the rows of the establishment, the address that limits count by, and how far the member's own writes have come. */
export const memberOf = ({ token, rows }, number) => ({
  token,
  number,
  address: `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${(number & 255) + 1}`,
  bulkRows: rows.slice(0, BULK_ROWS),
  rows: rows.slice(BULK_ROWS),
  /** Kinds that are under way and follow one another: a person does one thing after another. */
  busy: new Set(),
  own: { step: 0, count: 0, id: 0, profile: 0 },
  areArchived: false,
});

export function requestOf(kind, member) {
  const row = member.rows[Math.floor(Math.random() * member.rows.length)];
  if (kind === 'read') return { path: chosen(READS)(row) };
  if (kind === 'pdf') return { path: `/v1/valor/download/${row}` };
  if (kind === 'write') return LIFE[member.own.step](member);
  // Archived, and in the next turn taken up again.
  const { bulkRows: ids, areArchived } = member;
  return areArchived
    ? post('/v1/valor/update/multiple', { ids, valor_visa: 1 })
    : post('/v1/valor/archive/multiple', { ids });
}

/** What an answer changes of what the member asks for next. */
export function goOn(kind, member, payload) {
  const { own } = member;
  if (kind === 'bulk') member.areArchived = !member.areArchived;
  if (kind !== 'write') return;
  if (own.step === 0) Object.assign(own, { id: payload.valor_id, profile: payload.profile_id });
  own.step = (own.step + 1) % LIFE.length;
}
