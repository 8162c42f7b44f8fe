/** What people are paid, and what goes to payroll. The journal says only what happened, without an amount. */
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
    name: 'enter-paid-amounts',
    command: 'EnterPaidAmounts',
    prepare: async (stage) => {
      const { by, row, base, body } = await anAmount(stage);
      const leaves: Trace = ['select from paid_amount where valuation_id = $1', row];
      return { by, path: '/v1/pay', body: { montants: [{ ...body, valor_id: row, verse_base: base / 100 }] }, leaves };
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
  {
    name: 'hand-over-to-payroll',
    command: 'HandOverToPayroll',
    prepare: async (stage) => {
      const { client, establishmentId } = await stage.aHead();
      const leaves: Trace = ['select from payroll_handover where establishment_id = $1', establishmentId];
      return { by: client, path: '/v1/payroll/receipts', body: { format: 'csv' }, leaves };
    },
  },
  {
    name: 'create-payroll-key',
    command: 'CreatePayrollKey',
    prepare: async (stage) => {
      const { client } = await stage.aHead();
      const name = stage.aValue();
      return { by: client, path: '/v1/payroll/keys', body: { name }, leaves: keyThat('revoked_at is null', name) };
    },
  },
  {
    name: 'revoke-payroll-key',
    command: 'RevokePayrollKey',
    prepare: async (stage) => {
      const { client } = await stage.aHead();
      const name = stage.aValue();
      await stage.ask(client, '/v1/payroll/keys', { name });
      const id = await stage.id('select id from payroll_key where name = $1', name);
      const leaves = keyThat('revoked_at is not null', name);
      return { by: client, path: `/v1/payroll/keys/${id}/revoke`, body: {}, leaves };
    },
  },
];

function keyThat(condition: string, name: string): Trace {
  return [`select from payroll_key where name = $1 and ${condition}`, name];
}
