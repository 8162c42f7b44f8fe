import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffOnlyTable, createStaffTable } from '../migration-helpers.js';

/**
 * The media library: what staff sent, and which records show it, noted by the database itself so that no writer forgets it.
 * What an earlier version showed counts too: it can be brought back. A document names the file that it hands out (ADR 37).
 */
export class MediaLibrary1763700000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffTable(
      runner,
      'content_media',
      `kind text not null check (kind in ('picture', 'document')),
       file_name text not null,
       media_type text not null,
       byte_length integer not null check (byte_length > 0),
       sha256 text not null,
       width integer check (width > 0),
       height integer check (height > 0),
       thumbnail_sha256 text,
       thumbnail_byte_length integer check (thumbnail_byte_length > 0),
       alt text not null default '',
       archived boolean not null default false`,
    );
    await createStaffOnlyTable(
      runner,
      'media_use',
      `media_id integer not null references content_media (id),
       kind text not null,
       record_id integer not null,
       is_current boolean not null,
       primary key (media_id, kind, record_id)`,
    );
    await runner.query('alter table content_document add column media_id integer references content_media (id)');
    for (const statement of [...INDEXES, NOTE]) await runner.query(statement);
    for (const [kind, table] of Object.entries(TABLES)) {
      await runner.query(`create trigger note_media_use after insert or update on ${table} for each row
        execute function note_media_use('${kind}')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.values(TABLES)) await runner.query(`drop trigger note_media_use on ${table}`);
    await runner.query('drop function note_media_use()');
    await runner.query('alter table content_document drop column media_id');
    await runner.query('drop table media_use');
    await runner.query('drop table content_media');
  }
}

const TABLES = {
  pages: 'content_page',
  themes: 'content_theme',
  articles: 'content_article',
  documents: 'content_document',
  webseries: 'content_series',
  videos: 'content_video',
};

const INDEXES = [
  'create unique index content_media_by_content on content_media (sha256)',
  'create index content_media_by_thumbnail on content_media (thumbnail_sha256)',
  'create index content_media_by_date on content_media (created_at)',
  'create index media_use_by_record on media_use (kind, record_id)',
];

/** By the addresses in its texts, and by the file that it names. */
const NOTE = `create function note_media_use() returns trigger language plpgsql as $$
  declare
    row_json jsonb := to_jsonb(new);
    named text[] := array(select hit[1] from regexp_matches(row_json::text, '/media/([0-9a-f]{64})[.]', 'g') hit);
  begin
    update media_use set is_current = false where kind = tg_argv[0] and record_id = new.id and is_current;
    insert into media_use (media_id, kind, record_id, is_current)
      select id, tg_argv[0], new.id, true from content_media
       where sha256 = any (named) or thumbnail_sha256 = any (named) or id = (row_json ->> 'media_id')::integer
      on conflict (media_id, kind, record_id) do update set is_current = true;
    return null;
  end $$`;
