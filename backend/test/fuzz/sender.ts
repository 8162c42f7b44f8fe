/** Sends a request exactly as written, so that invalid paths and bytes go out unchanged. */
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { ROLES } from '../support/role-clients.js';

export const caller = z.enum([...ROLES, 'stranger']);
export type Caller = z.output<typeof caller>;

/** A complete request, as the corpus holds it. */
export const sentRequest = z.object({
  role: caller,
  method: z.string(),
  path: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** In base64, since not every body is text. */
  body: z.string().optional(),
  /** The title of its call in the API's description. */
  call: z.string().optional(),
});
export type SentRequest = z.output<typeof sentRequest>;

export interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The parsed body of a JSON answer. */
  readonly json?: unknown;
}

/** A download waits for its file; an answer that takes longer hangs. */
const PATIENCE_MS = 120_000;
const STREAM = 'text/event-stream';

/** The connection ended before any answer on it. */
class Unused extends Error {}

export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #sent = 0;

  constructor(
    private readonly url: URL,
    /** By caller; a caller without token is anonymous. */
    private readonly tokens: Partial<Record<Caller, string>>,
  ) {}

  close(): void {
    this.#agent.destroy();
  }

  async send(sent: SentRequest): Promise<Heard> {
    try {
      return await this.#exchange(sent, this.#agent);
    } catch (error) {
      // The other side may close a kept connection at the moment of its use: the request is sent again on a new one.
      if (error instanceof Unused) return this.#exchange(sent, false);
      throw error;
    }
  }

  async #exchange(sent: SentRequest, agent: Agent | false): Promise<Heard> {
    const token = this.tokens[sent.role];
    const body = sent.body === undefined ? undefined : Buffer.from(sent.body, 'base64');
    this.#sent += 1;
    const headers: [string, string][] = [
      // The network changes every few requests, since limits per network are not tested here.
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
          // A live stream stays open: only its opening is checked.
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
