import { staffChange, staffInvitation, staffMember, teamCalls, type InputOf } from '@valorisation/contract';
import { Body, Injectable, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { AnswersRestRecord } from '../../../platform/rest/rest-answer.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { ActOnStaff, ChangeStaff, InviteStaff, type StaffAct } from '../commands/staff-team.command.js';
import { AccountRecord } from '../persistence/account.records.js';

type OfOne = InputOf<typeof teamCalls.suspend>;

const LIVE_LINK = `exists (select from mail_token t where t.account_id = r.id and t.purpose = 'activation'
  and t.used_at is null and t.expires_at > now())`;

const STATE = `case when r.visa = 1 then 'active' when r.activated_at is not null then 'suspended'
  when ${LIVE_LINK} then 'invited' else 'expired' end`;

const SESSIONS = `left join lateral (
  select max(s.seen_at) as seen_at,
         count(*) filter (where s.ended_at is null and s.expires_at > now())::integer as live
    from session s where s.account_id = r.id) own on true`;

/**
 * The employer body's people. Under the staff scope the database shows no account of an establishment. An account is
 * never deleted: its acts keep its name, and a suspended account opens nothing.
 */
@Injectable()
export class StaffTeamResource extends ReadOnlyResource({
  name: 'staff',
  title: 'The people of the employer body',
  entity: AccountRecord,
  answer: staffMember,
  from: {
    state: { sql: STATE },
    last_seen_at: { sql: 'own.seen_at', joins: [SESSIONS] },
    sessions: { sql: 'own.live', joins: [SESSIONS] },
  },
  sorts: ['last_name', 'id', 'email', 'role', 'created_at'],
  filters: ['role'],
  search: ['first_name', 'last_name', 'email'],
  found: { title: ['first_name', 'last_name'], detail: ['email'] },
  access: { read: 'staff' },
  subject: 'account',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
  ) {
    super(reader);
  }

  @Post('admin/staff')
  @Access('admin')
  @Summary('Invites a person to the team', 'The link to activate the account is mailed; it is good for 7 days.')
  @Refuses('donnees_invalides')
  @AnswersRestRecord(staffMember, 201)
  async invite(
    @CurrentActor() actor: Actor,
    @Body({ schema: staffInvitation }) body: z.output<typeof staffInvitation>,
  ): Promise<RawJson> {
    const { email, first_name: firstName, last_name: lastName, role } = body;
    const member = { email, firstName, lastName, role };
    return this.one(await this.commands.execute(new InviteStaff({ member, actor })));
  }

  @Put('admin/staff/:id')
  @Access('admin')
  @Summary(
    'Corrects a name, or gives another role',
    'Fields that are left out keep their value. No person may change their own role.',
  )
  @Refuses('introuvable', 'version_perimee', 'conflit', 'compte_personnel', 'dernier_administrateur')
  @AnswersRestRecord(staffMember)
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body({ schema: staffChange }) change: z.output<typeof staffChange>,
  ): Promise<RawJson> {
    await this.commands.execute(new ChangeStaff({ id, change, actor }));
    return this.one(id);
  }

  @Serves(teamCalls.suspend, 'Closes an account of the team', 'Its sessions end; an invitation is withdrawn.')
  @Access('admin')
  async suspend(@Input() { params }: OfOne, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.act(params.id, 'suspend', actor);
  }

  @Serves(teamCalls.reinstate, 'Opens a suspended account of the team again')
  @Access('admin')
  async reinstate(@Input() { params }: OfOne, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.act(params.id, 'reinstate', actor);
  }

  @Serves(teamCalls.endSessions, 'Ends all sessions of a person of the team')
  @Access('admin')
  async endSessions(@Input() { params }: OfOne, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.act(params.id, 'end-sessions', actor);
  }

  @Serves(
    teamCalls.resetSecondStep,
    'Removes the code that a person needs for signing in',
    'For a person who lost the device. The sessions of the person end; a mail informs the person.',
  )
  @Access('admin')
  async resetSecondStep(@Input() { params }: OfOne, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.act(params.id, 'reset-second-step', actor);
  }

  @Serves(teamCalls.resend, 'Mails the invitation again', 'With a new link; the earlier one no longer works.')
  @Access('admin')
  async resend(@Input() { params }: OfOne, @CurrentActor() actor: Actor): Promise<{ readonly sent: true }> {
    await this.commands.execute(new ActOnStaff({ id: params.id, act: 'resend', actor }));
    return { sent: true };
  }

  private async act(id: number, act: StaffAct, actor: Actor): Promise<RawJson> {
    await this.commands.execute(new ActOnStaff({ id, act, actor }));
    return this.one(id);
  }
}
