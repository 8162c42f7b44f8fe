import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-helpers.js';

/** Staff find words whatever their accents and case. The body of an article is searched too, and mails by their kind. */
export class AccentsAside1763700000110 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of FUNCTIONS) await runner.query(statement);
    for (const { table, plain } of TEXTS)
      await createIndexConcurrently(runner, `${table}_text`, `${table} using gin (${plain})`);
    await createIndexConcurrently(runner, 'mail_by_kind', 'mail (kind, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mail_by_kind');
    for (const { table, before } of TEXTS)
      await createIndexConcurrently(runner, `${table}_text`, `${table} using gin (${before})`);
    await runner.query('drop function json_texts(jsonb)');
    await runner.query('drop function plain_text(text)');
  }
}

const FUNCTIONS = [
  `create or replace function plain_text(value text) returns text language sql immutable parallel safe
     return lower(public.unaccent('public.unaccent'::regdictionary, value))`,
  // Every text in the sections of a page.
  `create or replace function json_texts(value jsonb) returns text language sql immutable parallel safe
     return (select string_agg(part #>> '{}', ' ') from jsonb_path_query(value, 'strict $.**') part
              where jsonb_typeof(part) = 'string')`,
];

const trigrams = (text: string): string => `(${text}) gin_trgm_ops`;
const joined = (...columns: readonly string[]): string => columns.join(` || ' ' || `);
const indexed = (table: string, text: string, body?: string) => ({
  table,
  before: trigrams(text),
  plain: trigrams(`plain_text(${body === undefined ? text : joined(text, body)})`),
});

const TEXTS = [
  indexed('content_article', joined('title', 'summary'), `regexp_replace(body, '<[^>]*>', ' ', 'g')`),
  indexed('content_document', joined('title', 'summary'), 'file_name'),
  indexed('content_media', joined('file_name', 'alt')),
  indexed('account_request', joined('company_name', 'siret', 'first_name', 'last_name', 'email')),
  indexed('contact_message', joined('subject', 'name', 'email', 'message')),
  indexed('mail', 'recipient'),
  indexed('account', joined('first_name', 'last_name', 'email')),
  {
    table: 'establishment',
    before: 'company_name gin_trgm_ops, siret gin_trgm_ops',
    plain: `${trigrams('plain_text(company_name)')}, siret gin_trgm_ops`,
  },
];
