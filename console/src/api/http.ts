/** The only file that calls the network: Bearer token, payload unwrapping, one error type, one progress count. */
import { counted } from './activity';
import { errorFromBody, localError, type ApiError } from '../core/errors';
import { tokens } from './token';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  /** A body that is sent as it is, without conversion to JSON. */
  file?: Blob;
  /** With a file: the other parts of a form, each as JSON. */
  parts?: Readonly<Record<string, unknown>>;
  /** True: the call does not show the progress line. */
  silent?: boolean;
  /** Another token than that of the session: the `tk` of a mail's link. If it is refused, the session does not end. */
  token?: string;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** True: the call continues when the user leaves the page. */
  keepalive?: boolean;
  /** True for a stream: the answer may last as long as the session. */
  keepOpen?: boolean;
}

/** A print call waits up to 30 s on the server; no call waits longer than this. */
const TIME_OUT_MS = 60_000;

type UnauthorizedListener = () => void;
let onUnauthorized: UnauthorizedListener = () => undefined;

/** The session registers its listener here. The session is reset only when the server says that it has ended. */
export function setUnauthorizedListener(listener: UnauthorizedListener): void {
  onUnauthorized = listener;
}

/** Another tab may have signed in during the call. Its new token then stays. */
export function endIfOver({ status, code }: ApiError, token: string | null): void {
  const isOver = status === 401 && code === 'session_absente';
  if (isOver && token !== null && token === tokens.read()) onUnauthorized();
}

/** How a request is sent: over the network, or inside the server that renders a page. */
let transport: typeof fetch = (input, init) => fetch(input, init);

export function setTransport(send: typeof fetch): void {
  transport = send;
}

function address(path: string, query: CallOptions['query'] = {}): string {
  const set = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  const search = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

async function send(path: string, options: CallOptions, token: string | null): Promise<Response> {
  const timeOut = options.keepOpen === true ? null : AbortSignal.timeout(TIME_OUT_MS);
  const signals = [options.signal, timeOut].filter((signal) => signal !== undefined && signal !== null);
  const init: RequestInit = {
    method: options.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...options.headers,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.file && !options.parts && { 'content-type': 'application/octet-stream' }),
    },
    signal: AbortSignal.any(signals),
    ...(options.keepalive === true && { keepalive: true }),
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.file && { body: options.parts ? formOf(options.file, options.parts) : options.file }),
  };
  try {
    return await transport(address(path, options.query), init);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw localError(timeOut?.aborted === true ? 'delai_depasse' : 'reseau');
  }
}

function formOf(file: Blob, parts: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, JSON.stringify(part));
  form.append('file', file);
  return form;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The raw answer of a call that may be a file. A refusal is thrown as `ApiError`. */
export async function requestRaw(path: string, options: CallOptions = {}): Promise<Response> {
  const call = async () => {
    const sessionToken = options.token === undefined ? tokens.read() : null;
    const response = await send(path, options, options.token ?? sessionToken);
    if (response.ok) return response;
    const error = errorFromBody(response.status, await readJson(response));
    // The refusal of a mail's link says nothing about the session.
    endIfOver(error, sessionToken);
    throw error;
  };
  return options.silent === true ? call() : counted(call);
}

/** The content of the answer. An answer that is not an object, or that contains an error, is refused. */
export function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) throw localError('reponse_illisible');
  const payload = 'payload' in body ? body.payload : body;
  if (typeof payload === 'object' && payload !== null && 'error' in payload) throw errorFromBody(200, payload);
  return payload;
}

export async function readPayload(response: Response): Promise<unknown> {
  return unwrap(await readJson(response));
}
