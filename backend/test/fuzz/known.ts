/** What a walk has learnt from answers: existing ids, their owners and their versions. */
import { placesOf } from './mutations.js';

const MOST = 120;
const CONTENTS = ['articles', 'themes', 'documents', 'videos', 'webseries', 'pages', 'identity', 'menus', 'wordings'];
const CONSTANTS: Readonly<Record<string, readonly string[]>> = {
  kind: CONTENTS,
  val: ['0', '1'],
  siret: ['77500000300019', '77500000300027', '00000000000000', '123'],
  name: ['convention', 'mentions-legales', 'accueil', 'x'],
};
/** A path's parameter and the names that answers use for it. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  row: ['profile_id', 'valor_id'],
  valuationId: ['valor_id'],
  otherId: ['admin/grids'],
  session: ['session_id'],
  ids: ['valor_id', 'id'],
  to: ['admin/staff'],
  form: ['valor_id'],
  publication_id: ['publication_id', 'id'],
};
const TEXTS = ['key', 'digest', 'reference', 'token', 'challenge', 'filename', 'sha256'];

export class Known {
  readonly #values = new Map<string, (string | number)[]>();
  readonly #versions = new Map<string | number, number>();

  /** @param path of the request, whose records may be named by `id` alone */
  learn(path: string, answer: unknown): void {
    const resource = resourceOf(path);
    for (const { within, name } of placesOf(answer)) {
      const value = within[name];
      if (typeof value !== 'number' && typeof value !== 'string') continue;
      if (typeof value === 'string' && value.length > 200) continue;
      if (name === 'id') this.#keep(resource, value);
      if (name === 'id' || name.endsWith('_id') || TEXTS.includes(name)) this.#keep(name, value);
      const { version } = within;
      if (typeof version === 'number' && (name === 'id' || name.endsWith('_id'))) this.#versions.set(value, version);
    }
  }

  #keep(name: string, value: string | number): void {
    const values = this.#values.get(name) ?? [];
    if (!this.#values.has(name)) this.#values.set(name, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > MOST) values.splice(Math.floor(MOST / 2), 1);
  }

  #some(names: readonly string[], pick: number): string | number {
    const values = names.flatMap((name) => [...(this.#values.get(name) ?? [])]);
    return values[pick % values.length] ?? (pick % 40) + 1;
  }

  /** A value for a parameter of a path. */
  segment(template: string, name: string, pick: number): string {
    const constants = CONSTANTS[name];
    if (constants !== undefined) return constants[pick % constants.length] ?? '';
    const own = template.includes('{kind}') ? [`admin/${CONTENTS[pick % CONTENTS.length]}`] : [resourceOf(template)];
    return String(this.#some(name === 'id' ? own : (SAME[name] ?? [name]), pick));
  }

  /** Replaces ids, versions and names of an example by known ones. */
  link(body: unknown, path: string, pick: number): unknown {
    const root = { body: structuredClone(body) };
    const [about] = /\d+/.exec(path.slice(3)) ?? [];
    for (const { within, name } of placesOf(root)) {
      const value = within[name];
      if (name === 'ids' && Array.isArray(value)) {
        within[name] = value.slice(0, 600).map((_, index) => this.#some(SAME['ids'] ?? [], pick + index));
        if (Array.isArray(within['versions']))
          within['versions'] = (within[name] as number[]).map((id) => this.#versions.get(id) ?? 1);
      } else if (typeof value === 'number' && (name.endsWith('_id') || name === 'id')) {
        within[name] = this.#some([name], pick);
      } else if (name === 'version' && typeof value === 'number') {
        const of = Number(about ?? within['valor_id']);
        within[name] = this.#versions.get(of) ?? value;
      } else if (TEXTS.includes(name) && typeof value === 'string') {
        within[name] = this.#some([name], pick);
      } else if (name === 'profile_name' || name === 'title' || name.endsWith('_email')) {
        if (pick % 3 === 0 && typeof value === 'string') within[name] = `${pick}${value}`;
      }
    }
    return root.body;
  }
}

/** The path of this kind of record: `admin/accounts`, or the name of a member's ids. */
function resourceOf(path: string): string {
  const parts = (path.split('?')[0] ?? '').split('/').filter((part) => part !== '');
  if (parts[0] === 'admin') return `admin/${parts[1]}`;
  const [, area = '', under = ''] = parts;
  if (area === 'valor') return under === 'import' ? 'import_id' : 'valor_id';
  if (area === 'jobs') return 'job_id';
  if (area === 'job') return 'profile_id';
  if (area === 'grids') return 'grid_id';
  if (area === 'user' && under === 'profile') return 'profile_id';
  if (area === 'user' && under === 'sessions') return 'session_id';
  if (area === 'user' && under === 'themes') return 'theme_id';
  if (area === 'user' && (under === 'delete' || under === 'send' || under === 'handover')) return 'user_id';
  return `${area}/${under}`;
}
