/** What staff and admins do with grid versions; none comes into force meanwhile. */
import { z } from 'zod';
import { CLEANER } from '../../support/grid-cases.js';
import { GRIDS, IN_FORCE, PAST } from '../../support/grid-drafts.js';
import { RAISED_DRAFT } from '../../support/grid-publications.js';
import type { Act, Trace } from './act.js';
import { FAR_FUTURE, PASSWORD, type Stage } from './stage.js';

const proofOf = z.looseObject({ cases: z.array(z.looseObject({ id: z.int() })) });

const draftThat = (state: string, id: number): Trace => [`select from grid_version where id = $1 and ${state}`, id];
const caseThat = (state: string, id: number): Trace => [`select from grid_case where id = $1 and ${state}`, id];
const publicationThat = (state: string, gridId: number): Trace => [
  `select from grid_publication where grid_id = $1 and ${state}`,
  gridId,
];

/** Made by staff, so that the admins may prove and publish it. */
export async function aDraft(stage: Stage): Promise<number> {
  const body = { title: stage.aValue(), effective_on: '2027-01-01' };
  return stage.record(stage.people.staff, `${GRIDS}/${PAST}/draft`, body);
}

/** A draft that needs no signed cases, which other acts cover. */
async function aReadyDraft(stage: Stage): Promise<number> {
  await stage.rows(`update setting set value = '0' where key = 'proof_signed_cases'`);
  return stage.id(RAISED_DRAFT, '21.00');
}

export async function asked(stage: Stage): Promise<{ readonly gridId: number; readonly publication_id: number }> {
  const gridId = await aReadyDraft(stage);
  await stage.ask(stage.people.admin, `${GRIDS}/${gridId}/publication`, ASKED);
  const publication_id = await stage.id('select id from grid_publication where grid_id = $1', gridId);
  return { gridId, publication_id };
}

const ASKED = { version: 1, takes_force_at: `${FAR_FUTURE}T00:00`, announce: false };

/** A case on a draft that the prover has not changed. */
async function aCase(stage: Stage): Promise<{ readonly gridId: number; readonly id: number }> {
  const gridId = await stage.record(stage.people.staff, `${GRIDS}/${IN_FORCE}/draft`, {
    title: stage.aValue(),
    effective_on: '2027-01-01',
  });
  const title = stage.aValue();
  await stage.ask(stage.people.admin, `${GRIDS}/${gridId}/cases`, { ...CLEANER, title });
  return { gridId, id: await stage.id('select id from grid_case where title = $1', title) };
}

export const gridActs: readonly Act[] = [
  {
    name: 'create-grid-draft',
    command: 'CreateGridDraft',
    prepare: async (stage) => {
      const title = stage.aValue();
      const body = { title, effective_on: '2027-01-01' };
      const leaves: Trace = ['select from grid_version where title = $1', title];
      return { by: stage.people.staff, path: `${GRIDS}/${PAST}/draft`, body, leaves };
    },
  },
  {
    name: 'edit-grid-draft',
    command: 'EditGridDraft',
    prepare: async (stage) => {
      const id = await aDraft(stage);
      const body = { version: 1, title: 'Autre titre' };
      const leaves = draftThat(`title = 'Autre titre'`, id);
      return { by: stage.people.staff, path: `${GRIDS}/${id}/edit`, body, leaves };
    },
  },
  {
    name: 'discard-grid-draft',
    command: 'DiscardGridDraft',
    prepare: async (stage) => {
      const id = await aDraft(stage);
      const leaves: Trace = ['select where not exists (select from grid_version where id = $1)', id];
      return { by: stage.people.staff, path: `${GRIDS}/${id}/discard`, body: { version: 1 }, leaves };
    },
  },
  {
    name: 'ask-grid-effect',
    command: 'AskGridEffect',
    prepare: async (stage) => {
      const id = await aDraft(stage);
      const leaves: Trace = ['select from grid_effect where grid_id = $1', id];
      return { by: stage.people.staff, path: `${GRIDS}/${id}/effect`, body: {}, leaves };
    },
  },
  {
    name: 'type-grid-case',
    command: 'TypeGridCase',
    prepare: async (stage) => {
      const gridId = await aDraft(stage);
      const title = stage.aValue();
      const leaves: Trace = ['select from grid_case where title = $1', title];
      return { by: stage.people.admin, path: `${GRIDS}/${gridId}/cases`, body: { ...CLEANER, title }, leaves };
    },
  },
  {
    name: 'take-over-grid-cases',
    command: 'TakeOverGridCases',
    prepare: async (stage) => {
      const { staff, admin } = stage.people;
      const amounts = { title: stage.aValue(), effective_on: '2027-01-01', point_value: 21, branch_floor: 1053 };
      const gridId = await stage.record(staff, `${GRIDS}/amounts`, amounts);
      const { cases } = await stage.payload(proofOf, admin, `${GRIDS}/${gridId}/proof`, undefined, 'GET');
      const id = cases[0]?.id ?? 0;
      const stated = { id, expected_index: 1030, expected_amount: 1802.5 };
      const body = { cases: [stated], source: 'Avenant de 2027' };
      const leaves = caseThat(`source = 'Avenant de 2027'`, id);
      return { by: admin, path: `${GRIDS}/${gridId}/cases/take-over`, body, leaves };
    },
  },
  {
    name: 'sign-grid-cases',
    command: 'SignGridCases',
    prepare: async (stage) => {
      const { gridId, id } = await aCase(stage);
      const body = { cases: [id], ...PASSWORD };
      const leaves = caseThat('signed_at is not null', id);
      return { by: stage.people.admin, path: `${GRIDS}/${gridId}/cases/sign`, body, leaves };
    },
  },
  {
    name: 'correct-grid-case',
    command: 'CorrectGridCase',
    prepare: async (stage) => {
      const { id } = await aCase(stage);
      const leaves = caseThat(`source = 'Annexe corrigée'`, id);
      const body = { ...CLEANER, source: 'Annexe corrigée' };
      return { by: stage.people.admin, path: `/admin/grid-cases/${id}/correct`, body, leaves };
    },
  },
  {
    name: 'withdraw-grid-case',
    command: 'WithdrawGridCase',
    prepare: async (stage) => {
      const { id } = await aCase(stage);
      const leaves = caseThat('withdrawn_at is not null', id);
      return { by: stage.people.admin, path: `/admin/grid-cases/${id}/withdraw`, body: { reason: 'Essai' }, leaves };
    },
  },
  {
    name: 'ask-publication',
    command: 'AskPublication',
    prepare: async (stage) => {
      const gridId = await aReadyDraft(stage);
      const leaves = publicationThat('true', gridId);
      return { by: stage.people.admin, path: `${GRIDS}/${gridId}/publication`, body: ASKED, leaves };
    },
  },
  {
    name: 'confirm-publication',
    command: 'ConfirmPublication',
    prepare: async (stage) => {
      const { gridId, publication_id } = await asked(stage);
      const body = { publication_id, ...PASSWORD };
      const leaves = publicationThat('confirmed_at is not null', gridId);
      return { by: stage.people.otherAdmin, path: `${GRIDS}/${gridId}/publication/confirm`, body, leaves };
    },
  },
  {
    name: 'cancel-publication',
    command: 'CancelPublication',
    prepare: async (stage) => {
      const { gridId, publication_id } = await asked(stage);
      const leaves = publicationThat('cancelled_at is not null', gridId);
      const path = `${GRIDS}/${gridId}/publication/cancel`;
      return { by: stage.people.admin, path, body: { publication_id }, leaves };
    },
  },
  {
    name: 'withdraw-grid',
    command: 'WithdrawGrid',
    prepare: async (stage) => {
      // The version in force now looks as if it was published by mistake in place of the former one.
      await stage.rows('update grid_version set replaces = $1 where id = $2', PAST, IN_FORCE);
      await stage.rows(
        `update grid_publication set cancelled_at = now()
          where done_at is null and grid_id in (select id from grid_version where withdraws = $1)`,
        IN_FORCE,
      );
      const reason = stage.aValue();
      const leaves: Trace = ['select from grid_publication where reason = $1', reason];
      return { by: stage.people.admin, path: `${GRIDS}/${IN_FORCE}/withdraw`, body: { reason }, leaves };
    },
  },
];
