/**
 * What members ask for, as shares of all requests: 70 % reads, 20 % writes, 5 % acts on 50 rows, 5 % PDFs. A member's
 * writes follow one another, as a person's do: what one made is edited, completed, archived and deleted by the next ones.
 */
export const BULK_ROWS = 50;

const READS = [
  [30, () => '/v1/valor/list/all?p=1&div=20'],
  [20, ({ row }) => `/v1/valor/${row}`],
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
const SERVICE_AGENT = 43;
const ANSWERS = { 1: { c: 2 }, 2: { c: 2 }, 3: { c: 2 } };

/** One of the pairs, by the weight that each begins with. */
function chosen(pairs, random) {
  let left = random() * pairs.reduce((sum, [weight]) => sum + weight, 0);
  return (pairs.find(([weight]) => (left -= weight) < 0) ?? pairs[0])[1];
}

const get = (path) => ({ method: 'GET', path });
const post = (path, body) => ({ method: 'POST', path, body });

/** A member: the rows of the establishment, and where the member's own writes have come to. */
export class Member {
  #busy = new Set();
  #written = { step: 0, id: 0, profile: 0 };
  #areArchived = false;
  #names = 0;

  constructor({ token, rows }, number) {
    this.token = token;
    /** Of the network that the limits count by. */
    this.address = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${(number & 255) + 1}`;
    this.number = number;
    this.bulkRows = rows.slice(0, BULK_ROWS);
    this.rows = rows.slice(BULK_ROWS);
  }

  /** Whether an act of this kind can be begun: of those that follow one another, one at a time. */
  isFreeFor(kind) {
    return !this.#busy.has(kind);
  }

  #row(random) {
    return this.rows[Math.floor(random() * this.rows.length)];
  }

  /** The request, and what is done with its answer. */
  begin(kind, random) {
    if (kind === 'read')
      return { request: get(chosen(READS, random)({ row: this.#row(random) })), end: () => undefined };
    if (kind === 'pdf') return { request: get(`/v1/valor/download/${this.#row(random)}`), end: () => undefined };
    this.#busy.add(kind);
    const { request, end } = kind === 'bulk' ? this.#bulk() : this.#write();
    return {
      request,
      end: (payload) => {
        this.#busy.delete(kind);
        if (payload !== undefined) end(payload);
      },
    };
  }

  /** Archived, and in the next turn taken up again. */
  #bulk() {
    const ids = this.bulkRows;
    const request = this.#areArchived
      ? post('/v1/valor/update/multiple', { ids, valor_visa: 1 })
      : post('/v1/valor/archive/multiple', { ids });
    return { request, end: () => (this.#areArchived = !this.#areArchived) };
  }

  #write() {
    const { step, id, profile } = this.#written;
    const next = (request, end = () => undefined) => ({
      request,
      end: (payload) => {
        this.#written.step = step + 1;
        end(payload);
      },
    });
    switch (step) {
      case 0:
        this.#names += 1;
        return next(
          post('/v1/valor/-1/profil', {
            profile_name: `Charge ${this.number} ${this.#names}`,
            valor_c5: SERVICE_AGENT,
            valor_data: ANSWERS,
          }),
          (payload) => Object.assign(this.#written, { id: payload.valor_id, profile: payload.profile_id }),
        );
      case 1:
        return next(post(`/v1/valor/${id}/profil`, { valor_c0: 80.5, valor_conges: 2 }));
      case 2:
        return next(post('/v1/valor/update/valorpoints', { valor_id: id }));
      case 3:
        return next(post(`/v1/valor/archive/${id}`, {}));
      case 4:
        return next(post(`/v1/valor/delete/${id}`, {}));
      default:
        return next(post(`/v1/user/profile/delete/${profile}`, {}), () => (this.#written.step = 0));
    }
  }
}

export const kindOf = (random) => chosen(SHARES, random);
