import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { CampaignRecord } from './campaign.records.js';

const FREEZE = `
  insert into campaign_recipient (campaign_id, account_id, establishment_id)
  select $1, chosen.account_id, chosen.establishment_id
    from unnest($2::integer[], $3::integer[]) as chosen (account_id, establishment_id)`;

/** Campaigns by mail come last, because they wait for each other's minute. */
const NEXT = `select id from campaign where state = 'sending' order by by_mail, id limit 1 for no key update skip locked`;

const DUE = `
  select id from campaign where state = 'scheduled' and sends_at <= $1
   order by sends_at, id limit 1 for no key update skip locked`;

const RECIPIENT = `
  select id, account_id as "accountId", establishment_id as "establishmentId" from campaign_recipient
   where campaign_id = $1 and state = 'waiting' order by id limit 1`;

/** Undefined when the account may no longer get it. $2: it is no duty. */
const ADDRESS = `
  select a.email as "to", e.company_name as "companyName"
    from account a join establishment e on e.id = a.establishment_id
   where a.id = $1 and a.visa = 1 and a.activated_at is not null and a.suspended_at is null
     and a.deletion_planned_on is null
     and not ($2 and exists (select from news_refusal n where n.account_id = a.id))`;

/** What the sending of a campaign needs of it. */
export type SentCampaign = Readonly<
  Pick<CampaignRecord, 'id' | 'version' | 'state' | 'subject' | 'body' | 'audience' | 'byMail' | 'isDuty'>
>;

type CampaignStep = Readonly<
  Pick<CampaignRecord, 'state'> & Partial<Pick<CampaignRecord, 'recipients' | 'sendsAt' | 'startedAt' | 'finishedAt'>>
>;

interface WaitingRecipient {
  readonly id: number;
  readonly accountId: number;
  readonly establishmentId: number;
}

interface ServedAddress {
  readonly to: string;
  readonly companyName: string;
}

@Injectable()
export class Campaigns {
  constructor(
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async lock({ manager }: Transaction, id: number): Promise<SentCampaign | null> {
    return manager.findOne(CampaignRecord, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Changes the row and records the event under its next version. */
  async move(
    transaction: Transaction,
    { id, version }: SentCampaign,
    change: CampaignStep,
    event: DomainEvent,
  ): Promise<void> {
    const next = version + 1;
    await transaction.manager.update(CampaignRecord, { id }, { ...change, version: next });
    await this.journal.append(transaction, {
      aggregateType: 'campaigns',
      aggregateId: id,
      firstVersion: next,
      events: [event],
      gridId: null,
      occurredAt: this.clock.now(),
    });
  }

  async freeze(
    { manager }: Transaction,
    id: number,
    members: readonly { readonly id: number; readonly establishmentId: number }[],
  ): Promise<void> {
    const accounts = members.map((member) => member.id);
    const establishments = members.map(({ establishmentId }) => establishmentId);
    await manager.query(FREEZE, [id, accounts, establishments]);
  }

  /** A campaign that is being sent and that no other worker serves now. */
  async next(transaction: Transaction): Promise<SentCampaign | null> {
    return this.first(transaction, NEXT);
  }

  /** A scheduled campaign whose time has come and that no other worker starts now. */
  async due(transaction: Transaction): Promise<SentCampaign | null> {
    return this.first(transaction, DUE, this.clock.now());
  }

  private async first({ manager }: Transaction, query: string, ...values: Date[]): Promise<SentCampaign | null> {
    const [found]: { id: number }[] = await manager.query(query, values);
    return found === undefined ? null : manager.findOneByOrFail(CampaignRecord, { id: found.id });
  }

  async recipient({ manager }: Transaction, campaignId: number): Promise<WaitingRecipient | undefined> {
    const [found]: WaitingRecipient[] = await manager.query(RECIPIENT, [campaignId]);
    return found;
  }

  /** The mails of all campaigns since then. */
  async mailedSince({ manager }: Transaction, since: Date): Promise<number> {
    const [counted]: { count: number }[] = await manager.query(
      'select count(*)::integer as count from campaign_recipient where posted_at > $1 and mail_id is not null',
      [since],
    );
    return counted?.count ?? 0;
  }

  /** Within the establishment of the account. */
  async address({ manager }: Transaction, accountId: number, isDuty: boolean): Promise<ServedAddress | undefined> {
    const [found]: ServedAddress[] = await manager.query(ADDRESS, [accountId, !isDuty]);
    return found;
  }

  /** @param mailId null without a mail */
  async serve({ manager }: Transaction, id: number, mailId: number | null): Promise<void> {
    await manager.query('update campaign_recipient set state = $2, posted_at = $3, mail_id = $4 where id = $1', [
      id,
      mailId === null ? 'sent' : 'queued',
      this.clock.now(),
      mailId,
    ]);
  }

  async leaveOut({ manager }: Transaction, id: number): Promise<void> {
    await manager.query(`update campaign_recipient set state = 'left' where id = $1`, [id]);
  }

  /** The address to which staff send themselves a test. The account is one of the employer body. */
  async emailOf({ manager }: Transaction, accountId: number): Promise<string> {
    const [own]: { email: string }[] = await manager.query('select email from account where id = $1', [accountId]);
    return own?.email ?? '';
  }
}
