import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff see of "autre" functions (ADR 45): the titles that members typed, grouped by likeness, each group from three
 * establishments on and the number of the others; under the scope `titles` alone. Single titles stay closed to every scope.
 */
export class FreeFunctions1763700000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view free_function');
    for (const made of [
      'hidden_free_functions()',
      'free_functions()',
      'title_group_id(text)',
      'title_groups()',
      'are_like_titles(text[], text[])',
      'are_like_words(text, text)',
      'title_words(text)',
      'title_stem(text)',
    ]) {
      await runner.query(`drop function ${made}`);
    }
  }
}

/** From how many establishments on a group is shown. */
const LEAST = 3;

const UNDER_SCOPE = `(select current_setting('app.scope', true)) = 'titles'`;

/** Of titles, as a person who says them aloud leaves them out. */
const SMALL_WORDS = ['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'ou', 'un', 'une'];

/** What is written beside a title for the other gender or for several: `(e)`, `·e`, `/trice`, `-ère`, `.s`. */
const MARK = String.raw`(\\(|[·•./-])\\s?(e|es|s|ne|nes|le|les|te|tes|se|ve|ves|fe|fes|ere|eres|ice|ices|rice|rices|trice|trices|euse|euses)\\)?(?=$|[^a-z])`;

const statements = [
  // Masculine and singular, roughly: words are compared by it and nobody reads it.
  `create function title_stem(word text) returns text language sql immutable parallel safe as $$
    select regexp_replace(regexp_replace(regexp_replace(bare, 'tric$', 'teur'), 'eus$', 'eur'), '(..)iv$', '\\1if')
      from (select regexp_replace(word, '[sx]$', '') as one) a
      cross join lateral (select regexp_replace(case when length(word) > 3 then one else word end, '(.)\\1', '\\1', 'g') as single) b
      cross join lateral (select case when length(single) > 3 then rtrim(single, 'e') else single end as bare) c $$`,

  // Without case, accents, small words, gender and number, each word once, in one order.
  `create function title_words(title text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct title_stem(word) collate "C" order by title_stem(word) collate "C"), '{}')
      from (select replace(replace(lower(title), chr(339), 'oe'), chr(230), 'ae') as small) a
      cross join lateral (select regexp_replace(normalize(small, NFD), '[\\u0300-\\u036f]', '', 'g') as plain) b
      cross join lateral regexp_split_to_table(regexp_replace(plain, E'${MARK}', '', 'g'), '[^a-z0-9]+') as word
     where word <> '' and word <> all ('{${SMALL_WORDS.join(',')}}') $$`,

  // A letter off. Endings tell trades apart (informatique, information), and so do first letters (formation, information).
  `create function are_like_words(one text, other text) returns boolean language sql immutable parallel safe as $$
    select one = other or (least(length(one), length(other)) >= 5 and left(one, 1) = left(other, 1)
                           and right(one, 2) = right(other, 2) and similarity(one, other) > 0.5) $$`,

  // Word by word: of two long titles that share a word, the whole would be alike ("responsable maintenance", "… vie scolaire").
  `create function are_like_titles(one text[], other text[]) returns boolean language sql immutable parallel safe as $$
    select not exists (select from unnest(one) w where not exists (select from unnest(other) o where are_like_words(w, o)))
       and not exists (select from unnest(other) w where not exists (select from unnest(one) o where are_like_words(w, o))) $$`,

  /*
   * Every active "autre" row with its group, by the rights of the caller: the application's role reads nothing by it. Likes
   * are of one length and of the same initials, so that few are compared. A title joins the most frequent one that it is
   * like, itself like none that is more frequent: a group is no chain of small steps.
   */
  `create function title_groups() returns table (
      valuation_id integer, establishment_id integer, category_level smallint, form text, group_key text)
    language sql stable as $$
      with titles as materialized (
        select v.id, v.establishment_id, v.category_level, t.form, title_words(t.form) as words
          from valuation v join personal_text x on x.id = v.text_id
          cross join lateral (select btrim(regexp_replace(x.content ->> 'otherFunction', '\\s+', ' ', 'g')) as form) t
         where v.function_id = 0 and v.status <> 4 and t.form <> U&'Fonction \\00E0 pr\\00E9ciser'),
      keys as materialized (
        select words, array_to_string(words, ' ') as key,
               (select string_agg(left(w, 1), '' order by left(w, 1) collate "C") from unnest(words) w) as initials,
               row_number() over (order by count(distinct t.establishment_id) desc, count(*) desc, words) as rank
          from titles t where words <> '{}' group by words),
      likes as materialized (
        select k.key, o.key as leader, o.rank from keys k
          join keys o on o.initials = k.initials and o.rank < k.rank and are_like_titles(k.words, o.words)),
      led as (
        select distinct on (key) key, leader from likes
         where leader not in (select key from likes) order by key, rank)
      select t.id, t.establishment_id, t.category_level, t.form, coalesce(led.leader, k.key)
        from titles t join keys k using (words) left join led using (key) $$`,
  'revoke execute on function title_groups() from public',

  `create function title_group_id(group_key text) returns integer language sql immutable parallel safe as $$
    select (hashtext(group_key) & 2147483646) + 1 $$`,

  // The title of a group is its most frequent form.
  `create function free_functions() returns table (
      id integer, title text, valuations integer, establishments integer, category smallint, in_category integer)
    language sql stable security definer set search_path = public, pg_temp as $$
      with grouped as materialized (select * from title_groups() where ${UNDER_SCOPE}),
      counted as (
        select group_key, count(*)::integer as valuations, count(distinct establishment_id)::integer as establishments
          from grouped group by group_key having count(distinct establishment_id) >= ${LEAST})
      select title_group_id(c.group_key), f.form, c.valuations, c.establishments, l.category_level, l.number
        from counted c
        cross join lateral (
          select g.form from grouped g where g.group_key = c.group_key group by g.form
           order by count(distinct g.establishment_id) desc, count(*) desc, g.form collate "C" limit 1) f
        cross join lateral (
          select g.category_level, count(*)::integer as number from grouped g where g.group_key = c.group_key
           group by g.category_level order by count(*) desc, g.category_level limit 1) l $$`,

  `create function hidden_free_functions() returns table (titles integer, valuations integer)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select count(*)::integer, coalesce(sum(c.valuations), 0)::integer
        from (select count(*) as valuations from title_groups() where ${UNDER_SCOPE}
               group by group_key having count(distinct establishment_id) < ${LEAST}) c
       where ${UNDER_SCOPE} $$`,

  'create view free_function as select * from free_functions()',
  'grant select on free_function to valorisation_app',
  'revoke insert, update, delete on free_function from valorisation_app',
];
