/** The rows of the staff's lists after some years, written directly into the tables, and an admin who may read them. */
import { loadDataset } from './dataset.mjs';

const ACCOUNTS_EACH = 2;
const MAILS_PER_ACCOUNT = 2;

const pick = (list, by) => `(array['${list.join("','")}'])[1 + (${by}) % ${list.length}]`;

const many = {
  articles: [
    `insert into content_theme (title, state) select 'Thème ' || n, 'published' from generate_series(1, least($1::integer, 20)) n`,
    `insert into content_article (theme, type, title, summary, body, state, opens_at, updated_at, version)
     select 1 + n % 20, 'news', 'Actualité ' || n || ' sur ' || ${pick(['la grille', 'les congés', 'la formation'], 'n')},
            'Ce qui change au ' || n || 'e jour', repeat('<p>Le minimum conventionnel évolue.</p>', 20),
            ${pick(['published', 'draft', 'archived', 'published'], 'n')}, now() - n * interval '1 hour', now(), 1
       from generate_series(1, $1::integer) n`,
    `insert into content_page (key, name, title, body, state, former_names, updated_at)
     select null, 'page-' || n, 'Page ' || n || ' sur ' || ${pick(['la grille', 'les congés', 'la formation'], 'n')},
            jsonb_build_object('sections', jsonb_build_array(jsonb_build_object('kind', 'text', 'title', 'Partie ' || n,
              'body', repeat('<p>Le minimum conventionnel évolue.</p>', 20)))),
            ${pick(['published', 'draft', 'archived', 'published'], 'n')}, array['ancienne-' || n], now() - n * interval '1 hour'
       from generate_series(1, $1::integer) n`,
    `insert into content_document (type, title, summary, file_name, media_type, byte_length, sha256, state, opens_at)
     select 'guide', 'Guide ' || n, 'Résumé ' || n, 'guide-' || n || '.pdf', 'application/pdf', 1000, md5(n::text) || md5(n::text),
            ${pick(['published', 'draft'], 'n')}, now() - n * interval '1 hour' from generate_series(1, $1::integer) n`,
    `insert into content_video (url, title, subtitle, transcript, state)
     select 'https://video.example/' || n, 'Vidéo ' || n, '', '', 'published' from generate_series(1, $1::integer) n`,
    `insert into content_media (kind, file_name, media_type, byte_length, sha256, width, height, alt)
     select 'picture', 'photo-' || n || '.webp', 'image/webp', 1000 + n, md5(n::text) || md5((n + 1)::text), 800, 600,
            case when n % 3 = 0 then '' else 'Photo ' || n end from generate_series(1, $1::integer) n`,
  ],
  accounts: [
    `update establishment set department = lpad((1 + id % 95)::text, 2, '0')`,
    `update account set activated_at = created_at, last_sign_in_at = now() - id * interval '1 minute' where id % 10 > 0`,
    `insert into account_request (siret, company_name, email, first_name, last_name, postal_address, joins_establishment,
       register_finding, state, created_at)
     select lpad(n::text, 14, '0'), 'Lycée ' || n, 'demande-' || n || '@bench.example', 'Camille', 'Aubry', 'Rennes', false,
            'confirmed', ${pick(['waiting', 'accepted', 'refused'], 'n')}, now() - n * interval '1 minute'
       from generate_series(1, $1::integer / ${ACCOUNTS_EACH}) n`,
    `insert into contact_message (name, email, subject, message, created_at, sender, closed_at)
     select 'Camille Aubry', 'message-' || n || '@bench.example', 'Question ' || n,
            'Comment classer un emploi de ' || ${pick(['formateur', 'surveillant', 'cuisinier'], 'n')} || ' ?',
            now() - n * interval '1 hour', 'public', case when n % 5 > 0 then now() end
       from generate_series(1, $1::integer / ${ACCOUNTS_EACH}) n`,
    `insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at, sent_at)
     select md5('mail ' || n)::uuid, ${pick(['activation', 'password-reset', 'email-change'], 'n')},
            'compte-' || n / ${MAILS_PER_ACCOUNT} || '@bench.example', '{}',
            case when n % 500 = 0 then 'failed' when n % 300 = 0 then 'waiting' else 'sent' end, 1, 1,
            now() - n * interval '1 minute', now() from generate_series(1, $1::integer * ${MAILS_PER_ACCOUNT}) n`,
  ],
  // The first campaign goes to every head, the others to one account each.
  establishments: [
    `insert into campaign (subject, body, audience, state, recipients, started_at, finished_at, updated_at)
     select 'Message ' || n, 'La grille change au ' || n || 'e jour.',
            '{"who": "heads", "departments": [], "valuations": "any", "absent_days": null}',
            case when n % 100 = 2 then 'draft' else 'sent' end, case n when 1 then $1::integer else 1 end,
            now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour'
       from generate_series(1, $1::integer) n`,
    `insert into campaign_recipient (establishment_id, campaign_id, account_id, state, posted_at, read_at)
     select e, case k when 0 then 1 else e end, 2 * e - 1 + k, ${pick(['sent', 'sent', 'failed', 'left'], 'e')}, now(),
            case when e % 3 = 0 then now() end
       from generate_series(1, $1::integer) e, generate_series(0, 1) k where k = 0 or e > 1`,
  ],
  lines: [
    `insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
       establishment_id, actor_id, correlation_id, occurred_at, relayed_at)
     select md5('event ' || n)::uuid, kind, 1000 + n, 1, type, 1, payload, 1 + n % 1000, 1 + n % 2000, 'bench',
            now() - (2000000 - n) * interval '20 seconds', now()
       from generate_series(1, $1::integer) n
      cross join lateral (select case when n % 100 = 0 then 'articles' else 'valuation' end as kind,
        case when n % 100 = 0 then 'record.changed' when n % 3 = 0 then 'valuation.completed' else 'valuation.edited' end as type,
        case when n % 100 = 0 then '{"fields": ["title"], "before": {"state": "draft"}, "after": {"state": "draft"}}'::jsonb
             when n % 3 = 0 then '{"status": 1, "gridId": 2}'::jsonb
             else '{"status": 0, "gridId": 2, "changes": [{"field": "shareHundredths", "from": 8000, "to": 10000}]}'::jsonb
        end as payload) event`,
  ],
};

export async function loadStaffDataset(client, sizes) {
  const establishments = sizes.accounts / ACCOUNTS_EACH;
  await loadDataset(client, establishments, { profiles: 1, valuations: 2 });
  // Row-level security of the staff's tables applies to their owner too.
  await client.query(`set app.scope = 'staff'`);
  for (const [size, statements] of Object.entries(many)) {
    for (const statement of statements) {
      await client.query(statement, statement.includes('$1') ? [{ ...sizes, establishments }[size]] : []);
    }
  }
  await client.query('vacuum analyze');
}

export async function newAdmin(client) {
  const token = 'admin-of-the-employer-body';
  await client.query(`set app.scope = 'staff'`);
  await client.query(
    `with person as (
       insert into account (id, role, visa, email, first_name, last_name, postal_address, created_at, activated_at)
       select max(id) + 1, 'admin', 1, 'admin@bench.example', 'Camille', 'Aubry', '', now(), now() from account returning id)
     insert into session (account_id, token_hash, created_at, seen_at, expires_at)
     select id, sha256(convert_to($1, 'UTF8')), now(), now(), now() + interval '1 day' from person`,
    [token],
  );
  return token;
}
