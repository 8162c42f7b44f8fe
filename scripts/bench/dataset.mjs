/**
 * Establishments with a head, an associated account, a session and, by default, fifty profiles of ten valuations each. They
 * are written directly into the tables, without a journal: only their number and shape matter.
 */

export const PROFILES_PER_ESTABLISHMENT = 50;
export const VALUATIONS_PER_PROFILE = 10;

export const tokenOf = (establishmentId) => `head-of-establishment-${establishmentId}`;

const FIRST_NAMES =
  'Agathe Bastien Camille Denis Élise Fatou Gaël Hélène Ivan Jeanne Karim Louise Mathieu Nadia Océane Paul Quentin Rose Simon Tanguy Ursule Victor Wassim Yann Zoé';
const LAST_NAMES =
  'Aubry Belkacem Carpentier Dubreuil Étienne Fournier Garnier Hamon Jaouen Kerbrat Lemaître Marchand Ndiaye Œuvrard Petrov Quéméner Rousseau Simon Tanguy Vasseur';

const words = (text) => `array['${text.split(' ').join("','")}']`;
/** The number of different names. From the hundredth profile on, names are numbered. */
const DIFFERENT_NAMES = 100;

/** Each establishment `e` has the accounts 2e-1 (head) and 2e (associated). `$1`: how many establishments. */
const statements = (P, V) => [
  `insert into establishment (id, siret, company_name, created_at)
   select e, lpad(e::text, 14, '0'), 'Lycée agricole privé n° ' || e, now() from generate_series(1, $1::integer) e`,
  `insert into account (id, establishment_id, parent_id, role, visa, email, first_name, last_name, postal_address, created_at)
   select 2 * e - 1 + k, e, case k when 1 then 2 * e - 1 end, 'member', 1, 'compte-' || (2 * e - 1 + k) || '@bench.example',
          (${words(FIRST_NAMES)})[1 + (e + k) % 25], (${words(LAST_NAMES)})[1 + e % 20], '1 rue des Champs, 35000 Rennes', now()
     from generate_series(1, $1::integer) e, generate_series(0, 1) k order by k, e`,
  `insert into profile (id, establishment_id, version, name, status, created_by, created_at, updated_at)
   select (e - 1) * ${P} + i + 1, e, 1,
          (${words(FIRST_NAMES)})[1 + i % 25] || ' ' || (${words(LAST_NAMES)})[1 + (7 * i + e) % 20]
            || case when i < ${DIFFERENT_NAMES} then '' else ' ' || i / ${DIFFERENT_NAMES} + 1 end,
          0, 2 * e - 1, now(), now()
     from generate_series(1, $1::integer) e, generate_series(0, ${P - 1}) i`,
  `insert into personal_text (id, establishment_id, aggregate_type, aggregate_id, content, created_at)
   select md5('bench ' || p.id)::uuid, p.establishment_id, 'valuation', (p.id - 1) * ${V} + 3,
          '{"otherFunction": "", "criteria": {"3": {"reason": "Encadre deux apprentis.", "evidence": null}}}', now()
     from profile p where $1::integer > 0`,
  `insert into valuation (establishment_id, profile_id, version, status, visible, created_by, grid_id, function_id,
     category_level, share_hundredths, seniority_on, leave_weeks, hourly, fixed_days, answers, text_id, calculated_on,
     index_points, full_time_month_cents, minimum_cents, displayed_cents, displayed_unit, rules_version, next_change_on,
     history, created_at, updated_at)
   select p.establishment_id, p.id, 3, case when n = 0 then 4 else 1 end, n <> 1, 2 * p.establishment_id - n % 2,
          (select id from grid_version where status = 'in_force'), 1 + (p.id + n) % 30, (p.id + n) % 4, 1000,
          date '2010-09-01' + (p.id + 37 * n) % 5000, 0, false, false,
          '{"1":{"degree":1,"notConcerned":false},"2":{"degree":2,"notConcerned":false},"3":{"degree":1,"notConcerned":false},"4":{"degree":3,"notConcerned":false},"5":{"degree":1,"notConcerned":false},"6":{"degree":null,"notConcerned":true}}',
          case when n = 2 then md5('bench ' || p.id)::uuid end, date '2026-11-02',
          c, c * 2, c * 2 / 10, c * 2 / 10, 'month', 1, date '2027-09-01',
          jsonb_build_array(
            jsonb_build_object('by', 2 * p.establishment_id - 1, 'cents', c * 2 / 10, 'at', '2026-10-05T08:12:31.204Z'),
            jsonb_build_object('by', 2 * p.establishment_id - n % 2, 'cents', c * 2 / 10, 'at', '2026-11-02T14:40:02.911Z')),
          now() - interval '1 day' * n, now()
     from profile p
    cross join generate_series(0, ${V - 1}) n
    cross join lateral (select 90000 + (p.id * 131 + n * 977) % 60000 as c) points
    where $1::integer > 0
    order by p.id, n`,
  `insert into profile_totals (profile_id, audience, establishment_id, minimum_cents, share_hundredths,
     displayed_month_cents, active_functions, category_level, lowest_points, next_change_on)
   select profile_id, audience, establishment_id, sum(minimum_cents), sum(share_hundredths), sum(displayed_cents),
          count(*), max(category_level), min(index_points), min(next_change_on)
     from valuation, (values (0), (-1)) audiences (audience)
    where status <> 4 and (visible or audience = 0) and $1::integer > 0
    group by profile_id, audience, establishment_id`,
  `insert into session (account_id, token_hash, created_at, seen_at, expires_at)
   select 2 * e - 1, sha256(convert_to('${tokenOf('')}' || e, 'UTF8')), now(), now(), now() + interval '30 days'
     from generate_series(1, $1::integer) e`,
];

export async function loadDataset(
  client,
  establishments,
  { profiles = PROFILES_PER_ESTABLISHMENT, valuations = VALUATIONS_PER_PROFILE } = {},
) {
  await client.query('begin');
  for (const statement of statements(profiles, valuations)) await client.query(statement, [establishments]);
  await client.query('commit');
  await client.query('vacuum analyze');
}
