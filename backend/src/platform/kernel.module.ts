import {
  Global,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { DestinationStream } from 'pino';
import { DataSource } from 'typeorm';
import { Clock, SystemClock } from './clock/clock.js';
import { requireSetting, type Config } from './config/config.js';
import { EventCatalogue, type EventDefinition } from './events/event-catalogue.js';
import { EventJournal } from './events/event-journal.js';
import { StaffLog } from './events/staff-log.js';
import { Health } from './health/health.js';
import { LinkKey, openLinkKey } from './links/link-key.js';
import { PublicLimits } from './limits/public-limits.js';
import { Metrics } from './metrics/metrics.js';
import { gaugePools } from './metrics/platform-gauges.js';
import { JournalListener } from './outbox/journal-listener.js';
import { applicationDataSource, readPool, type DatabaseAddress } from './persistence/database.js';
import { PATIENCE_OF_THE_WORKER, type Patience } from './persistence/patience.js';
import { assertMigrated } from './persistence/migration-state.js';
import { TenantReader, TenantWriter } from './persistence/tenant-reader.js';
import { UnitOfWork } from './persistence/unit-of-work.js';
import { BodyIdentity } from './settings/identity.js';
import { SiteMenus } from './settings/menus.js';
import { Settings } from './settings/settings.js';
import { FileStore, openFileStore } from './storage/file-store.js';

export const CONFIG = Symbol('config');

export interface KernelParts {
  readonly entities: readonly (new () => object)[];
  readonly events: readonly (readonly EventDefinition[])[];
  readonly clock?: Clock;
  /** Without this value, the limits for work without a waiting caller apply. */
  readonly patience?: Patience;
  /** The stream for log lines, if it is not the standard output. */
  readonly log?: DestinationStream;
}

export function databaseAddress(config: Config): DatabaseAddress {
  return {
    ownerUrl: requireSetting(config, 'databaseUrl'),
    appUrl: config.databaseAppUrl,
    prepared: config.databasePrepared,
    directUrl: config.databaseListenUrl,
  };
}

function healthOf(pool: Pool): Health {
  const health = new Health();
  health.needs('database', async () => pool.query('select 1'));
  return health;
}

/** The technical kernel of both processes. It knows no module; the composition passes their parts in. */
@Global()
@Module({})
export class KernelModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly pool: Pool,
    private readonly listener: JournalListener,
    private readonly source: DataSource,
    private readonly metrics: Metrics,
  ) {}

  static with(
    config: Config,
    { entities, events, clock, patience = PATIENCE_OF_THE_WORKER }: KernelParts,
  ): DynamicModule {
    const address = databaseAddress(config);
    return {
      module: KernelModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => applicationDataSource(address, entities, config.databasePoolSize, patience).options,
          dataSourceFactory: async () => {
            await assertMigrated(address);
            return applicationDataSource(address, entities, config.databasePoolSize, patience).initialize();
          },
        }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useValue: clock ?? new SystemClock() },
        { provide: EventCatalogue, useFactory: () => new EventCatalogue(events) },
        { provide: Pool, useFactory: () => readPool(address, config.databasePoolSize, patience) },
        {
          provide: JournalListener,
          useFactory: () => new JournalListener(config.databaseListenUrl ?? address.ownerUrl),
        },
        Metrics,
        { provide: Health, useFactory: (pool: Pool) => healthOf(pool), inject: [Pool] },
        { provide: FileStore, useFactory: () => openFileStore(config) },
        {
          provide: UnitOfWork,
          useFactory: (source: DataSource) => new UnitOfWork(source, patience),
          inject: [DataSource],
        },
        { provide: TenantReader, useFactory: (pool: Pool) => new TenantReader(pool), inject: [Pool] },
        { provide: TenantWriter, useFactory: (pool: Pool) => new TenantWriter(pool), inject: [Pool] },
        { provide: LinkKey, useFactory: () => openLinkKey(config) },
        {
          provide: PublicLimits,
          useFactory: (pool: Pool, key: LinkKey) => new PublicLimits(pool, key),
          inject: [Pool, LinkKey],
        },
        EventJournal,
        StaffLog,
        Settings,
        SiteMenus,
        {
          provide: BodyIdentity,
          useFactory: (reader: TenantReader, now: Clock) => new BodyIdentity(reader, now, config),
          inject: [TenantReader, Clock],
        },
      ],
      exports: [
        CONFIG,
        Clock,
        EventCatalogue,
        Pool,
        Health,
        Metrics,
        JournalListener,
        FileStore,
        UnitOfWork,
        TenantReader,
        TenantWriter,
        LinkKey,
        PublicLimits,
        EventJournal,
        StaffLog,
        Settings,
        BodyIdentity,
        SiteMenus,
        TypeOrmModule,
      ],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    const { driver } = this.source;
    gaugePools(this.metrics, { reads: this.pool, writes: 'master' in driver ? driver.master : undefined });
    await this.listener.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.stop();
    await this.pool.end();
  }
}
