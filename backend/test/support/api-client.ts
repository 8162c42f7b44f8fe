/** A caller of the API over HTTP, such as the console or another program. */
import { request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { errorResponse } from '../../src/platform/http/error.filter.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON, otherwise the bytes. */
  readonly body: unknown;
}

export interface CallOptions {
  readonly method?: string;
  /** Sent as JSON; a string, a file or a form is sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class ApiClient {
  constructor(
    readonly baseUrl: string,
    /** The session's token; without one the caller is anonymous. */
    readonly token?: string,
  ) {}

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.call(path, { headers });
  }

  async post(path: string, body?: unknown): Promise<Answer> {
    return this.call(path, { method: 'POST', body });
  }

  async call(path: string, { method = 'GET', body, headers = {} }: CallOptions = {}): Promise<Answer> {
    const head: Head = {
      method,
      headers: {
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    const url = new URL(path, this.baseUrl);
    const ready = body === undefined || isReady(body) ? body : JSON.stringify(body);
    const { bytes, ...answer } = await (typeof ready === 'object' || 'accept-encoding' in headers
      ? byFetch(url, head, ready)
      : byHttp(url, head, ready));
    const isJson = answer.headers.get('content-type')?.includes('json') === true && bytes.byteLength > 0;
    return { ...answer, body: isJson ? JSON.parse(bytes.toString()) : bytes };
  }
}

type Ready = string | Blob | FormData;

function isReady(body: unknown): body is Ready {
  return typeof body === 'string' || body instanceof Blob || body instanceof FormData;
}

interface Head {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** Sends files and forms as a browser does, and decompresses answers. */
async function byFetch(url: URL, head: Head, body: Ready | undefined): Promise<Received> {
  const response = await fetch(url, { ...head, ...(body === undefined ? {} : { body }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** Used for most calls: `fetch` takes twice as long, and requests compressed answers. */
async function byHttp(url: URL, head: Head, text: string | undefined): Promise<Received> {
  return new Promise((resolve, reject) => {
    // Node's client does not send the length of a DELETE body by itself.
    const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) };
    const call = request(url, { ...head, headers: { ...length, ...head.headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode = 0, rawHeaders } = answer;
        const names = rawHeaders.filter((_, place) => place % 2 === 0);
        const headers = new Headers(names.map((name, place) => [name, rawHeaders[2 * place + 1] ?? '']));
        resolve({ status: statusCode, headers, bytes: Buffer.concat(parts) });
      });
    });
    call.once('error', reject);
    call.end(text);
  });
}

/** The payload of a success with the expected status, with exactly the fields of the documented schema. */
export function payloadOf<Schema extends z.ZodType>(schema: Schema, answer: Answer, status = 200): z.infer<Schema> {
  if (answer.status !== status) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const { body } = answer;
  if (typeof body !== 'object' || body === null || !('payload' in body)) throw new Error('No payload was answered');
  const payload = schema.parse(body.payload);
  if (!isDeepStrictEqual(payload, body.payload)) throw new Error('The answer holds what no document tells');
  return payload;
}

/** A refusal as its caller reads it, such as `403 acces_refuse`; its envelope must match the documented schema. */
export function refusalOf(answer: Answer): string {
  return `${answer.status} ${errorOf(answer).code}`;
}

export function errorOf(answer: Answer): z.infer<typeof errorResponse>['error'] {
  return errorResponse.parse(answer.body).error;
}

/** The names of the refused fields of a 422. */
export function fieldsOf(answer: Answer): string[] {
  return Object.keys(errorOf(answer).fields ?? {});
}
