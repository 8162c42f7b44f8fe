import type pg from 'pg';

/** A row of every kind for each establishment, and a media file, so that an empty answer has a meaning. */
export async function fillEveryTenantTable(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into print_job (establishment_id, account_id, kind, input, state, progress, file_name, created_at)
     select establishment_id, min(id), 'conclusion', '{}', 'done', 100, 'x.pdf', now()
       from account where establishment_id is not null group by establishment_id`,
  );
  await owner.query(
    `insert into contact_message (establishment_id, name, email, subject, message, created_at)
     select id, '', '', '', '', now() from establishment`,
  );
  await owner.query(
    `insert into print_file (establishment_id, content_key, storage_key, media_type, byte_length, sha256, created_at)
     select id, 'key', 'print/key.pdf', 'application/pdf', 1, repeat('0', 64), now() from establishment`,
  );
  await owner.query(
    `insert into personal_text select gen_random_uuid(), e.id, t.aggregate_type, t.aggregate_id, '{}', now()
       from establishment e cross join (select aggregate_type, aggregate_id from personal_text limit 1) t`,
  );
  const heads = `(select establishment_id, min(id) as id from account
                   where establishment_id is not null and parent_id is null group by establishment_id) a`;
  await owner.query(
    `insert into mail_token (id, purpose, account_id, establishment_id, token_hash, created_at, expires_at)
     select gen_random_uuid(), 'reset', a.id, a.establishment_id, sha256(a.id::text::bytea), now(), now() from ${heads}`,
  );
  await owner.query(
    `insert into mail (message_key, kind, establishment_id, account_id, recipient, data, state, version, attempts, created_at)
     select gen_random_uuid(), 'password-reset', a.establishment_id, a.id, '', '{}', 'sent', 1, 1, now() from ${heads}`,
  );
  await owner.query(
    `insert into deferred_invitation (id, establishment_id, email, first_name, last_name, created_at, sent_at)
     select a.id, a.establishment_id, '', '', '', now(), now() from ${heads}`,
  );
  await owner.query(
    `insert into news_refusal (establishment_id, account_id, refused_at) select a.establishment_id, a.id, now() from ${heads}`,
  );
  await owner.query(
    `insert into paid_amount (establishment_id, valuation_id, from_on, unit, parts)
     select establishment_id, min(id), current_date, 'month', '{"base": 1}' from valuation group by establishment_id`,
  );
  await owner.query(
    `begin;
     set local app.scope = 'staff';
     insert into campaign (subject, body, audience) values ('x', 'x', '{}');
     insert into campaign_recipient (establishment_id, campaign_id, account_id)
     select a.establishment_id, c.id, a.id from campaign c cross join ${heads};
     commit`,
  );
  await owner.query(
    `insert into access_grant (establishment_id, version, granted_by, granted_at, expires_at)
     select a.establishment_id, 1, a.id, now(), now() + interval '1 day' from ${heads}`,
  );
  // Between an establishment and one that no test enters.
  await owner.query(
    `with elsewhere as (
       insert into establishment (siret, company_name, created_at) values ('77500009900010', '', now()) returning id)
     insert into people_transfer (establishment_id, target_id, asked_by, asked_at, ends_at)
     select e.id, elsewhere.id, 1, now(), now() + interval '1 day' from establishment e cross join elsewhere`,
  );
  await owner.query(
    `insert into import_batch (establishment_id, account_id, import_key, profile_ids, valuation_ids, refused_rows, created_at)
     select a.establishment_id, a.id, gen_random_uuid(), '{}', '{}', 0, now() from ${heads}`,
  );
  await owner.query(
    `insert into import_mapping (establishment_id, signature, fields, created_at)
     select a.establishment_id, repeat('0', 64), '{name}', now() from ${heads}`,
  );
  await owner.query(
    `insert into payroll_handover (establishment_id, account_id, created_at, format, visible_only, line_count,
                                   line_references, sha256)
     select a.establishment_id, a.id, now(), 'csv', false, 0, '[]', repeat('0', 64) from ${heads}`,
  );
  await owner.query(
    `insert into payroll_key (establishment_id, name, prefix, key_hash, created_by, created_at)
     select a.establishment_id, 'x', 'x', a.id::text::bytea, a.id, now() from ${heads}`,
  );
  await owner.query(
    `insert into profile_note (establishment_id, profile_id, written_on, content)
     select establishment_id, min(id), current_date, 'x' from profile group by establishment_id`,
  );
  await owner.query(
    `begin;
     set local app.scope = 'staff';
     insert into content_media (kind, file_name, media_type, byte_length, sha256)
     values ('picture', 'x.webp', 'image/webp', 1, repeat('0', 64));
     insert into function_proposal (group_id, title, function_id, function_title) values (1, '', 1, '');
     insert into function_name (function_id, name) values (1, 'x');
     insert into function_sheet (function_id, purpose, missions, daily, monthly, yearly, knowledge, know_how, soft_skills,
                                 internal, external, conditions, reporting, resources)
     values (9999, '', '', '', '', '', '', '', '', '', '', '', '', '');
     insert into wage_proposal (territory, effective_on, month_cents, hour_cents, source) values ('mayotte', '2027-01-01', 1, 1, '');
     commit`,
  );
  await owner.query(
    `insert into proposed_row (establishment_id, proposal_id, valuation_id)
     select v.establishment_id, p.id, min(v.id) from valuation v cross join function_proposal p group by 1, 2`,
  );
}

/** Runs under the application role in a transaction, and rolls it back. */
export async function withinSettings<Result>(
  app: pg.Client,
  settings: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  await app.query('begin');
  try {
    for (const [name, value] of Object.entries(settings)) {
      await app.query('select set_config($1, $2, true)', [name, value]);
    }
    return await work();
  } finally {
    await app.query('rollback');
  }
}
