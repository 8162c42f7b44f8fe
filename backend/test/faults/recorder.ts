/** Records every request and its answer during the faults. */
import { randomUUID } from 'node:crypto';
import type { ValuationStatus } from '@valorisation/rules';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.js';
import type { ReadyAct } from './acts/act.js';
import type { Operation, Outcome, Seen } from './history/operation.js';

/** The longest time that an answer may take. */
export const LONGEST_ANSWER_MS = 10_000;
/** A document may take longer than other answers. */
export const LONGEST_DOCUMENT_MS = 30_000;
const GIVING_UP_MS = 45_000;

const row = z.object({ valor_id: z.number(), version: z.number(), valor_visa: z.number() });
const one = z.object({ payload: row });
const many = z.object({ payload: z.object({ ids: z.array(z.number()), versions: z.array(z.number()) }) });
const refusal = z.object({ error: z.object({ code: z.string() }) });

export interface Told {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly code: string;
}

type Call = Pick<ReadyAct, 'method' | 'body'>;
type Wanted = Pick<Operation, 'action' | 'rows'> & { readonly isBulk?: boolean };

export class Recorder {
  readonly operations: Operation[] = [];
  /** Answers that must never come, or came too late. */
  readonly offences: string[] = [];
  readonly statuses = new Map<number | 'none', number>();
  longestMs = 0;
  /** Calls that are not answered yet. */
  underWay = 0;

  /** Sends a command that changes rows. */
  async order(client: ApiClient, path: string, body: object, wanted: Wanted): Promise<readonly Seen[]> {
    const id = randomUUID();
    const begun = performance.now();
    const received = await this.ask(client, path, { body, id });
    const outcome = outcomeOf(received.status);
    const seen = outcome === 'done' ? seenIn(received.body) : [];
    const changed = outcome === 'done' && wanted.isBulk === true ? { changed: changedBy(received.body) } : {};
    const code = outcome === 'refused' ? { code: received.code } : {};
    const { action, rows } = wanted;
    this.operations.push({ id, action, rows, begun, ended: performance.now(), outcome, ...code, ...changed, seen });
    return seen;
  }

  /** Sends any other command. */
  async act({ by, path, ...call }: ReadyAct): Promise<{ readonly id: string; readonly outcome: Outcome }> {
    const id = randomUUID();
    const { status } = await this.ask(by, path, { method: 'POST', ...call, id });
    return { id, outcome: outcomeOf(status) };
  }

  /** Sends any call; the status is undefined when the connection ended without an answer. */
  async ask(
    client: ApiClient,
    path: string,
    { id = randomUUID(), patienceMs = LONGEST_ANSWER_MS, ...call }: Call & { id?: string; patienceMs?: number } = {},
  ): Promise<Told> {
    const begun = performance.now();
    this.underWay += 1;
    const received = await send(client, path, call, id);
    this.underWay -= 1;
    const took = performance.now() - begun;
    if (patienceMs === LONGEST_ANSWER_MS) this.longestMs = Math.max(this.longestMs, took);
    const { status, retryAfter } = received;
    this.statuses.set(status ?? 'none', (this.statuses.get(status ?? 'none') ?? 0) + 1);
    if (took > patienceMs) this.offences.push(`${path} took ${Math.round(took)} ms and answered ${status}`);
    if (status === 503 && retryAfter === null) this.offences.push(`${path} answered 503 without Retry-After`);
    if (status !== undefined && status >= 500 && status !== 503)
      this.offences.push(`${path} answered ${status} ${received.code}`);
    return received;
  }

  count(outcome: Outcome): number {
    return this.operations.filter((operation) => operation.outcome === outcome).length;
  }
}

async function send(
  client: ApiClient,
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST' }: Call,
  id: string,
): Promise<Told & { retryAfter: string | null }> {
  try {
    const response = await fetch(new URL(path, client.baseUrl), {
      method,
      headers: {
        'x-correlation-id': id,
        ...(client.token === undefined ? {} : { authorization: `Bearer ${client.token}` }),
        ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(GIVING_UP_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') === true && bytes.byteLength > 0;
    const read: unknown = isJson ? JSON.parse(bytes.toString()) : bytes;
    const code = refusal.safeParse(read).data?.error.code ?? '';
    return { status: response.status, body: read, code, retryAfter: response.headers.get('retry-after') };
  } catch {
    // The process is gone, or no process listens at the moment.
    return { status: undefined, body: undefined, code: '', retryAfter: null };
  }
}

/** After a 503 or a missing answer the change may have happened: the connection may have been lost after the commit. */
function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status >= 500) return 'unknown';
  return status < 400 ? 'done' : 'refused';
}

function seenIn(body: unknown): readonly Seen[] {
  const single = one.safeParse(body);
  if (single.success) {
    const { valor_id, version, valor_visa } = single.data.payload;
    return [{ row: valor_id, version, status: valor_visa as ValuationStatus }];
  }
  return [];
}

/** The rows that a bulk call changed. */
function changedBy(body: unknown): readonly number[] {
  return many.safeParse(body).data?.payload.ids ?? [];
}
