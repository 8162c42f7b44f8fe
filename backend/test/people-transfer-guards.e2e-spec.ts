/** What the database itself holds about people who move to another establishment (ADR 100). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staffTransferCalls, transferCalls } from '@valorisation/contract';
import { z } from 'zod';
import { payloadOf, refusalOf } from './support/api-client.js';
import { classify, METIER, NEW_VALUATION, type ValuationDetail } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaiting } from './support/waiting-statements.js';
import { wired } from './support/wire-schemas.js';

const openOf = wired(transferCalls.list.answer);
const staffOf = z.array(z.object({ id: z.int(), state: z.string() }));

describe('the move of people', () => {
  let bench: TestBench;
  let as: RoleClients;
  let id: number;
  let person: ValuationDetail;

  const path = (call: { readonly path: string }, of = id) => call.path.replace(':id', String(of));
  const listed = async () => staffOf.parse((await as.staff.get(path(staffTransferCalls.list, 1))).body);
  const agree = async () => as.main.post(path(transferCalls.agree), { ids: [person.profile_id] });
  const confirm = async () => as.otherMain.post(path(transferCalls.confirm), {});

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
  });

  beforeEach(async () => {
    const { rows } = await bench.owner.query<{ siret: string }>('select siret from establishment where id = 2');
    person = await classify(as.main);
    const asked = await as.staff.post(path(staffTransferCalls.ask, 1), { siret: rows[0]?.siret });
    id = staffOf.parse(asked.body)[0]?.id ?? 0;
  });

  afterAll(async () => bench.close());

  it('does nothing when all of them are gone meanwhile', async () => {
    expect((await agree()).status).toBe(200);
    await as.main.post(`/v1/valor/delete/${person.valor_id}`, {});
    expect((await as.main.post(`/v1/user/profile/delete/${person.profile_id}`, {})).status).toBe(200);
    expect(refusalOf(await confirm())).toBe('409 transfert_clos');
    expect((await listed())[0]).toMatchObject({ id, state: 'agreed' });
    expect((await as.otherMain.post(path(transferCalls.refuse), {})).status).toBe(200);
  });

  it('ends before a function that is added to a moving person at the same moment', async () => {
    const client = await bench.owner.connect();
    try {
      await client.query('begin');
      await client.query('select from profile where id = $1 for update', [person.profile_id]);
      const added = as.main.post(NEW_VALUATION, { profile_id: person.profile_id, valor_c5: METIER.receptionist });
      await untilWaiting(bench.owner, 1);
      await client.query('update profile set establishment_id = 2 where id = $1', [person.profile_id]);
      await client.query('commit');
      expect(refusalOf(await added)).toBe('404 introuvable');
    } finally {
      client.release();
    }
    const { rows } = await bench.owner.query('select id from valuation where profile_id = $1', [person.profile_id]);
    expect(rows).toEqual([{ id: person.valor_id }]);
    expect((await as.otherMain.post(path(transferCalls.refuse), {})).status).toBe(200);
  });

  it('needs the agreement of the source, which the target cannot write', async () => {
    const client = await bench.owner.connect();
    try {
      await client.query(`begin; set local role valorisation_app; set local app.establishment_id = '2'`);
      const forged = client.query(`update people_transfer set state = 'agreed', agreed_by = 1 where id = $1`, [id]);
      await expect(forged).rejects.toThrow('row-level security');
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await as.otherMain.post(path(transferCalls.refuse), {})).status).toBe(200);
  });

  it('waits while a new grid visits the establishments', async () => {
    expect((await agree()).status).toBe(200);
    await bench.owner.query(
      `insert into grid_move (grid_id, establishment_id, valuation_id, examined, moved, started_at)
       select id, 1, 0, 0, 0, now() from grid_version where status = 'in_force'
       on conflict (grid_id) do update set finished_at = null`,
    );
    expect(refusalOf(await confirm())).toBe('409 grille_en_reprise');
    await bench.owner.query('update grid_move set finished_at = now()');
    expect((await confirm()).status).toBe(200);
  });

  it('says before that another minimum wage applies', async () => {
    await bench.owner.query(`update establishment set department = '976' where id = 2`);
    const waiting = payloadOf(openOf, await as.main.get(transferCalls.list.path));
    expect(waiting).toMatchObject([{ transfer_id: id, other_wage: true }]);
    await bench.owner.query(`update establishment set department = '35' where id = 2`);
    expect((await as.main.post(path(transferCalls.refuse), {})).status).toBe(200);
  });

  it('ends what an import of the source would put back', async () => {
    await bench.owner.query(
      `update profile set matricule = 'N2', former_matricule = 'N1', matricule_import_id = 7 where id = $1`,
      [person.profile_id],
    );
    expect((await agree()).status).toBe(200);
    expect((await confirm()).status).toBe(200);
    const { rows } = await bench.owner.query(
      'select matricule, former_matricule, matricule_import_id from profile where id = $1',
      [person.profile_id],
    );
    expect(rows).toEqual([{ matricule: 'N2', former_matricule: null, matricule_import_id: null }]);
  });
});
