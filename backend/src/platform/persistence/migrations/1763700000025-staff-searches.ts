import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words in the lists of staff are found by trigrams. Where row-level security stands before a table, an index is of no use
 * to a condition of `like`, which could tell of rows that the lock refuses: there staff read a view, which reads as its
 * owner and answers under the scope that sees all of these rows. And the journal is walked by its time.
 */
export class StaffSearches1763700000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, text] of Object.entries(TEXTS)) {
      await runner.query(`create index ${table}_text on ${table} using gin ((${text}) gin_trgm_ops)`);
    }
    for (const { view, table, scope, columns } of VIEWS) {
      await runner.query(`create view ${view} as select ${columns} from ${table}
        where (select current_setting('app.scope', true)) = '${scope}'`);
      await runner.query(`grant select on ${view} to valorisation_app`);
      await runner.query(`revoke insert, update, delete on ${view} from valorisation_app`);
    }
    await runner.query('create index mail_by_sending on mail (sent_at, id)');
    await runner.query('drop index domain_event_time');
    await runner.query('create index domain_event_time on domain_event (occurred_at, position)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index domain_event_time');
    await runner.query(
      'create index domain_event_time on domain_event using brin (occurred_at) with (autosummarize = on)',
    );
    await runner.query('drop index mail_by_sending');
    for (const { view } of VIEWS) await runner.query(`drop view ${view}`);
    for (const table of Object.keys(TEXTS)) await runner.query(`drop index ${table}_text`);
  }
}

const TEXTS = {
  content_article: `title || ' ' || summary`,
  content_document: `title || ' ' || summary`,
  content_media: `file_name || ' ' || alt`,
  account_request: `company_name || ' ' || siret || ' ' || first_name || ' ' || last_name || ' ' || email`,
  contact_message: `subject || ' ' || name || ' ' || email || ' ' || message`,
  mail: 'recipient',
};

/** What the lists show, and no more: of a mail neither its data nor its token. */
const VIEWS = [
  {
    view: 'staff_mail',
    table: 'mail',
    scope: 'mails',
    columns: 'id, kind, recipient, state, attempts, error_code, server_reason, steps, created_at, sent_at',
  },
  {
    view: 'staff_message',
    table: 'contact_message',
    scope: 'staff',
    columns: `id, establishment_id, sender, state, name, email, subject, message, assigned_to, created_at, answered_at,
      closed_at, version, ${TEXTS.contact_message} as searched`,
  },
] as const;
