/** What people are paid. The journal says only that an amount changed. */
import type { Act, Trace } from './act.js';
import { aRow } from './rows.js';
import type { Stage } from './stage.js';

async function anAmount(stage: Stage) {
  const head = await stage.aHead();
  const row = await aRow(stage, head);
  const base = 100_000 + stage.aNumber();
  const enter = { by: head.client, path: `/v1/pay/${row}`, body: { verse_unite: 'mois', verse_base: base / 100 } };
  return { ...enter, row, base };
}

export const payActs: readonly Act[] = [
  {
    name: 'enter-paid-amount',
    command: 'EnterPaidAmount',
    prepare: async (stage) => {
      const { row, base, ...enter } = await anAmount(stage);
      const leaves: Trace = [
        `select from paid_amount where valuation_id = $1 and parts ->> 'base' = $2`,
        row,
        String(base),
      ];
      return { ...enter, leaves };
    },
  },
  {
    name: 'remove-paid-amount',
    command: 'RemovePaidAmount',
    prepare: async (stage) => {
      const { by, path, body, row } = await anAmount(stage);
      await stage.ask(by, path, body);
      const id = await stage.id('select id from paid_amount where valuation_id = $1', row);
      const leaves: Trace = ['select where not exists (select from paid_amount where id = $1)', id];
      return { by, path: `/v1/pay/remove/${id}`, body: { version: 1 }, leaves };
    },
  },
];
