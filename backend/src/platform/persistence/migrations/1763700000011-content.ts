import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffTable } from '../migration-helpers.js';

/** What the public reads and staff write: pages, themes, articles, documents, videos and their series (ADR 29). */
export class Content1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of WORDS) await runner.query(statement);
    for (const [table, columns] of Object.entries(TABLES)) {
      await createStaffTable(runner, table, `${PUBLICATION}, ${columns}`);
      await runner.query(`create unique index ${table}_by_key on ${table} (key)`);
    }
    for (const index of INDEXES) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TABLES).reverse()) await runner.query(`drop table ${table}`);
    await runner.query('drop function french_query(text)');
    await runner.query('drop function french_words(text, text, text)');
    await runner.query('drop text search configuration french_unaccented');
  }
}

/**
 * Accents go before the stems are taken, on both sides: « rémunération » is found by "remunerations". In a database of the
 * C locale French quotes and no-break spaces would be letters: they part words like all others.
 */
const SIGNS = `U&'\\2019\\00A0\\202F\\00AB\\00BB\\2013\\2014\\2026'`;
const parted = (text: string): string => `translate(${text}, ${SIGNS}, '        ')`;

const WORDS = [
  'create text search configuration french_unaccented (copy = french)',
  `alter text search configuration french_unaccented
     alter mapping for hword, hword_part, word with unaccent, french_stem`,
  `create function french_words(title text, summary text, body text) returns tsvector
     language sql immutable parallel safe
     return to_tsvector('public.french_unaccented', ${parted(`title || ' ' || summary || ' ' || body`)})`,
  `create function french_query(words text) returns tsquery
     language sql immutable parallel safe
     return websearch_to_tsquery('public.french_unaccented', ${parted('words')})`,
];

/** In the order in which they refer to each other. The key names what the product ships: staff's own records have none. */
const PUBLICATION = `
  key text,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  opens_at timestamptz not null default now(),
  closes_at timestamptz check (closes_at > opens_at)`;

const TABLES = {
  content_page: `name text not null, title text not null, body jsonb not null`,
  content_theme: `title text not null`,
  content_article: `theme integer references content_theme (id),
    type text not null, title text not null, summary text not null, body text not null`,
  content_document: `type text not null, title text not null, summary text not null, file_name text not null,
    media_type text not null, byte_length integer not null check (byte_length > 0), sha256 text not null,
    shipped boolean not null default false`,
  content_series: `title text not null, summary text not null`,
  content_video: `series_id integer references content_series (id), episode integer,
    url text not null, title text not null, subtitle text not null, transcript text not null`,
};

const INDEXES = [
  'create unique index content_page_by_name on content_page (name)',
  'create index content_article_by_date on content_article (opens_at)',
  'create index content_article_by_theme on content_article (theme)',
  'create index content_document_by_date on content_document (opens_at)',
  'create index content_video_by_series on content_video (series_id, episode)',
  'create index content_article_words on content_article using gin (french_words(title, summary, body))',
  `create index content_document_words on content_document using gin (french_words(title, summary, file_name))`,
];
