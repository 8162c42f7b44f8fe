/** Sends a request as it is written, also what no honest client would: its path and its bytes go out unchanged. */
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { ROLES } from '../support/role-clients.js';

export const caller = z.enum([...ROLES, 'stranger']);
export type Caller = z.output<typeof caller>;

/** A request with nothing left to be decided: what the corpus holds. */
export const sentRequest = z.object({
  role: caller,
  method: z.string(),
  path: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** In base64: not every body is a text. */
  body: z.string().optional(),
  /** The title of the call of the API that it is. */
  call: z.string().optional(),
});
export type SentRequest = z.output<typeof sentRequest>;

export interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Of a body in JSON. */
  readonly json?: unknown;
}

/** A download waits for its file; what is not answered by then hangs. */
const PATIENCE_MS = 120_000;
const STREAM = 'text/event-stream';

/** The connection ended before anything was answered on it. */
class Unused extends Error {}

export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #sent = 0;

  constructor(
    private readonly url: URL,
    /** By caller; who has none is anonymous. */
    private readonly tokens: Partial<Record<Caller, string>>,
  ) {}

  close(): void {
    this.#agent.destroy();
  }

  async send(sent: SentRequest): Promise<Heard> {
    try {
      return await this.#exchange(sent, this.#agent);
    } catch (error) {
      // A connection that was kept may be closed by the other side at the moment of its use: on a new one it is asked again.
      if (error instanceof Unused) return this.#exchange(sent, false);
      throw error;
    }
  }

  async #exchange(sent: SentRequest, agent: Agent | false): Promise<Heard> {
    const token = this.tokens[sent.role];
    const body = sent.body === undefined ? undefined : Buffer.from(sent.body, 'base64');
    this.#sent += 1;
    const headers: [string, string][] = [
      // Each few requests come from a network of their own: what one network may ask for is not what is tried here.
      ['x-forwarded-for', `10.${(this.#sent >> 12) & 255}.${(this.#sent >> 4) & 255}.1`],
      ...(token === undefined ? [] : [['authorization', `Bearer ${token}`] as [string, string]]),
      ...(body === undefined ? [] : [['content-length', String(body.byteLength)] as [string, string]]),
      ...sent.headers,
    ];
    const chosen = Object.fromEntries(headers);
    if ('transfer-encoding' in chosen) delete chosen['content-length'];
    return new Promise((resolve, reject) => {
      let answered = false;
      const asked = request(
        {
          agent,
          host: this.url.hostname,
          port: this.url.port,
          method: sent.method,
          path: sent.path,
          headers: chosen,
        },
        (response) => {
          answered = true;
          const parts: Buffer[] = [];
          const { statusCode: status = 0, headers: heard } = response;
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', reject);
          response.once('end', () => resolve({ status, headers: heard, ...read(Buffer.concat(parts), heard) }));
          // It stays open: that it was opened is all there is to hear.
          if (heard['content-type']?.startsWith(STREAM) === true) {
            resolve({ status, headers: heard, text: '' });
            response.removeAllListeners('error').on('error', () => undefined);
            asked.destroy();
          }
        },
      );
      asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error(`No answer in ${PATIENCE_MS} ms`)));
      asked.once('error', (error) => reject(asked.reusedSocket && !answered ? new Unused() : error));
      asked.end(body);
    });
  }
}

function read(bytes: Buffer, headers: Heard['headers']): Pick<Heard, 'text' | 'json'> {
  const type = String(headers['content-type'] ?? '');
  if (bytes.byteLength === 0 || !/json|text|xml/.test(type) || type.includes('spreadsheet')) return { text: '' };
  const text = unpacked(bytes, headers['content-encoding']).toString('utf8');
  return type.includes('json') ? { text, json: JSON.parse(text) as unknown } : { text };
}

function unpacked(bytes: Buffer, encoding: string | string[] | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
