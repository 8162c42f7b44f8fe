import {
  account,
  openedAccountCalls,
  staffAccountCalls,
  type AccountSession,
  type InputOf,
} from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { restMany, restRecord } from '../../../platform/rest/rest-answer.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { contains } from '../../../platform/rest/rest-sql.js';
import { AttachAccount } from '../commands/further-account.command.js';
import { ChangeMemberEmail } from '../commands/email-change.command.js';
import {
  ActOnAccounts,
  EndAccountSessions,
  LiftSuspension,
  MakeMainAccount,
  OpenAccount,
  ResendActivation,
  SuspendAccount,
} from '../commands/staff-accounts.command.js';
import { MemberAccountView } from '../persistence/member.view.js';
import { ListAccountSessions } from '../queries/list-sessions.query.js';
import { typedSiret } from './typed-siret.js';

type Calls = typeof staffAccountCalls & typeof openedAccountCalls;

/** Accounts, and what staff do with them (ADR 38). Staff cannot delete one: erasure is the holder's act. */
@Injectable()
export class AccountsResource extends ReadOnlyResource({
  name: 'accounts',
  title: 'The accounts',
  entity: MemberAccountView,
  answer: account,
  from: {
    user_email: 'email',
    user_firstname: 'firstName',
    user_lastname: 'lastName',
    user_role: 'role',
    user_parent: 'parentId',
    kind: {
      sql: `case when r.role <> 'member' then 'staff' when r.parent_id is null then 'main' else 'associated' end`,
    },
  },
  sorts: ['user_lastname', 'id', 'user_email', 'created_at', 'last_sign_in_at'],
  filters: ['state', 'kind', 'user_role', 'establishment_id'],
  period: 'created_at',
  // Two sets of ids, because an index serves each of them, and a word of every establishment is then one join.
  search: (pattern) => `r.id in (
    select a.id from member_account a where ${contains('a.searched', pattern)}
    union all
    select a.id from member_account a join establishment e on e.id = a.establishment_id
     where ${contains('e.company_name', pattern)} or e.siret like ${typedSiret(pattern)})`,
  found: { title: ['user_firstname', 'user_lastname'], detail: ['company_name', 'user_email'], state: 'state' },
  access: { read: 'staff' },
  scope: 'members',
  subject: 'account',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super(reader);
  }

  @Access('staff')
  @Serves(
    openedAccountCalls.open,
    'Opens an account for a person who asked by telephone',
    'The activation link is mailed at once. A new SIRET becomes an establishment, whose main account this is.',
  )
  async open(
    @Input() { body: { beside, ...person } }: InputOf<Calls['open']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.one(await this.commands.execute(new OpenAccount({ person, beside, actor })));
  }

  @Access('staff')
  @Serves(
    openedAccountCalls.changeEmail,
    'Gives an account another address',
    'An account that was never activated takes it at once. An active one keeps its address until the new one is confirmed.',
  )
  async changeEmail(
    @Input() { params: { id }, body: { email: newEmail } }: InputOf<Calls['changeEmail']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new ChangeMemberEmail({ accountId: id, newEmail, actor }), id);
  }

  @Access('staff')
  @Serves(openedAccountCalls.suspendMany, 'Suspends several accounts', 'Each person gets the reason by mail.')
  async suspendMany(
    @Input() { body: { ids: accountIds, reason: suspendFor } }: InputOf<Calls['suspendMany']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return restMany(await this.commands.execute(new ActOnAccounts({ accountIds, suspendFor, actor })));
  }

  @Access('staff')
  @Serves(openedAccountCalls.resendMany, 'Sends several activation mails again', 'Active accounts stay as they are.')
  async resendMany(
    @Input() { body: { ids: accountIds } }: InputOf<Calls['resendMany']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return restMany(await this.commands.execute(new ActOnAccounts({ accountIds, suspendFor: null, actor })));
  }

  @Access('staff')
  @Serves(
    staffAccountCalls.suspend,
    'Suspends an account',
    'The person gets the reason by mail and the sessions end. A later sign-in shows only what a pending account sees.',
  )
  async suspend(
    @Input() { params: { id }, body: { reason } }: InputOf<Calls['suspend']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new SuspendAccount({ accountId: id, reason, actor }), id);
  }

  @Access('staff')
  @Serves(staffAccountCalls.restore, 'Lifts a suspension', 'A mail informs the person.')
  async restore(
    @Input() { params: { id } }: InputOf<Calls['restore']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new LiftSuspension({ accountId: id, actor }), id);
  }

  @Access('staff')
  @Serves(
    staffAccountCalls.resend,
    'Sends the activation mail again',
    'With a new link; the earlier one no longer works.',
  )
  async resend(@Input() { params: { id } }: InputOf<Calls['resend']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.after(new ResendActivation({ accountId: id, actor }), id);
  }

  @Access('staff')
  @Serves(
    staffAccountCalls.makeMain,
    'Makes an associated account the main one',
    'The former main account becomes an associated account; a mail informs all accounts of the establishment.',
  )
  async makeMain(
    @Input() { params: { id } }: InputOf<Calls['makeMain']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new MakeMainAccount({ accountId: id, actor }), id);
  }

  @Access('staff')
  @Serves(
    staffAccountCalls.attach,
    'Gives the person an account of a further establishment',
    'The same address and password open it; a mail informs the person. A new SIRET becomes an establishment.',
  )
  async attach(
    @Input() { params: { id }, body: { beside, ...place } }: InputOf<Calls['attach']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.one(await this.commands.execute(new AttachAccount({ accountId: id, place, beside, actor })));
  }

  @Access('staff')
  @Serves(
    staffAccountCalls.sessions,
    'The live sessions of an account',
    'Browser and system by name; no network address is stored.',
  )
  async sessions(
    @Input() { params: { id } }: InputOf<Calls['sessions']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    const found = await this.queries.execute(new ListAccountSessions({ accountId: id, actor }));
    const sessions: AccountSession[] = found.map(({ id: session, browser, system, createdAt, lastUsedAt }) => ({
      id: session,
      browser,
      system,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    }));
    return restRecord(sessions);
  }

  @Access('staff')
  @Serves(staffAccountCalls.endSessions, 'Ends every session of an account')
  async endSessions(
    @Input() { params: { id } }: InputOf<Calls['endSessions']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new EndAccountSessions({ accountId: id, sessionId: null, actor }), id);
  }

  @Access('staff')
  @Serves(staffAccountCalls.endSession, 'Ends one session of an account')
  async endSession(
    @Input() { params: { id, session } }: InputOf<Calls['endSession']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new EndAccountSessions({ accountId: id, sessionId: session, actor }), id);
  }

  private async after(command: Command<void>, id: number): Promise<RawJson> {
    await this.commands.execute(command);
    return this.one(id);
  }
}
