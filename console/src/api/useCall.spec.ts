import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  accessGrantCalls,
  accountCalls,
  bulkCalls,
  encode,
  lifeCalls,
  outlookCalls,
  profileCalls,
} from '@valorisation/contract';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { setTransport } from './http';
import { acting, keyOf, reading } from './useCall';

interface Asked {
  readonly address: string;
  readonly init: RequestInit | undefined;
}

let asked: Asked[] = [];
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A server that answers each address with its payload, or refuses it. */
function serve(payloads: Readonly<Record<string, unknown>>, status = 200): void {
  setTransport(async (input, init) => {
    const address = typeof input === 'string' ? input : '';
    asked.push({ address, init });
    const error = { code: 'conflit', message: 'Quelqu’un a agi entre-temps.' };
    const body = status === 200 ? { payload: payloads[address] ?? null } : { error };
    return new Response(JSON.stringify(body), { status });
  });
}

const addresses = () => asked.map(({ address }) => address);

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  client.clear();
  setTransport(fetch);
});

describe('the key of a call', () => {
  it('is its address, part by part, so that a prefix covers everything below it', () => {
    expect(keyOf(lifeCalls.journal, { params: { id: 12 } })).toEqual(['valor', '12', 'journal']);
    expect(keyOf(outlookCalls.announced, {})).toEqual(['valor', 'outlook']);
    expect(keyOf(accountCalls.sessions, {})).toEqual(['user', 'sessions']);
  });

  it('contains the request, from the address and the body', () => {
    const at = keyOf(lifeCalls.past, { params: { id: 3 }, query: { at: '2026-01-01T00:00:00.000Z' } });
    expect(at).toEqual(['valor', '3', 'journal', 'at', expect.stringContaining('=2026-01-01')]);
    const of = (ids: readonly number[]) => keyOf(bulkCalls.selection, { body: { ids } });
    expect(of([4, 5])).toEqual(of([4, 5]));
    expect(of([4, 5])).not.toEqual(of([4]));
  });
});

describe('a read of a call', () => {
  it('keeps what is made of the answer', async () => {
    serve({ '/v1/user/profiles': [] });
    const names = reading(profileCalls.names, {}, { to: (found) => found.length });
    expect(await client.fetchQuery(names)).toBe(0);
    expect(client.getQueryData(names.queryKey)).toBe(0);
  });

  it('is aborted once the last screen that requested it has gone', async () => {
    const never = new Promise<Response>(() => undefined);
    setTransport((_, init) => {
      asked.push({ address: 'held', init });
      return never;
    });
    const observer = new QueryObserver(client, reading(profileCalls.names, {}));
    const leave = observer.subscribe(() => undefined);
    expect(asked[0]?.init?.signal?.aborted).toBe(false);
    leave();
    expect(asked[0]?.init?.signal?.aborted).toBe(true);
  });

  it('fails with the refusal of the server', async () => {
    serve({}, 409);
    await expect(client.fetchQuery(reading(profileCalls.names, {}))).rejects.toMatchObject({ code: 'conflit' });
  });
});

describe('an act', () => {
  const shown = (key: readonly unknown[], data: unknown) => client.setQueryData(key, data);
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

  it('invalidates the reads beside it in the API, and no others', async () => {
    serve({});
    shown(['user', 'sessions'], []);
    shown(['user', 'profiles'], []);
    await new MutationObserver(client, acting(client, accountCalls.endSession)).mutate({ params: { id: 7 } });
    expect(addresses()).toEqual(['/v1/user/sessions/end/7']);
    expect([isOld(['user', 'sessions']), isOld(['user', 'profiles'])]).toEqual([true, false]);
  });

  it('invalidates them when it is refused, too, since the record differs from what was shown', async () => {
    serve({}, 409);
    shown(['user', 'sessions'], []);
    const act = new MutationObserver(client, acting(client, accountCalls.endSession)).mutate({ params: { id: 7 } });
    await expect(act).rejects.toMatchObject({ code: 'conflit' });
    expect(isOld(['user', 'sessions'])).toBe(true);
  });

  it('provides the answer of a read that it answers itself, which is not requested again', async () => {
    const access = { isOpen: false, until: null, grantedAt: null, reads: [], readsInAll: 0 };
    const key = keyOf(accessGrantCalls.state, {});
    serve({ '/v1/user/staff-access/withdraw': encode(accessGrantCalls.withdraw.answer, access) });
    shown(key, 'before');
    const done = await new MutationObserver(client, acting(client, accessGrantCalls.withdraw, { answers: key })).mutate(
      {},
    );
    expect(done).toEqual(access);
    expect(client.getQueryData(key)).toEqual(access);
    expect(isOld(key)).toBe(false);
  });

  it('sends the request that it is given', async () => {
    serve({});
    const refreshes = jest.fn();
    await new MutationObserver(client, acting(client, accountCalls.endOtherSessions, { refreshes })).mutate({});
    expect(refreshes).toHaveBeenCalledWith(client);
  });
});
