import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { MOST_STREAMS } from '../src/modules/live/http/live.controller.js';
import { openLinkKey } from '../src/platform/links/link-key.js';
import { ApiClient, type Answer } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { openLiveStream, type LiveStream } from './support/live-stream.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** Well before the next beat of a stream, which comes every 15 s. */
const SOON_MS = 5_000;

describe('a live stream', () => {
  let bench: TestBench;
  let url: string;
  let main: ApiClient;

  const linkOf = async (purpose: string) => {
    const { rows } = await bench.owner.query<{ id: string }>(
      'select id from mail_token where purpose = $1 and used_at is null order by created_at desc limit 1',
      [purpose],
    );
    return openLinkKey({ dataDir: bench.dataDir }).tokenOf(rows[0]?.id ?? '');
  };
  const idOf = async (email: string) =>
    (await bench.owner.query<{ id: number }>('select id from account where email = $1', [email])).rows[0]?.id ?? 0;
  const endsSoon = async ({ ended }: LiveStream) => eventually(() => expect(ended()).toBe(true), SOON_MS);
  const done = (answer: Answer) => expect(answer.status).toBe(200);

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    main = await signIn(url, emailOf('main'));
  });

  afterAll(async () => bench.close());

  it('ends with its session, whatever ends that', async () => {
    const leaving = await signIn(url, emailOf('main'));
    const [stays, leaves] = [await openLiveStream(main), await openLiveStream(leaving)];
    done(await leaving.post('/v1/user/logout'));
    await endsSoon(leaves);

    const elsewhere = await signIn(url, emailOf('main'));
    const ended = await openLiveStream(elsewhere);
    const sessions = z
      .object({ payload: z.array(z.object({ session_id: z.number(), current: z.boolean() })) })
      .parse((await elsewhere.get('/v1/user/sessions')).body).payload;
    const own = sessions.find(({ current }) => current)?.session_id ?? 0;
    done(await main.post(`/v1/user/sessions/end/${own}`));
    await endsSoon(ended);

    const everywhere = await openLiveStream(await signIn(url, emailOf('main')));
    const change = { user_password: DEMO_PASSWORD, user_new_password: 'Une autre phrase, 2026 & suite' };
    done(await main.post('/v1/user/update/pass', change));
    await endsSoon(everywhere);
    const back = { user_password: change.user_new_password, user_new_password: DEMO_PASSWORD };
    done(await main.post('/v1/user/update/pass', back));
    expect(stays.ended()).toBe(false);
    stays.close();
  });

  it('ends with its account, and sends nothing of what happens afterwards', async () => {
    const { body } = await main.post('/v1/user/add/associated', { user_email: 'nouvelle@ecole.example' });
    const { user_id } = z.object({ payload: z.object({ user_id: z.number() }) }).parse(body).payload;
    const activation = new ApiClient(url, await linkOf('activation'));
    const opened = await activation.post('/v1/user/activate', { user_password: 'Une phrase de passe, 2026 & suite' });
    const { token } = z.object({ payload: z.object({ token: z.string() }) }).parse(opened.body).payload;
    const stream = await openLiveStream(new ApiClient(url, token));
    done(await main.post(`/v1/user/delete/${user_id}`));
    const { valor_id } = await classify(main);
    await endsSoon(stream);
    expect(stream.changes.map(({ id }) => id)).not.toContain(valor_id);
  });

  it('ends with the role that it was opened for, on both sides of a handover', async () => {
    const heir = await signIn(url, emailOf('associated'));
    const streams = [await openLiveStream(main), await openLiveStream(heir)];
    done(await main.post(`/v1/user/handover/${await idOf(emailOf('associated'))}`, { user_password: DEMO_PASSWORD }));
    done(await new ApiClient(url).post(`/v1/user/handover/confirm/${await linkOf('handover')}`, {}));
    for (const stream of streams) await endsSoon(stream);
    // The sessions continue with the new roles.
    const again = await openLiveStream(heir);
    expect(again.ended()).toBe(false);
    again.close();
  });

  it('is limited in number: beyond it, the oldest stream of the account ends', async () => {
    const other = await signIn(url, emailOf('otherMain'));
    const streams: LiveStream[] = [];
    for (let at = 0; at < MOST_STREAMS + 3; at += 1) streams.push(await openLiveStream(other));
    await eventually(
      () => expect(streams.map(({ ended }) => ended())).toEqual(streams.map((_, at) => at < 3)),
      SOON_MS,
    );
    const { valor_id } = await classify(other);
    await eventually(() => expect(streams.at(-1)?.changes.map(({ id }) => id)).toContain(valor_id), SOON_MS);
    for (const stream of streams) stream.close();
  });
});
