/** Applicants for an account, the staff who answer them, and the applicants' mailboxes. */
import { z } from 'zod';
import { ApiClient, type Answer } from './api-client.js';
import { changeSetting } from './change-setting.js';
import { eventually } from './eventually.js';
import { startFakeRegister, REGISTER } from './fake-register.js';
import { emailOf, signIn } from './role-clients.js';
import { openTestBench, type TestBench } from './test-bench.js';
import { startTestMailbox, type TestMailbox } from './test-mailbox.js';
import { accountRequestResponse } from './wire-schemas.js';

export const REQUESTS = '/admin/account-requests';
const PASSPHRASE = 'Une phrase de passe, 2026 & suite';

type AccountRequest = z.infer<typeof accountRequestResponse>;

export const requestsIn = (answer: Answer): AccountRequest[] => z.array(accountRequestResponse).parse(answer.body);

export const registrationForm = (email: string, siret: string = REGISTER.open, changes: object = {}) => ({
  siret,
  company_name: 'Maison familiale des Coteaux',
  user_email: email,
  user_firstname: 'Nadia',
  user_lastname: 'Ferrand',
  user_address: '8 chemin des Vignes, 33000 Bordeaux',
  rgpd: true,
  ...changes,
});

export class Newcomers {
  private constructor(
    readonly bench: TestBench,
    readonly mailbox: TestMailbox,
    readonly url: string,
    readonly anybody: ApiClient,
    readonly staff: ApiClient,
    readonly close: () => Promise<void>,
  ) {}

  /** The API and the worker, with a register and a mailbox. */
  static async start(): Promise<Newcomers> {
    const [mailbox, register, bench] = await Promise.all([startTestMailbox(), startFakeRegister(), openTestBench()]);
    const url = await bench.startApi({ variables: { COMPANY_REGISTER_URL: register.url } });
    await bench.startWorker({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://portail.exemple.fr' });
    const staff = await signIn(url, emailOf('staff'));
    return new Newcomers(bench, mailbox, url, new ApiClient(url), staff, async () => {
      await bench.close();
      await Promise.all([mailbox.stop(), register.stop()]);
    });
  }

  async ask(email: string, siret?: string, changes?: object): Promise<Answer> {
    return this.anybody.post('/v1/user/register', registrationForm(email, siret, changes));
  }

  async listed(filter: object): Promise<AccountRequest[]> {
    const query = `sort=["id","DESC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return requestsIn(await this.staff.get(`${REQUESTS}?${query}`));
  }

  /** The newest request of an address, once the worker has it. */
  async requestOf(email: string): Promise<AccountRequest> {
    return eventually(async () => {
      const [found] = await this.listed({ q: email });
      if (found === undefined) throw new Error(`No request of ${email} yet`);
      return found;
    });
  }

  async accept(id: number, body: object = {}): Promise<Answer> {
    return this.staff.post(`/v1/user/send/mail/${id}`, body);
  }

  /** The newest link, once so many activation mails have arrived; other mails of the same moment may come first. */
  async activationLink(email: string, count = 1): Promise<string> {
    return eventually(async () => {
      const mails = (await this.mailbox.to(email)).filter(({ subject }) => subject === 'Activez votre compte');
      const [newest] = mails;
      if (newest === undefined || mails.length < count) throw new Error(`No activation mail number ${count} yet`);
      return newest.links[0] ?? '';
    });
  }

  async activationToken(email: string, count?: number): Promise<string> {
    return (await this.activationLink(email, count)).split('/').at(-1) ?? '';
  }

  async activate(token: string, user_password = PASSPHRASE): Promise<Answer> {
    return new ApiClient(this.url, token).post('/v1/user/activate', { user_password });
  }

  async setMode(mode: 'moderated' | 'open'): Promise<void> {
    await changeSetting(this.bench.owner, 'registration_mode', mode);
  }

  /** The tests share one network address. */
  async forgetLimits(): Promise<void> {
    await this.bench.owner.query('delete from rate_limit');
  }
}
