import 'reflect-metadata';
import { EventEmitter } from 'node:events';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AsyncSubject, lastValueFrom } from 'rxjs';
import { CostlyCalls, Costly } from './costly-calls.js';

class Routes {
  @Costly('read')
  read(): void {}
}

/** At most two of an establishment run at a time, and four in all. */
function callsOf(): { readonly calls: CostlyCalls; readonly started: string[] } {
  return { calls: new CostlyCalls(new Reflector()), started: [] };
}

/** A call that runs until it is ended; its caller then has to take the answer. */
function call({ calls, started }: ReturnType<typeof callsOf>, name: string, account: number, establishment: number) {
  const raw = new EventEmitter();
  const work = new AsyncSubject<string>();
  const session = { actor: { accountId: account, establishmentId: establishment } };
  const context = new ExecutionContextHost(
    [{ session, ip: '192.0.2.1', headers: {} }, { raw }],
    Routes,
    Routes.prototype.read,
  );
  const handle = () => {
    started.push(name);
    return work;
  };
  const answer = lastValueFrom(calls.intercept(context, { handle })).catch((error: unknown) => error);
  const end = () => {
    work.next(name);
    work.complete();
  };
  return { answer, end, leave: () => raw.emit('close') };
}

const breathe = async () => new Promise((resolve) => setImmediate(resolve));
/** The time for which a turn stays taken after its work. */
const rest = async () => {
  jest.advanceTimersByTime(50);
  await breathe();
};
const REFUSED = { code: 'trop_de_demandes', details: { retryAfter: expect.any(Number) } };

describe('costly calls', () => {
  beforeAll(() => {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  });
  afterAll(() => {
    jest.useRealTimers();
  });

  it('run at most four at once for an account, until an answer is taken', async () => {
    const setting = callsOf();
    const [first] = [1, 2, 3, 4].map((number) => call(setting, `${number}`, 1, 1));
    const fifth = call(setting, 'fifth', 1, 1).answer;
    first?.end();
    expect(await first?.answer).toBe('1');
    const sixth = call(setting, 'sixth', 1, 1).answer;
    first?.leave();
    call(setting, 'seventh', 1, 1).end();
    await rest();
    expect(setting.started).toEqual(['1', '2', '3']);
    expect(await Promise.all([fifth, sixth])).toMatchObject([REFUSED, REFUSED]);
  });

  it('run at most two at once for an establishment, and alternate between establishments', async () => {
    const setting = callsOf();
    const [first] = [1, 2, 3, 4].map((number) => call(setting, `one ${number}`, 1, 1));
    const [other] = [1, 2, 3].map((number) => call(setting, `two ${number}`, 2, 2));
    await breathe();
    expect(setting.started).toEqual(['one 1', 'one 2', 'two 1', 'two 2']);
    first?.end();
    await breathe();
    other?.end();
    await breathe();
    expect(setting.started.slice(4)).toEqual([]);
    await rest();
    expect(setting.started.slice(4)).toEqual(['one 3', 'two 3']);
  });

  it('do not start when their caller leaves while they wait, and free their place', async () => {
    const setting = callsOf();
    const [first, , third] = [1, 2, 3, 4].map((number) => call(setting, `${number}`, 1, 1));
    await breathe();
    third?.leave();
    expect(await third?.answer).toMatchObject({ code: 'service_indisponible' });
    call(setting, 'fifth', 1, 1);
    first?.end();
    await breathe();
    await rest();
    expect(setting.started).toEqual(['1', '2', '4']);
  });
});
