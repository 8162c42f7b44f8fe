import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A campaign may be sent at a time of its own, and its text is formatted: plain texts become paragraphs (ADR 116). */
export class CampaignSchedule1763700000145 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}

// The lock binds the owner too.
const AS_STAFF = `select set_config('app.scope', 'staff', true)`;
const AS_BEFORE = `select set_config('app.scope', '', true)`;

const statements = [
  `alter table campaign
    add column sends_at timestamptz,
    drop constraint campaign_state_check,
    add constraint campaign_state_check check (state in ('draft', 'scheduled', 'sending', 'suspended', 'sent')),
    add constraint campaign_scheduled check (state <> 'scheduled' or sends_at is not null)`,
  `create index campaign_scheduled on campaign (sends_at, id) where state = 'scheduled'`,
  `create index campaign_served on campaign (by_mail, id) where state = 'sending'`,
  AS_STAFF,
  `update campaign set body =
    '<p>' || regexp_replace(replace(replace(replace(body, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '\\n{2,}', '</p><p>', 'g')
          || '</p>'`,
  `update campaign set body = replace(body, chr(10), '<br>')`,
  AS_BEFORE,
];

const back = [
  AS_STAFF,
  `update campaign set state = 'draft' where state = 'scheduled'`,
  `update campaign set body = replace(replace(replace(trim(both chr(10) from regexp_replace(
    regexp_replace(replace(body, '<br>', chr(10)), '</p>', chr(10) || chr(10), 'g'), '<[^>]*>', '', 'g')),
    '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`,
  AS_BEFORE,
  'drop index campaign_served',
  'drop index campaign_scheduled',
  `alter table campaign
    drop constraint campaign_scheduled,
    drop constraint campaign_state_check,
    add constraint campaign_state_check check (state in ('draft', 'sending', 'suspended', 'sent')),
    drop column sends_at`,
];
