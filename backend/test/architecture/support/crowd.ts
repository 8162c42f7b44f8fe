/** Many establishments beside the demo's, inserted by SQL, so many that the planner prefers indexes. */
import pg from 'pg';
import { scaled } from '../../support/scale.js';

const CROWD = { establishments: 400, profilesEach: scaled({ part: 25, all: 50 }), valuationsEach: 3 } as const;

/** Ids of the crowd start here; those of the demo are lower. */
export const FIRST_CROWD_ID = 100_000;

const PROFILES = CROWD.establishments * CROWD.profilesEach;
const VALUATIONS = PROFILES * CROWD.valuationsEach;

export async function loadCrowd(ownerUrl: string): Promise<void> {
  await onOwner(ownerUrl, statements);
}

export async function onOwner(ownerUrl: string, sql: readonly string[]): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    for (const statement of sql) await owner.query(statement);
  } finally {
    await owner.end();
  }
}

const establishmentOfProfile = `${FIRST_CROWD_ID} + (n % ${CROWD.establishments})`;
const profileOfValuation = `${FIRST_CROWD_ID} + (n % ${PROFILES})`;
const establishmentOfValuation = `${FIRST_CROWD_ID} + (n % ${PROFILES} % ${CROWD.establishments})`;

const statements = [
  `insert into establishment (id, siret, company_name, created_at)
   select ${FIRST_CROWD_ID} + n, lpad((n + 80000000000000)::text, 14, '0'), 'Company ' || n, now()
     from generate_series(0, ${CROWD.establishments - 1}) n`,
  `insert into account (id, establishment_id, parent_id, role, visa, email, first_name, last_name, postal_address,
                        created_at)
   select ${FIRST_CROWD_ID} + n * 2 + part, ${FIRST_CROWD_ID} + n, case part when 1 then ${FIRST_CROWD_ID} + n * 2 end, 'member', 1,
          'account' || n || '-' || part || '@crowd.example', 'First', 'Last', '', now()
     from generate_series(0, ${CROWD.establishments - 1}) n, generate_series(0, 1) part order by part, n`,
  `insert into profile (id, establishment_id, version, name, status, created_by, created_at, updated_at)
   select ${FIRST_CROWD_ID} + n, ${establishmentOfProfile}, 1, 'Name ' || md5(n::text), 0, ${FIRST_CROWD_ID}, now(), now()
     from generate_series(0, ${PROFILES - 1}) n`,
  `insert into profile_totals (profile_id, audience, establishment_id, minimum_cents, share_hundredths,
                               displayed_month_cents, active_functions, category_level, lowest_points)
   select ${FIRST_CROWD_ID} + n, audience, ${establishmentOfProfile}, 150000 + n, 1 + n % 10000, 150000 + n, 3, n % 4, 90000 + n
     from generate_series(0, ${PROFILES - 1}) n, generate_series(-1, 0) audience`,
  `insert into personal_text (id, establishment_id, aggregate_type, aggregate_id, content, created_at)
   select md5('text' || n)::uuid, ${establishmentOfValuation}, 'valuation', ${FIRST_CROWD_ID} + n, '{"otherFunction": ""}', now()
     from generate_series(0, ${VALUATIONS - 1}) n`,
  `insert into valuation (id, establishment_id, profile_id, version, status, visible, created_by, grid_id, function_id,
                          category_level, share_hundredths, leave_weeks, hourly, fixed_days, answers, text_id,
                          calculated_on, index_points, minimum_cents, displayed_cents, displayed_unit, rules_version,
                          history, created_at, updated_at)
   select ${FIRST_CROWD_ID} + n, ${establishmentOfValuation}, ${profileOfValuation}, 1, n % 5, n % 7 <> 0, ${FIRST_CROWD_ID},
          (select min(id) from grid_version), 43, n % 4, 10000, 0, false, false, '{}', md5('text' || n)::uuid,
          '2026-01-01', 90000 + n, 150000 + n, 150000 + n, 'month', 1, '[]', now(), now()
     from generate_series(0, ${VALUATIONS - 1}) n`,
  `insert into paid_amount (establishment_id, valuation_id, from_on, unit, parts)
   select ${establishmentOfValuation}, ${FIRST_CROWD_ID} + n, '2026-01-01', 'month', '{"base": 190000}'
     from generate_series(0, ${VALUATIONS - 1}) n`,
  `insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
                             establishment_id, correlation_id, occurred_at, relayed_at)
   select md5('event' || n)::uuid, 'valuation', ${FIRST_CROWD_ID} + n, 1, 'valuation.created', 1, '{}',
          ${establishmentOfValuation}, 'crowd', now(), now()
     from generate_series(0, ${VALUATIONS - 1}) n`,
  // The sample takes 300 rows for each unit of the target. It covers all rows, so that plans are the same in every run.
  'set default_statistics_target = 250',
  'analyze',
];
