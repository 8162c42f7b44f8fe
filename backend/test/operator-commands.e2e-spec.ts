import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyJournal } from '../src/composition/verify-journal.js';
import { ApiClient, payloadOf } from './support/api-client.js';
import { emailOf } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { sessionResponse } from './support/wire-schemas.js';

/**
 * The commands that an operator runs by hand, with or without a running product; their entry points are tested in long.
 */
const USAGE =
  'Usage : node backend/dist/main.grid.js <numéro d’une version de la grille> [--force --reason "<raison, 500 caractères au plus>"]';

describe("the operators' commands", () => {
  let bench: TestBench;
  let mailbox: TestMailbox;

  beforeAll(async () => {
    [bench, mailbox] = await Promise.all([openTestBench(), startTestMailbox()]);
  });

  afterAll(async () => {
    await bench.close();
    await mailbox.stop();
  });

  it.each([
    ['no version', [], 2, USAGE],
    ['the version in force', ['2'], 1, 'La version 2 de la grille est déjà en vigueur.'],
    ['a force without a reason', ['1', '--force'], 2, USAGE],
    ['a reason without a force', ['1', '--reason', 'essai'], 2, USAGE],
    ['an unknown version', ['999'], 1, 'Il n’y a pas de version 999 de la grille.'],
  ])('to put a grid in force answer %s by a line and a number', async (_what, words, code, line) => {
    expect(await bench.gridCommand(...words)).toEqual({ code, line });
  });

  it('to verify the journal count what they compare, and name a row that was changed without the journal', async () => {
    const counted =
      /^Journal rejoué : [1-9]\d*\sévénements, 3\sétablissements, [1-9]\d*\slignes comparées, 0\sdifférence\.$/;
    const logged: string[] = [];
    expect(await verifyJournal(bench.databaseUrl, (line) => void logged.push(line))).toBe(true);
    expect(logged).toEqual([expect.stringMatching(counted)]);
    const { rows } = await bench.owner.query<{ id: number }>(
      'update valuation set share_hundredths = share_hundredths - 1 where id = 1 returning id',
    );
    expect(rows).toHaveLength(1);
    expect(await verifyJournal(bench.databaseUrl, (line) => void logged.push(line))).toBe(false);
    expect(logged).toContain('Établissement 1 : valuation 1 diffère (shareHundredths).');
  });

  it('create an admin where there is none: the mailed link sets the password, a second link replaces the first', async () => {
    const email = 'ines.faure@exemple.example';
    const open = async (address: string) => bench.adminCommand(address, 'Inès', 'Faure');
    const url = await bench.startApi();
    const activate = async (token: string) =>
      new ApiClient(url, token).post('/v1/user/activate', { user_password: 'Une phrase de passe, 2026 & suite' });
    await bench.owner.query(`update account set role = 'staff' where role = 'admin'`);
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl });

    const invited = expect.stringContaining('Le compte d’administration est ouvert');
    expect(await open(email)).toEqual({ code: 0, line: invited });
    const first = await mailbox.next(email);
    expect(first.text).toContain('L’équipe technique vous ouvre un accès à l’espace de gestion, avec les droits');
    expect(await open(email)).toEqual({ code: 0, line: invited });
    const second = await mailbox.next(email, 2);
    expect((await activate(tokenIn(first))).status).toBe(401);
    const { token } = payloadOf(sessionResponse, await activate(tokenIn(second)));
    const admin = new ApiClient(url, token);
    expect((await admin.post('/admin/staff', { email: 'x', role: 'staff' })).status).toBe(422);

    const { rows } = await bench.owner.query<{ type: string; actor_id: number | null }>(
      `select type, actor_id from domain_event where aggregate_type = 'account'
          and aggregate_id = (select id from account where email = $1) order by aggregate_version`,
      [email],
    );
    expect(rows[0]).toEqual({ type: 'account.staff-invited', actor_id: null });
    const taken = { code: 1, line: expect.stringContaining('rien n’est fait') };
    expect([await open(email), await open(emailOf('main'))]).toEqual([taken, taken]);
    expect(await open(emailOf('staff'))).toEqual({ code: 0, line: expect.stringContaining('a maintenant les droits') });
    expect(await open('nobody')).toEqual({ code: 2, line: expect.stringContaining('npm run admin') });
  });
});
