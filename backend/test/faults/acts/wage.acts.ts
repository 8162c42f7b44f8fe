/** What admins do with minimum wages; a territory has at most one open proposal. */
import { z } from 'zod';
import type { Act, Trace } from './act.js';
import { FAR_FUTURE, PASSWORD, type Stage } from './stage.js';

const WAGES = '/admin/wage-proposals';
/** Any amount is accepted where none is known yet. */
const FIRST_CENTS = 150_000;
const effectOf = z.looseObject({ falls: z.int() });

/** The next wage, a hundredth higher, after closing the open proposals that no act has withdrawn. */
async function aWage(stage: Stage, territory: 'metropole' | 'mayotte') {
  await stage.rows(
    `update wage_proposal set state = 'withdrawn', decided_at = now() where territory = $1 and state = 'proposed'`,
    territory,
  );
  const [{ cents } = { cents: FIRST_CENTS }] = await stage.rows<{ cents: number }>(
    'select month_cents as cents from minimum_wage where territory = $1 order by effective_on desc, id desc limit 1',
    territory,
  );
  const hourCents = Math.round((cents * 12) / (35 * 52)) + 1;
  const month = Math.round((hourCents * 35 * 52) / 12) / 100;
  return { territory, effective_on: FAR_FUTURE, month, hour: hourCents / 100, source: stage.aValue() };
}

async function proposed(stage: Stage, territory: 'metropole' | 'mayotte') {
  const wage = await aWage(stage, territory);
  return { id: await stage.record(stage.people.admin, `${WAGES}/propose`, wage), wage };
}

export const wageActs: readonly Act[] = [
  {
    name: 'propose-wage',
    command: 'ProposeWage',
    prepare: async (stage) => {
      const body = await aWage(stage, 'metropole');
      const leaves: Trace = ['select from wage_proposal where source = $1', body.source];
      return { by: stage.people.admin, path: `${WAGES}/propose`, body, leaves };
    },
  },
  {
    name: 'confirm-wage',
    command: 'ConfirmWage',
    prepare: async (stage) => {
      const { id, wage } = await proposed(stage, 'mayotte');
      const { otherAdmin } = stage.people;
      const { falls } = await stage.payload(effectOf, otherAdmin, `${WAGES}/${id}/effect`, undefined, 'GET');
      const body = { effective_on: wage.effective_on, month: wage.month, falls, ...PASSWORD };
      const leaves: Trace = ['select from minimum_wage where source = $1', wage.source];
      return { by: otherAdmin, path: `${WAGES}/${id}/confirm`, body, leaves };
    },
  },
  {
    name: 'withdraw-wage',
    command: 'WithdrawWage',
    prepare: async (stage) => {
      const { id } = await proposed(stage, 'metropole');
      const leaves: Trace = [`select from wage_proposal where id = $1 and decided_by is not null`, id];
      return { by: stage.people.admin, path: `${WAGES}/${id}/withdraw`, body: {}, leaves };
    },
  },
];
