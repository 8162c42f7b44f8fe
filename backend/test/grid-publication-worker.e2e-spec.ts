import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { classify, valuationOf } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { makeDue, publications, raisedDraft, signInAdmins } from './support/grid-publications.js';
import { emailOf, signInAll } from './support/role-clients.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaiting, untilWaitingFor } from './support/waiting-statements.js';
import { startTestMailbox, type TestMailbox } from './support/test-mailbox.js';
import { gridPublicationResponse } from './support/wire-schemas.js';
import { itFurther } from './support/scale.js';

/** In the repeated hour of an autumn night: 02:30 in Paris is 00:30 and 01:30 in UTC. */
const TWICE = { minute: '2027-10-31T02:30', at: Date.parse('2027-10-31T00:30:00Z') };

describe('a grid version published by two admins', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let main: ApiClient;
  let acts: ReturnType<typeof publications>;

  const isMoved = async (id: number) =>
    eventually(async () => expect((await acts.state(id)).move).toMatchObject({ share: 1 }));
  const statusOf = async (id: number) => (await valuationOf(main, id)).valor_visa;

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    const url = await bench.startApi();
    ({ main } = await signInAll(url));
    acts = publications(await signInAdmins(bench.owner, url));
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it('moves each valuation once, informs each head once, and is withdrawn without a trace on unchanged rows', async () => {
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });
    const [left, updated] = [(await classify(main)).valor_id, (await classify(main)).valor_id];
    const before = await valuationOf(main, left);
    const wrong = await raisedDraft(bench.owner);
    expect((await acts.publish(wrong)).status).toBe('in_force');
    await isMoved(wrong);
    expect([await statusOf(left), await statusOf(updated)]).toEqual([3, 3]);
    const notice = await mailbox.next(emailOf('main'));
    expect([notice.subject, notice.links.find((link) => link.includes('dashboard'))]).toEqual([
      expect.stringMatching(/^Grille du \d\d\/\d\d\/\d{4}/),
      expect.stringContaining('/#/dashboard?visa=3'),
    ]);
    expect(notice.text.replaceAll('\u00a0', ' ')).toMatch(/À mettre à jour : [1-9]/);

    await main.post(`/v1/valor/update/${updated}`, {});
    const wrongAmount = (await valuationOf(main, updated)).valor_minima;
    expect(wrongAmount).not.toBe(before.valor_minima);

    const restored = payloadOf(gridPublicationResponse, await acts.withdraw(wrong));
    expect(restored).toMatchObject({ status: 'draft', restores: 2, withdraws: wrong });
    expect((await acts.decide(restored.id, 'confirm')).status).toBe(200);
    await isMoved(restored.id);
    const after = await valuationOf(main, left);
    expect([after.valor_visa, after.valor_minima]).toEqual([ValuationStatus.UpToDate, before.valor_minima]);
    // It was computed on the withdrawn version: it awaits an update, and keeps its amount.
    const kept = await valuationOf(main, updated);
    expect([kept.valor_visa, kept.valor_minima]).toEqual([ValuationStatus.AwaitingUpdate, wrongAmount]);
    await main.post(`/v1/valor/update/${updated}`, {});
    const { history, valor_minima: again } = await valuationOf(main, updated);
    expect(again).toBe(before.valor_minima);
    expect(JSON.stringify(history)).toContain(String(wrongAmount));

    const last = await mailbox.next(emailOf('main'), 2);
    expect(last.text.replaceAll('\u00a0', ' ')).toMatch(/revenues à leur état d’avant : [1-9]/);
    for (const role of ['main', 'otherMain'] as const) {
      expect(await mailbox.to(emailOf(role))).toHaveLength(2);
    }
    expect(await mailbox.to(emailOf('associated'))).toEqual([]);
    expect(await bench.journalDifferences()).toEqual([]);
  });
});

describe('a scheduled grid version', () => {
  let bench: TestBench;
  let acts: ReturnType<typeof publications>;

  const becomes = async (id: number, status: string) =>
    eventually(async () => expect((await acts.state(id)).status).toBe(status));
  const timesInForce = async (id: number): Promise<number | null> => {
    const { rowCount } = await bench.owner.query(
      `select from domain_event where aggregate_id = $1 and type = 'grid.put-in-force'`,
      [id],
    );
    return rowCount;
  };

  beforeAll(async () => {
    bench = await openTestBench();
    acts = publications(await signInAdmins(bench.owner, await bench.startApi()));
  });

  afterAll(async () => bench.close());

  itFurther('withdrawn while its valuations still move leaves them all as they were', async () => {
    const statuses = async () =>
      (await bench.owner.query<{ status: number }>('select id, status from valuation order by id')).rows;
    const before = await statuses();
    const wrong = await raisedDraft(bench.owner);
    const holder = await bench.owner.connect();
    await holder.query('begin');
    await holder.query('select from valuation where status = 1 order by establishment_id, id limit 1 for update');
    await acts.publish(wrong);
    const worker = await bench.startWorker();
    await untilWaiting(bench.owner, 1);
    const restored = payloadOf(gridPublicationResponse, await acts.withdraw(wrong));
    const confirming = acts.decide(restored.id, 'confirm');
    await untilWaitingFor(bench.owner, 'advisory');
    await holder.query('rollback');
    holder.release();
    expect((await confirming).status).toBe(200);
    await eventually(async () => expect((await acts.state(restored.id)).move).toMatchObject({ share: 1 }));
    await worker.stop();

    expect(await statuses()).toEqual(before);
    const { status, withdrawn_by: by, move } = await acts.state(wrong);
    expect([status, by, move?.finished_at !== null]).toEqual(['past', restored.id, true]);
    expect(move?.moved).toBeGreaterThan(0);
    expect(move?.moved).toBeLessThan(before.filter((row) => row.status === 1).length);
  });

  itFurther('forced by the operator before its minute is not applied again then, withdrawn or not', async () => {
    const [forced, behind] = [await raisedDraft(bench.owner), await raisedDraft(bench.owner)];
    for (const id of [forced, behind]) await acts.publish(id, { takes_force_at: '2031-01-01T00:00' });
    expect((await bench.gridCommand(String(forced), '--force', '--reason', 'Avancée d’un jour')).code).toBe(0);
    expect(await acts.state(forced)).toMatchObject({ status: 'in_force', request: null });
    const restored = payloadOf(gridPublicationResponse, await acts.withdraw(forced));
    expect((await acts.decide(restored.id, 'confirm')).status).toBe(200);
    // The request is opened again directly in the database: it is detected, and the one behind it is served.
    await bench.owner.query('update grid_publication set cancelled_at = null, cancelled_by = null where grid_id = $1', [
      forced,
    ]);
    for (const id of [forced, behind]) await makeDue(bench.owner, id);
    const worker = await bench.startWorker();
    await becomes(behind, 'in_force');
    await worker.stop();
    expect(await acts.state(forced)).toMatchObject({ status: 'past', request: null });
    expect([await timesInForce(forced), await timesInForce(behind)]).toEqual([1, 1]);
  });

  it('whose minute passed while no worker ran comes into force once with the next ones', async () => {
    const id = await raisedDraft(bench.owner);
    await acts.publish(id, { takes_force_at: '2031-01-01T00:00' });
    await makeDue(bench.owner, id);
    expect((await acts.state(id)).status).toBe('scheduled');
    const workers = await Promise.all([bench.startWorker(), bench.startWorker()]);
    await becomes(id, 'in_force');
    for (const { stop } of workers) await stop();
    expect(await timesInForce(id)).toBe(1);
  });

  it('comes into force on its minute in Paris, once, whichever worker is first', async () => {
    const clock = new SetClock();
    const [first, later] = [await raisedDraft(bench.owner), await raisedDraft(bench.owner)];
    await acts.publish(first, { takes_force_at: TWICE.minute });
    await acts.publish(later, { takes_force_at: '2027-10-31T02:31' });
    for (let worker = 0; worker < 2; worker += 1) await bench.startWorker({}, clock);
    clock.pass((TWICE.at - clock.now().getTime()) / 1000);
    await becomes(first, 'in_force');
    // The same check would have found it due.
    expect((await acts.state(later)).status).toBe('scheduled');
    clock.pass(60);
    await becomes(later, 'in_force');
    // The second 02:30 of that night finds nothing to do; the later request shows that the check ran.
    clock.pass(3600);
    const last = await raisedDraft(bench.owner);
    await acts.publish(last, { takes_force_at: '2027-10-31T02:32' });
    await becomes(last, 'in_force');
    for (const id of [first, later, last]) expect(await timesInForce(id)).toBe(1);
    expect((await acts.state(first)).status).toBe('past');
  });

  it('changed after its confirmation is a draft again at its minute', async () => {
    const id = await raisedDraft(bench.owner);
    await acts.publish(id, { takes_force_at: '2031-01-01T00:00' });
    await bench.owner.query('update grid_version set version = version + 1 where id = $1', [id]);
    await makeDue(bench.owner, id);
    await becomes(id, 'draft');
    expect(await timesInForce(id)).toBe(0);
  });
});
