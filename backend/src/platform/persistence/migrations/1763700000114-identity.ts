import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffTable } from '../migration-helpers.js';

/**
 * The employer body's identity becomes content with drafts and versions (ADR 113). The addresses and the foot of mails
 * that staff have set move there from the settings; the installation then fills in the names that it ships.
 */
export class Identity1763700000114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffTable(runner, 'content_identity', COLUMNS);
    for (const statement of [...AROUND, MOVE, `delete from setting where key in (${MOVED})`]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`insert into setting (key, value, version)
      select 'public_addresses',
        jsonb_build_object('email', contact_email, 'phone', phone, 'website', website, 'postal', postal), version from content_identity
      union all
      select 'mail_footer', jsonb_build_object('text', mail_footer), version from content_identity`);
    await runner.query('drop view public_identity');
    await runner.query('drop table content_identity');
    await runner.query(`delete from content_version where kind = 'identity'`);
    await runner.query(`delete from content_draft where kind = 'identity'`);
    await runner.query(`delete from media_use where kind = 'identity'`);
  }
}

const MOVED = `'public_addresses', 'mail_footer'`;

const COLUMNS = `
  key text,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  opens_at timestamptz not null default now(),
  closes_at timestamptz check (closes_at > opens_at),
  standing jsonb,
  title text not null,
  site_name text not null,
  short_name text not null,
  media_id integer references content_media (id),
  act_color text not null default '#1f7a4d',
  accent_color text not null default '#a34a1e',
  postal text not null default '',
  phone text not null default '',
  contact_email text not null default '',
  website text not null default '',
  links jsonb not null default '[]',
  mail_footer text not null default ''`;

const AROUND = [
  'create unique index content_identity_by_key on content_identity (key)',
  'create index content_identity_standing on content_identity (id) where standing is not null',
  `create view public_identity as
    select r.* from content_identity r
    union all
    select p.* from content_identity r cross join lateral jsonb_populate_record(r, r.standing || jsonb_build_object(
      'closes_at', least((r.standing ->> 'closes_at')::timestamptz, r.opens_at))) p
     where r.standing is not null`,
  'grant select on public_identity to valorisation_app',
  'revoke insert, update, delete on public_identity from valorisation_app',
  `create trigger keep_version after update on content_identity for each row
    when (old.version <> new.version) execute function keep_content_version('identity')`,
  `create trigger raise_revision after insert or update or delete on content_identity
    for each statement execute function raise_content_revision()`,
  `create trigger note_media_use after insert or update on content_identity for each row
    execute function note_media_use('identity')`,
];

/** Version 2, so that the installation takes it for a text of staff. */
const MOVE = `
  insert into content_identity (key, state, version, title, site_name, short_name, postal, phone, contact_email, website, mail_footer)
  select 'identity', 'published', 2, '', '', '', value ->> 'postal', value ->> 'phone', value ->> 'email',
         value ->> 'website', (select value ->> 'text' from setting where key = 'mail_footer')
    from setting where key = 'public_addresses' and exists (
      select from setting where key in (${MOVED}) and version > 1)`;
