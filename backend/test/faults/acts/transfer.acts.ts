/** People who move to another establishment. */
import { staffTransferCalls, transferCalls } from '@valorisation/contract';
import { siretMessage } from '@valorisation/rules';
import type { Act, Trace } from './act.js';
import { aRow } from './rows.js';
import type { Person, Stage } from './stage.js';

const transferThat = (state: string, id: number): Trace => [
  'select from people_transfer where id = $1 and state = $2',
  id,
  state,
];

interface Asked {
  readonly id: number;
  readonly source: Person;
  readonly target: Person;
  readonly people: readonly number[];
}

const profilesOf = async (stage: Stage, { establishmentId }: Person): Promise<number[]> =>
  (await stage.rows<{ id: number }>('select id from profile where establishment_id = $1', establishmentId)).map(
    ({ id }) => id,
  );

/** Gives the establishment a SIRET with the right check digit; those of the stage are plain numbers. */
async function siretOf(stage: Stage, { establishmentId }: Person): Promise<{ siret: string }> {
  const start = `775000003${1_000 + stage.aNumber()}`;
  const siret = Array.from('0123456789', (digit) => start + digit).find((whole) => siretMessage(whole) === null);
  if (siret === undefined) throw new Error(`No SIRET begins with ${start}`);
  await stage.rows('update establishment set siret = $1 where id = $2', siret, establishmentId);
  return { siret };
}

const askPath = (source: Person) => staffTransferCalls.ask.path.replace(':id', String(source.establishmentId));
const pathOf = (call: { readonly path: string }, id: number) => call.path.replace(':id', String(id));

async function anAsked(stage: Stage): Promise<Asked> {
  const [source, target] = [await stage.aHead(), await stage.aHead()];
  await aRow(stage, source);
  await stage.ask(stage.people.staff, askPath(source), await siretOf(stage, target));
  const id = await stage.id('select id from people_transfer where establishment_id = $1', source.establishmentId);
  return { id, source, target, people: await profilesOf(stage, source) };
}

async function anAgreed(stage: Stage): Promise<Asked> {
  const asked = await anAsked(stage);
  await stage.ask(asked.source.client, pathOf(transferCalls.agree, asked.id), { ids: asked.people });
  return asked;
}

export const transferActs: readonly Act[] = [
  {
    name: 'ask-transfer',
    command: 'AskTransfer',
    prepare: async (stage) => {
      const [source, target] = [await stage.aHead(false), await stage.aHead(false)];
      const leaves: Trace = ['select from people_transfer where establishment_id = $1', source.establishmentId];
      return { by: stage.people.staff, path: askPath(source), body: await siretOf(stage, target), leaves };
    },
  },
  {
    name: 'withdraw-transfer',
    command: 'WithdrawTransfer',
    prepare: async (stage) => {
      const { id } = await anAsked(stage);
      const path = pathOf(staffTransferCalls.withdraw, id);
      return { by: stage.people.staff, path, body: {}, leaves: transferThat('withdrawn', id) };
    },
  },
  {
    name: 'agree-to-transfer',
    command: 'AgreeToTransfer',
    prepare: async (stage) => {
      const { id, source, people } = await anAsked(stage);
      const path = pathOf(transferCalls.agree, id);
      return { by: source.client, path, body: { ids: people }, leaves: transferThat('agreed', id) };
    },
  },
  {
    name: 'confirm-transfer',
    command: 'ConfirmTransfer',
    prepare: async (stage) => {
      const { id, target, people } = await anAgreed(stage);
      // The person and the row are there, both or neither.
      const leaves: Trace = [
        `select from profile p join valuation v on v.profile_id = p.id and v.establishment_id = p.establishment_id
          where p.id = $1 and p.establishment_id = $2`,
        people[0],
        target.establishmentId,
      ];
      return { by: target.client, path: pathOf(transferCalls.confirm, id), body: {}, leaves };
    },
  },
  {
    name: 'refuse-transfer',
    command: 'RefuseTransfer',
    prepare: async (stage) => {
      const { id, target } = await anAgreed(stage);
      return {
        by: target.client,
        path: pathOf(transferCalls.refuse, id),
        body: {},
        leaves: transferThat('refused', id),
      };
    },
  },
  {
    name: 'close-establishment',
    command: 'CloseEstablishment',
    prepare: async (stage) => {
      const { id, source, target } = await anAgreed(stage);
      await stage.ask(target.client, pathOf(transferCalls.confirm, id), {});
      const path = `/admin/establishments/${source.establishmentId}/close`;
      const leaves: Trace = ['select from account where id = $1 and deletion_planned_on is not null', source.id];
      return { by: stage.people.staff, path, body: {}, leaves };
    },
  },
];
