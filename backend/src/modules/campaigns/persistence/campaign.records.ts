import type { CampaignAudience, Campaign, CampaignRecipient } from '@valorisation/contract';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { StaffRecord } from '../../../platform/rest/staff-record.js';

/** A message of staff to members. It changes only while it is a draft. */
@Entity('campaign')
@Index('campaign_by_time', ['updatedAt', 'id'])
@Index('campaign_scheduled', ['sendsAt', 'id'], { where: "state = 'scheduled'" })
@Index('campaign_served', ['byMail', 'id'], { where: "state = 'sending'" })
export class CampaignRecord extends StaffRecord {
  @Column('text')
  subject!: string;

  @Column('text')
  body!: string;

  @Column('jsonb')
  audience!: CampaignAudience;

  @Column('boolean', { name: 'in_app', default: true })
  inApp!: boolean;

  @Column('boolean', { name: 'by_mail', default: true })
  byMail!: boolean;

  @Column('boolean', { name: 'is_duty', default: false })
  isDuty!: boolean;

  @Column('text', { default: 'draft' })
  state!: Campaign['state'];

  @Column('timestamptz', { name: 'sends_at', nullable: true })
  sendsAt!: Date | null;

  /** Counted when the sending starts. */
  @Column('integer', { default: 0 })
  recipients!: number;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}

/** A view under the scope of staff: a frozen recipient with the name of the account and of its establishment. */
@Entity('staff_campaign_recipient', { synchronize: false })
export class CampaignRecipientView {
  @PrimaryColumn('integer')
  id!: number;

  @Column('integer', { name: 'campaign_id' })
  campaignId!: number;

  @Column('text')
  name!: string;

  @Column('text', { name: 'company_name' })
  companyName!: string;

  @Column('text')
  state!: CampaignRecipient['state'];

  @Column('timestamptz', { name: 'posted_at', nullable: true })
  postedAt!: Date | null;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt!: Date | null;

  @Column('integer', { name: 'mail_id', nullable: true })
  mailId!: number | null;
}
