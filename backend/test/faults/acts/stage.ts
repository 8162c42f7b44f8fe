/** Creates the subjects of commands while nothing fails: people, links and records for one act alone. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../../src/install/demo/demo-data.js';
import { LinkKey, tokenHash } from '../../../src/platform/links/link-key.js';
import { ApiClient } from '../../support/api-client.js';
import { emailOf, signIn } from '../../support/role-clients.js';
import type { FaultyBench, People } from '../faulty-bench.js';

export const PASSWORD = { user_password: DEMO_PASSWORD };
/** Beyond every jump of the clock. */
export const FAR_FUTURE = '2031-01-01';

export interface Person {
  readonly id: number;
  /** 0 for staff. */
  readonly establishmentId: number;
  readonly email: string;
  /** Signed in when requested. */
  readonly client: ApiClient;
}

const idRow = z.object({ id: z.int() });
const body = z.looseObject({ id: z.int() });
const payload = z.object({ payload: z.looseObject({}) });

let values = 0;

export class Stage {
  /** The correlation ids of its own calls in the journal. */
  readonly calls: string[] = [];

  constructor(
    readonly bench: FaultyBench,
    readonly people: People,
  ) {}

  get anybody(): ApiClient {
    return new ApiClient(this.people.staff.baseUrl);
  }

  bearing(token: string): ApiClient {
    return new ApiClient(this.people.staff.baseUrl, token);
  }

  /** A value that occurs only once. */
  aValue(): string {
    return `acte-${process.pid}-${this.aNumber()}`;
  }

  aNumber(): number {
    return (values += 1);
  }

  /** Sends a call that has to succeed, and returns its body. */
  async ask(client: ApiClient, path: string, sent?: object | string, method = 'POST'): Promise<unknown> {
    const id = randomUUID();
    this.calls.push(id);
    const type = typeof sent === 'string' ? { 'content-type': 'text/csv' } : {};
    const answer = await client.call(path, { method, body: sent, headers: { 'x-correlation-id': id, ...type } });
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The id of the record that staff created or changed. */
  async record(client: ApiClient, path: string, sent: object, method = 'POST'): Promise<number> {
    return body.parse(await this.ask(client, path, sent, method)).id;
  }

  async payload<Schema extends z.ZodType>(
    schema: Schema,
    client: ApiClient,
    path: string,
    sent?: object | string,
    method = 'POST',
  ): Promise<z.infer<Schema>> {
    return schema.parse(payload.parse(await this.ask(client, path, sent, method)).payload);
  }

  async rows<Row extends object>(sql: string, ...given: readonly unknown[]): Promise<Row[]> {
    return (await this.bench.owner.query<Row>(sql, [...given])).rows;
  }

  async id(sql: string, ...given: readonly unknown[]): Promise<number> {
    const [row] = await this.rows(sql, ...given);
    if (row === undefined) throw new Error(`Nothing by ${sql}`);
    return idRow.parse(row).id;
  }

  /** All acts share one network address and staff's one mailbox. */
  async forgetLimits(): Promise<void> {
    await this.bench.owner.query('delete from rate_limit');
  }

  /** The head of a new establishment. */
  async aHead(isSignedIn = true): Promise<Person> {
    const number = 80_000_000_000_000 + this.aNumber();
    const establishmentId = await this.id(
      `insert into establishment (siret, company_name, created_at) values ($1, $2, now()) returning id`,
      String(number),
      `Maison ${number}`,
    );
    return this.aPerson({ establishmentId, parentId: null, role: 'member', isActive: true, isSignedIn });
  }

  async anAssociate(head: Person, { isActive = true, isSignedIn = false } = {}): Promise<Person> {
    const { establishmentId, id: parentId } = head;
    return this.aPerson({ establishmentId, parentId, role: 'member', isActive, isSignedIn });
  }

  async aColleague(role: 'staff' | 'admin' = 'staff', isActive = true): Promise<Person> {
    return this.aPerson({ establishmentId: null, parentId: null, role, isActive, isSignedIn: isActive });
  }

  /**
   * The token as its mail carries it. It expires late, since clocks jump months ahead and the nightly round deletes
   * expired links.
   */
  async aLink(purpose: string, { id, establishmentId }: Person, newEmail: string | null = null): Promise<string> {
    const link = randomUUID();
    const key = new LinkKey(await readFile(join(this.bench.product.dataDir, 'link-key'), 'utf8'));
    const token = key.tokenOf(link);
    await this.rows(
      `insert into mail_token (id, purpose, account_id, establishment_id, token_hash, new_email, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, now(), now() + interval '3 years')`,
      link,
      purpose,
      id,
      establishmentId === 0 ? null : establishmentId,
      tokenHash(token),
      newEmail,
    );
    return token;
  }

  private async aPerson(who: {
    readonly establishmentId: number | null;
    readonly parentId: number | null;
    readonly role: string;
    readonly isActive: boolean;
    readonly isSignedIn: boolean;
  }): Promise<Person> {
    const email = `${this.aValue()}@panne.example`;
    const id = await this.id(
      `insert into account (establishment_id, parent_id, role, visa, email, password_hash, first_name, last_name,
                            postal_address, created_at, activated_at)
       select $1, $2, $3, $4::smallint, $5, case $4::smallint when 1 then a.password_hash end, 'Camille', 'Roux', '', now(),
              case $4::smallint when 1 then now() end
         from account a where a.email = $6 returning id`,
      who.establishmentId,
      who.parentId,
      who.role,
      who.isActive ? 1 : 0,
      email,
      emailOf('main'),
    );
    const url = this.people.staff.baseUrl;
    const client = who.isSignedIn ? await signIn(url, email) : new ApiClient(url);
    return { id, establishmentId: who.establishmentId ?? 0, email, client };
  }
}
