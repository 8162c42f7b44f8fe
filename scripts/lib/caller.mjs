/** Callers of the API: through a balancer, or directly at one process. */
import { randomUUID } from 'node:crypto';
import { Refusal } from './steps.mjs';

export const PASSWORD = 'Valorise!2026';
const TIMEOUT_MS = 60_000;
/** A service agent whose first three criteria have a degree. */
export const VALUATION = { valor_c5: 43, valor_data: { 1: { c: 2 }, 2: { c: 2 }, 3: { c: 2 } } };

export const aName = () => `Personne ${randomUUID()}`;

/**
 * The parsed JSON, or the bytes.
 * @typedef {Uint8Array | { payload: unknown } | { error: { code: string, message: string } }} Body
 * @typedef {{ status: number, headers: Headers, body: Body }} Answer
 */

export class Caller {
  constructor(url, token, headers = {}) {
    this.url = url;
    this.token = token;
    this.headers = { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  }

  /** The same person at another address. */
  at(url) {
    return new Caller(url, this.token, this.headers);
  }

  get(path, headers) {
    return this.#call('GET', path, undefined, headers);
  }

  post(path, body) {
    return this.#call('POST', path, body);
  }

  async classify(input = {}) {
    const created = await this.post('/v1/valor/-1/profil', { profile_name: aName(), ...VALUATION, ...input });
    const { valor_id } = created.body.payload;
    await this.post('/v1/valor/update/valorpoints', { valor_id });
    return valor_id;
  }

  /** Opens the live stream and calls `onChange` with each change. */
  async listen(onChange) {
    const abort = new AbortController();
    const response = await fetch(`${this.url}/v1/live`, { signal: abort.signal, headers: this.headers });
    if (response.status !== 200) throw new Error(`a stream was answered ${response.status}`);
    const read = async () => {
      let rest = '';
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts.filter((one) => one.includes('event: change'))) {
          onChange(JSON.parse(/^data: (.*)$/m.exec(part)[1]));
        }
      }
    };
    return { close: () => abort.abort(), ended: read().catch(() => undefined) };
  }

  async #call(method, path, body, headers) {
    const isJsonSent = body !== undefined && !(body instanceof FormData);
    const sent = {
      method,
      headers: { ...this.headers, ...(isJsonSent && { 'content-type': 'application/json' }), ...headers },
      body: isJsonSent ? JSON.stringify(body) : body,
    };
    const response = await fetch(`${this.url}${path}`, { ...sent, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') === true && bytes.byteLength > 0;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(bytes.toString()) : bytes };
  }
}

export async function signIn(url, name = 'direction') {
  const user_email = `${name}@demo.example`;
  const { status, body } = await new Caller(url).post('/v1/user/login', { user_email, user_password: PASSWORD });
  if (status !== 200) throw new Refusal(`La connexion de ${user_email} n’a pas abouti (${status}).`);
  return new Caller(url, body.payload.token);
}
