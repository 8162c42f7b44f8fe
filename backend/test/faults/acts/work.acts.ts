/** What members do besides editing one row: profiles, many rows, files, answers to proposals. */
import { z } from 'zod';
import { METIER } from '../../support/classification.js';
import { csv, IMPORT } from '../../support/spreadsheets.js';
import type { Act, Trace } from './act.js';
import { aGroup, aProposal, GROUPS } from './proposals.js';
import { aRow, madeRow } from './rows.js';
import type { Person, Stage } from './stage.js';

const PROFILE = '/v1/user/profile';

const shownFile = z.looseObject({ key: z.string(), digest: z.string() });
const writtenFile = z.looseObject({ import_id: z.int() });

const rowThat = (state: string, id: number): Trace => [`select from valuation where id = $1 and ${state}`, id];

/** A copy of a demo row with a status and an earlier amount. */
async function aCopy(stage: Stage, status: number): Promise<number> {
  const source = await stage.id(
    `select v.id from valuation v join account a on a.establishment_id = v.establishment_id
      where a.email = 'direction@demo.example' and v.status = $1 and v.calculated_on < current_date - 2
      order by v.id limit 1`,
    status,
  );
  return (await stage.payload(madeRow, stage.people.head, `/v1/valor/duplicate/${source}`, {})).valor_id;
}

async function aProfile(stage: Stage, { client }: Person): Promise<number> {
  const profile_name = stage.aValue();
  await stage.ask(client, PROFILE, { profile_name });
  return stage.id('select id from profile where name = $1', profile_name);
}

async function aShownFile(stage: Stage, { client }: Person) {
  const row = [stage.aValue(), METIER.serviceAgent, '100', '01/09/2018'];
  const file = csv(['Profil', 'N° de fonction', 'Quotité (%)', 'Date d’ancienneté'], [row]);
  const { key, digest } = await stage.payload(shownFile, client, `${IMPORT}/preview`, file);
  return { file, key, path: `${IMPORT}/confirm?${new URLSearchParams({ key, digest }).toString()}` };
}

export const workActs: readonly Act[] = [
  {
    name: 'create-profile',
    command: 'CreateProfile',
    prepare: async (stage) => {
      const { client } = await stage.aHead();
      const profile_name = stage.aValue();
      const leaves: Trace = ['select from profile where name = $1', profile_name];
      return { by: client, path: PROFILE, body: { profile_name }, leaves };
    },
  },
  {
    name: 'duplicate-for-person',
    command: 'DuplicateForPerson',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const path = `/v1/valor/duplicate/${await aRow(stage, head, {})}`;
      const profile_name = stage.aValue();
      const leaves: Trace = [
        'select from valuation v join profile p on p.id = v.profile_id where p.name = $1 and v.is_copy',
        profile_name,
      ];
      return { by: head.client, path, body: { profile_name }, leaves };
    },
  },
  {
    name: 'change-profile',
    command: 'ChangeProfile',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const profile_name = stage.aValue();
      const path = `${PROFILE}/update/one/${await aProfile(stage, head)}`;
      const leaves: Trace = ['select from profile where name = $1', profile_name];
      return { by: head.client, path, body: { profile_name }, leaves };
    },
  },
  {
    name: 'delete-profile',
    command: 'DeleteProfile',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const id = await aProfile(stage, head);
      const leaves: Trace = ['select where not exists (select from profile where id = $1)', id];
      return { by: head.client, path: `${PROFILE}/delete/${id}`, body: {}, leaves };
    },
  },
  {
    name: 'take-planned-degrees',
    command: 'TakePlannedDegrees',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const id = await aRow(stage, head, { valor_anciennete: '2018-09-01' });
      const leaves = rowThat('version > 1', id);
      return { by: head.client, path: '/v1/valor/planned/multiple', body: { ids: [id] }, leaves };
    },
  },
  {
    name: 'apply-anniversaries',
    command: 'ApplyAnniversaries',
    prepare: async (stage) => {
      const id = await aCopy(stage, 1);
      const leaves = rowThat('version > 1', id);
      return { by: stage.people.head, path: '/v1/valor/update/valorIsBirth', body: { ids: [id] }, leaves };
    },
  },
  {
    name: 'bring-up-to-date',
    command: 'BringValuationsUpToDate',
    prepare: async (stage) => {
      const id = await aCopy(stage, 3);
      return { by: stage.people.head, path: `/v1/valor/update/${id}`, body: {}, leaves: rowThat('status = 1', id) };
    },
  },
  {
    name: 'confirm-import',
    command: 'ConfirmImport',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const { file, key, path } = await aShownFile(stage, head);
      const leaves: Trace = ['select from import_batch where import_key = $1', key];
      return { by: head.client, path, body: file, leaves };
    },
  },
  {
    name: 'undo-import',
    command: 'UndoImport',
    prepare: async (stage) => {
      const head = await stage.aHead();
      const { file, path } = await aShownFile(stage, head);
      const { import_id } = await stage.payload(writtenFile, head.client, path, file);
      const leaves: Trace = ['select from import_batch where id = $1 and undone_at is not null', import_id];
      return { by: head.client, path: `${IMPORT}/${import_id}/undo`, body: {}, leaves };
    },
  },
  {
    name: 'propose-function',
    command: 'ProposeFunction',
    prepare: async (stage) => {
      const { id } = await aGroup(stage);
      const body = { function_id: METIER.serviceAgent };
      const leaves: Trace = ['select from function_proposal where group_id = $1', id];
      return { by: stage.people.staff, path: `${GROUPS}/${id}/propose`, body, leaves };
    },
  },
  {
    name: 'withdraw-proposal',
    command: 'WithdrawProposal',
    prepare: async (stage) => {
      const { id } = await aProposal(stage);
      const leaves: Trace = ['select from function_proposal where id = $1 and withdrawn_at is not null', id];
      return { by: stage.people.staff, path: `/admin/function-proposals/${id}/withdraw`, body: {}, leaves };
    },
  },
  {
    name: 'accept-proposal',
    command: 'AnswerProposal',
    prepare: async (stage) => {
      const { row, head } = await aProposal(stage);
      const leaves: Trace = [`select from proposed_row where id = $1 and state = 'accepted'`, row];
      return { by: head.client, path: `/v1/proposals/${row}/accept`, body: {}, leaves };
    },
  },
  {
    name: 'refuse-proposal',
    command: 'AnswerProposal',
    silentlyIn: 'proposed_row',
    prepare: async (stage) => {
      const { row, head } = await aProposal(stage);
      const leaves: Trace = [`select from proposed_row where id = $1 and state = 'refused'`, row];
      return { by: head.client, path: `/v1/proposals/${row}/refuse`, body: {}, leaves };
    },
  },
];
