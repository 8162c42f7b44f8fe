/** The effects of the switch of demo data: who gets in, what the public reads, and the state of each text. */
import { contentCalls, settingCalls } from '@valorisation/contract';
import { z } from 'zod';
import { payloadOf, refusalOf } from './api-client.js';
import { emailOf, signIn, type RoleClients, type SignedInRole } from './role-clients.js';
import type { TestBench } from './test-bench.js';
import { wired } from './wire-schemas.js';

const STATES = ['content_article', 'content_series', 'content_video']
  .map((table) => `select key, state from ${table}`)
  .join(' union all ');

export function demoSwitch({ owner }: TestBench, { anonymous, admin }: RoleClients) {
  return {
    /** What the other state would do. */
    foreseen: async (client = admin) =>
      payloadOf(wired(settingCalls.demoSwitch.answer), await client.get('/admin/settings/demo-data')),
    articles: async () => {
      const { data } = payloadOf(wired(contentCalls.articles.answer), await anonymous.get('/v1/user/articles?div=100'));
      return data.map(({ id }) => id);
    },
    states: async () => (await owner.query<{ key: string; state: string }>(`${STATES} order by key`)).rows,
    /** Signs in again and reads the list. */
    entered: async (role: SignedInRole) => {
      const client = await signIn(anonymous.baseUrl, emailOf(role));
      const answer = await client.get('/v1/valor/list/all');
      return answer.status === 200 ? 'in' : refusalOf(answer);
    },
    idOf: async (table: 'account' | 'content_article', value: string): Promise<number> => {
      const column = table === 'account' ? 'email' : 'key';
      const { rows } = await owner.query(`select id from ${table} where ${column} = $1`, [value]);
      return z.object({ id: z.int() }).parse(rows[0]).id;
    },
  };
}
