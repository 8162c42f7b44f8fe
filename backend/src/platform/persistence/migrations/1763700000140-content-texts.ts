import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of what staff write, as the search compares them: without markup, accents and capitals. Computing them for
 * each row of a search took seconds, and row-level security hides from the planner how common a word is. The
 * application has no right to this table: triggers write it, and staff read it by a view (ADR 112).
 */
export class ContentTexts1763700000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    // The lock of these tables binds the owner too.
    await runner.query(`select set_config('app.scope', 'staff', true)`);
    for (const { kind, table, fields } of SEARCHED) {
      const listed = fields.map((field) => `'${field}'`).join(', ');
      await runner.query(`create trigger keep_text after insert or update or delete on ${table}
        for each row execute function keep_content_text('${kind}', ${listed})`);
      await runner.query(`insert into content_text (kind, record_id, words)
        select '${kind}', id, words_of(to_jsonb(r), array[${listed}]) from ${table} r`);
    }
    await runner.query(`select set_config('app.scope', '', true)`);
    await runner.query('create index content_text_words on content_text using gin (words gin_trgm_ops)');
    await runner.query('drop index content_article_text, content_document_text, content_media_text');
    for (const index of SORTED) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index content_article_by_title, content_article_by_change, content_page_by_title,
      content_page_by_change`);
    for (const index of BEFORE) await runner.query(index);
    for (const { table } of SEARCHED) await runner.query(`drop trigger keep_text on ${table}`);
    await runner.query('drop function keep_content_text()');
    await runner.query('drop function words_of(jsonb, text[])');
    await runner.query('drop view staff_content_text');
    await runner.query('drop table content_text');
  }
}

/** By the names of the resources. */
const SEARCHED = [
  { kind: 'pages', table: 'content_page', fields: ['title', 'body'] },
  { kind: 'articles', table: 'content_article', fields: ['title', 'summary', 'body'] },
  { kind: 'documents', table: 'content_document', fields: ['title', 'summary', 'file_name'] },
  { kind: 'media', table: 'content_media', fields: ['file_name', 'alt', 'tags'] },
  { kind: 'videos', table: 'content_video', fields: ['title', 'subtitle', 'transcript'] },
  { kind: 'campaigns', table: 'campaign', fields: ['subject', 'body'] },
];

/** The indexes that these words replace. */
const BEFORE = [
  `create index content_article_text on content_article using gin ((plain_text(
    title || ' ' || summary || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g'))) gin_trgm_ops)`,
  `create index content_document_text on content_document using gin ((plain_text(
    title || ' ' || summary || ' ' || file_name)) gin_trgm_ops)`,
  `create index content_media_text on content_media using gin ((plain_text(file_name || ' ' || alt)) gin_trgm_ops)`,
];

/** For the orders in which staff read long lists. */
const SORTED = [
  'create index content_article_by_title on content_article (title, id)',
  'create index content_article_by_change on content_article (updated_at, id)',
  'create index content_page_by_title on content_page (title, id)',
  'create index content_page_by_change on content_page (updated_at, id)',
];

const statements = [
  `create table content_text (
    kind text not null,
    record_id integer not null,
    words text not null,
    primary key (kind, record_id)
  )`,
  'revoke all on content_text from valorisation_app',
  `create view staff_content_text as select kind, record_id, words from content_text
    where (select current_setting('app.scope', true)) = 'staff'`,
  'grant select on staff_content_text to valorisation_app',
  'revoke insert, update, delete on staff_content_text from valorisation_app',
  `create function words_of(record jsonb, fields text[]) returns text language sql immutable parallel safe
    return (select plain_text(regexp_replace(coalesce(string_agg(json_texts(record -> field), ' '), ''), '<[^>]*>', ' ', 'g'))
              from unnest(fields) field)`,
  `create function keep_content_text() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        delete from content_text where kind = tg_argv[0] and record_id = old.id;
      else
        insert into content_text (kind, record_id, words)
        values (tg_argv[0], new.id, words_of(to_jsonb(new), (tg_argv)[1:]))
        on conflict (kind, record_id) do update set words = excluded.words;
      end if;
      return null;
    end $$`,
];
