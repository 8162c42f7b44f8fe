import { campaign, campaignCalls as calls, type InputOf } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { z } from 'zod/mini';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { cleanPortalText } from '../../../platform/http/rich-text.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { keptWords } from '../../../platform/rest/rest-sql.js';
import { RestResource } from '../../../platform/rest/rest-resource.js';
import { RestWriter } from '../../../platform/rest/rest-writer.js';
import {
  HoldCampaign,
  requireDraft,
  ScheduleCampaign,
  SendCampaign,
  TestCampaign,
  WithdrawCampaign,
} from '../commands/campaign.command.js';
import { CampaignRecord } from '../persistence/campaign.records.js';
import { CountAudience, PreviewCampaign } from '../queries/campaign.query.js';

type Calls = typeof calls;

const counted = (condition: string) => ({
  sql: `(select count(*)::integer from campaign_recipient x where x.campaign_id = r.id and ${condition})`,
});

const WRITTEN = { subject: true, body: true, audience: true, in_app: true, by_mail: true, is_duty: true } as const;

/** Campaigns (ADR 116). Only a draft changes; one with recipients cannot be deleted, because they refer to it. */
@Injectable()
export class CampaignsResource extends RestResource({
  name: 'campaigns',
  title: 'The campaigns, messages of staff to many members',
  entity: CampaignRecord,
  answer: campaign,
  from: {
    updated_by: accountName('updated_by'),
    sent: counted(`x.state = 'sent'`),
    failed: counted(`x.state = 'failed'`),
    left_out: counted(`x.state = 'left'`),
    read: counted('x.read_at is not null'),
  },
  sorts: ['updated_at', 'id', 'sends_at', 'started_at'],
  filters: ['state'],
  search: keptWords('campaigns'),
  found: { title: ['subject'], text: ['body'], state: 'state' },
  access: { read: 'staff', create: 'staff', update: 'staff', delete: 'staff' },
  subject: 'campaign',
  write: z.pick(campaign, WRITTEN),
  preset: { in_app: true, by_mail: true, is_duty: false },
  refuses: ['campagne_partie', 'campagne_programmee'],
  refine: (values, row) => {
    if (row !== null) requireDraft(row.state);
    const { in_app: inApp = row?.inApp ?? true, by_mail: byMail = row?.byMail ?? true } = values;
    if (!inApp && !byMail) throw refuseFields({ by_mail: { code: 'obligatoire' } });
    if (values.body === undefined) return values;
    const body = cleanPortalText(values.body);
    if (body === '') throw refuseFields({ body: { code: 'obligatoire' } });
    return { ...values, body };
  },
  audited: ({ state, inApp, byMail, isDuty }) => ({ state, in_app: inApp, by_mail: byMail, is_duty: isDuty }),
}) {
  constructor(
    reader: RestReader,
    writer: RestWriter,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super(reader, writer);
  }

  @Access('staff')
  @Costly('read')
  @Serves(calls.audience, 'Whom a campaign would reach, and who is left out', 'Nothing is stored.')
  async audience(@Input() { body }: InputOf<Calls['audience']>): Promise<RawJson> {
    return restRecord(await this.queries.execute(new CountAudience(body)));
  }

  @Access('staff')
  @Serves(calls.preview, 'The mail as one member would get it', 'Nothing is stored and nothing is sent.')
  async preview(@Input() { body }: InputOf<Calls['preview']>): Promise<RawJson> {
    return restRecord(await this.queries.execute(new PreviewCampaign(body)));
  }

  @Access('staff')
  @Serves(calls.test, 'Mails the campaign to the caller alone')
  async test(@Input() { params: { id } }: InputOf<Calls['test']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.after(new TestCampaign({ actor, id }), id);
  }

  @Access('staff')
  @Serves(
    calls.send,
    'Freezes the recipients and starts the sending',
    'The worker serves them, at most so many mails a minute as the setting allows.',
  )
  async send(@Input() { params: { id } }: InputOf<Calls['send']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.after(new SendCampaign({ actor, id }), id);
  }

  @Access('staff')
  @Serves(calls.schedule, 'Has the campaign sent at a time', 'The recipients are frozen at that time, not now.')
  async schedule(
    @Input() { params: { id }, body: { sendsAt } }: InputOf<Calls['schedule']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new ScheduleCampaign({ actor, id, sendsAt: new Date(sendsAt) }), id);
  }

  @Access('staff')
  @Serves(calls.withdraw, 'Withdraws a scheduled campaign', 'It is a draft again, until its time has come.')
  async withdraw(
    @Input() { params: { id } }: InputOf<Calls['withdraw']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new WithdrawCampaign({ actor, id }), id);
  }

  @Access('staff')
  @Serves(calls.suspend, 'Suspends the sending', 'Mails that wait for their server still leave.')
  async suspend(
    @Input() { params: { id } }: InputOf<Calls['suspend']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new HoldCampaign({ actor, id, isHeld: true }), id);
  }

  @Access('staff')
  @Serves(calls.resume, 'Resumes the sending')
  async resume(@Input() { params: { id } }: InputOf<Calls['resume']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.after(new HoldCampaign({ actor, id, isHeld: false }), id);
  }

  private async after(command: Command<void>, id: number): Promise<RawJson> {
    await this.commands.execute(command);
    return this.one(id);
  }
}
