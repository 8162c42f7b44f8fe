/** The fields of each valuation in a list, in full and in its light form. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { classify, valuationOf } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { profilePageResponse, savedProfilePageResponse } from './support/wire-schemas.js';

const LIST = '/v1/valor/list/all?div=100';

describe('a list of valuations', () => {
  let bench: TestBench;
  let main: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    await classify(main);
  });

  afterAll(async () => bench.close());

  it('carries all fields except the trace, and with leger=1 neither answers nor job sheets', async () => {
    const rows = payloadOf(savedProfilePageResponse, await main.get(LIST)).data.flatMap(({ valors }) => valors);
    for (const row of rows) {
      const single = await valuationOf(main, row.valor_id);
      const { trace: _, ...rest } = single;
      expect(row).toEqual(rest);
    }
    const light = payloadOf(profilePageResponse, await main.get(`${LIST}&leger=1`));
    expect(light.data.flatMap(({ valors }) => valors).map(({ valor_id }) => valor_id)).toEqual(
      rows.map(({ valor_id }) => valor_id),
    );
  });
});
