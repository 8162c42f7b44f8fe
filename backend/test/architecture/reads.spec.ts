/** No read of one establishment scans the rows of the others, in any order or filter. */
import 'reflect-metadata';
import type { Pool } from 'pg';
import { QueryBus } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ValuationStatus } from '@valorisation/rules';
import { ApiModule } from '../../src/composition/api.module.js';
import { kernelParts } from '../../src/composition/parts.js';
import { EstablishmentsResource } from '../../src/modules/accounts/http/establishments.resource.js';
import { EstablishmentReader } from '../../src/modules/accounts/persistence/establishments.js';
import { LiveFeed } from '../../src/modules/live/live-feed.js';
import { GetCoherence } from '../../src/modules/valuations/queries/coherence.query.js';
import { GetCosts } from '../../src/modules/valuations/queries/costs.query.js';
import { GetFigures } from '../../src/modules/valuations/queries/figures.query.js';
import { ListValuations, GetValuation } from '../../src/modules/valuations/queries/valuations.query.js';
import { PROFILE_SORTS, type ProfileSort } from '../../src/modules/valuations/queries/profile-page.sql.js';
import { GetValuationStory } from '../../src/modules/valuations/queries/valuation-story.query.js';
import { PreviewUpdate } from '../../src/modules/valuations/queries/preview-update.query.js';
import {
  CountByStatus,
  CountToDo,
  CountTotals,
  ListProfileNames,
} from '../../src/modules/valuations/queries/count-valuations.query.js';
import { ListProfiles } from '../../src/modules/valuations/queries/list-profiles.query.js';
import type { Viewer } from '../../src/modules/valuations/queries/viewer.js';
import { loadConfig } from '../../src/platform/config/config.js';
import { readPool } from '../../src/platform/persistence/database.js';
import { TenantReader } from '../../src/platform/persistence/tenant-reader.js';
import { scaled } from '../support/scale.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { FIRST_CROWD_ID, loadCrowd, onOwner } from './support/crowd.js';
import { LARGE_TABLES } from './support/large-tables.js';
import { PlanReader, fullScans } from './support/plan-reader.js';

const LARGE = new Set<string>(LARGE_TABLES);

const SORTS = Object.keys(PROFILE_SORTS) as ProfileSort[];
/** An index can be read from either end. */
const ORDERS = scaled<readonly ('asc' | 'desc')[]>({ part: ['desc'], all: ['asc', 'desc'] });
const SEARCHES = ['', 'cadre ab'];
const ROW_FILTERS = [
  { belowMinimum: false, anniversary: false, belowDue: false },
  { belowMinimum: true, anniversary: false, belowDue: false },
  { belowMinimum: false, anniversary: true, belowDue: false },
  { belowMinimum: false, anniversary: false, belowDue: true },
];
const VIEWERS = [
  { establishmentId: FIRST_CROWD_ID, accountId: FIRST_CROWD_ID, associated: false },
  { establishmentId: FIRST_CROWD_ID, accountId: FIRST_CROWD_ID + 1, associated: true },
] as const satisfies readonly Viewer[];

const MANY_ESTABLISHMENTS = scaled({ part: 20_000, all: 100_000 });

let database: TestDatabase;
let pool: Pool;
let reader: PlanReader;
let testing: TestingModule;
let queries: QueryBus;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadCrowd(database.url);
  pool = readPool({ ownerUrl: database.url }, 2);
  reader = new PlanReader(pool);
  const config = loadConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  testing = await Test.createTestingModule({ imports: [ApiModule.with(config, kernelParts)] })
    .overrideProvider(TenantReader)
    .useValue(reader)
    .compile();
  await testing.init();
  queries = testing.get(QueryBus);
});

afterAll(async () => {
  await testing.close();
  await pool.end();
  await database.drop();
});

/** The large tables that the statements of `ask` scan whole, by statement. */
async function fullyScannedTables(ask: () => Promise<unknown>): Promise<string[]> {
  const before = reader.planned.length;
  await ask();
  const planned = reader.planned.slice(before);
  expect(planned).not.toHaveLength(0);
  return planned.flatMap(({ name, kind, plan }) =>
    fullScans(plan)
      .filter((table) => LARGE.has(table))
      .map((table) => `${name} (${kind}) reads all of ${table}`),
  );
}

describe.each(VIEWERS)('for a viewer (associated: $associated)', (viewer) => {
  it.each(SORTS)('the page of profiles by %s stays within its establishment', async (key) => {
    for (const order of ORDERS) {
      for (const status of [null, ValuationStatus.InProgress]) {
        for (const search of SEARCHES) {
          for (const rows of ROW_FILTERS) {
            const question = { key, order, page: 2, perPage: 20, status, search, ...rows };
            const list = new ListProfiles({ viewer, question, light: search === '' });
            expect(await fullyScannedTables(() => queries.execute(list))).toEqual([]);
          }
        }
      }
    }
  });

  it.each([
    ['the flat list of valuations', new ListValuations({ viewer, page: 2, perPage: 20 })],
    ['the counts by status', new CountByStatus({ viewer })],
    ['the totals', new CountTotals({ viewer })],
    ['what waits for someone', new CountToDo({ viewer })],
    ['the figures', new GetFigures({ viewer })],
    ['the page of coherence', new GetCoherence({ viewer })],
    ['the costs', new GetCosts({ viewer })],
    ['the names of the profiles', new ListProfileNames({ viewer })],
    ['a valuation', new GetValuation({ viewer, valuationId: FIRST_CROWD_ID })],
  ])('%s stays within its establishment', async (_, query) => {
    expect(await fullyScannedTables(() => queries.execute(query).catch(refusal))).toEqual([]);
  });

  it('the history of a valuation and the preview of its update stay within their establishment', async () => {
    expect(
      await fullyScannedTables(() =>
        queries.execute(new GetValuationStory({ viewer, valuationId: FIRST_CROWD_ID, until: null })).catch(refusal),
      ),
    ).toEqual([]);
    expect(
      await fullyScannedTables(() =>
        queries
          .execute(new PreviewUpdate({ viewer, action: 'bring-up-to-date', valuationId: FIRST_CROWD_ID }))
          .catch(refusal),
      ),
    ).toEqual([]);
  });

  it('the live feed stays within its establishment', async () => {
    const feed = testing.get(LiveFeed, { strict: false });
    expect(await fullyScannedTables(() => feed.latest(viewer))).toEqual([]);
    expect(await fullyScannedTables(() => feed.after(viewer, '0'))).toEqual([]);
  });
});

describe('for staff', () => {
  it('the establishments without a person since they signed up are found by an index', async () => {
    await onOwner(database.url, [
      `insert into establishment (id, siret, company_name, created_at, begun_at)
         select ${FIRST_CROWD_ID * 10} + n, (90000000000000 + n)::text, 'Begun ' || n, now() - interval '1 year', now()
           from generate_series(1, ${MANY_ESTABLISHMENTS}) n`,
      'analyze establishment',
    ]);
    const before = reader.planned.length;
    const list = testing.get(EstablishmentReader, { strict: false });
    const question = { sort: ['company_name', 'ASC'], range: [0, 24], filter: { is_idle: true } } as const;
    const { rows } = await list.list(EstablishmentsResource.source, question);
    expect(rows).toMatchObject([{ company_name: 'Centre de formation du Haut Bocage' }]);
    const plans = reader.planned.slice(before).filter(({ kind }) => kind === 'custom');
    expect(plans.length).toBeGreaterThan(1);
    const read = plans
      .flatMap(({ plan }) => fullScans(plan))
      .filter((table) => LARGE.has(table) || table === 'establishment');
    expect(read).toEqual([]);
  });
});

describe('the check itself', () => {
  it('notices a read whose indexes are gone', async () => {
    const [viewer] = VIEWERS;
    await onOwner(database.url, ['drop index profile_page_by_name', 'drop index profile_name_unique']);
    expect(await fullyScannedTables(() => queries.execute(new ListProfileNames({ viewer })))).toContain(
      'profile-names-main (custom) reads all of profile',
    );
  });
});

/** The crowd's rows only serve the planner, so refusals by the domain do not matter here. */
const refusal = (error: unknown): unknown => error;
