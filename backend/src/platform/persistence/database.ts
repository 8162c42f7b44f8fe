import { DataSource, type EntitySchema, type MigrationInterface } from 'typeorm';
import { defaults, type Pool } from 'pg';
import { type ConnectionConfig, DatabasePool } from './database-client.js';
import { PATIENCE_OF_THE_WORKER, type Patience } from './patience.js';
import { PipelinedClient } from './pipelined-client.js';
import { APPLICATION_ROLE } from './roles.js';
import { MIGRATIONS } from './schema.js';

export interface DatabaseAddress {
  /** Owner's login. */
  readonly ownerUrl: string;
  /** Login of the application role; without one the owner's connections take the role at start. */
  readonly appUrl?: string | undefined;
  /** False: statements carry no names, which a pooler by transactions may not know (ADR 63). */
  readonly prepared?: boolean | undefined;
  /** Straight to the server for the application role, past a pooler. */
  readonly directUrl?: string | undefined;
}

/** What a connection under the application role needs, for any pg client of the project. */
export function applicationConnection({
  ownerUrl,
  appUrl,
  prepared = true,
}: DatabaseAddress): ConnectionConfig & { connectionString: string } {
  return appUrl === undefined
    ? { connectionString: ownerUrl, options: `-c role=${APPLICATION_ROLE}`, prepared }
    : { connectionString: appUrl, prepared };
}

type Entities = readonly (EntitySchema | (new () => object))[];

/**
 * The write side: TypeORM under the application role. TypeORM reads of an address what it knows; pg is given the whole of it,
 * with the parameters that say how to connect (`sslmode`, `host` of a socket).
 */
export function applicationDataSource(
  address: DatabaseAddress,
  entities: Entities,
  poolSize: number,
  patience: Patience = PATIENCE_OF_THE_WORKER,
): DataSource {
  const { connectionString, options, prepared } = applicationConnection(address);
  return new DataSource({
    type: 'postgres',
    url: connectionString,
    entities: [...entities],
    synchronize: false,
    migrationsRun: false,
    poolSize,
    driver: { Pool: DatabasePool, defaults },
    extra: { connectionString, patience, prepared, ...(options !== undefined && { options }) },
  });
}

export type Migration = new () => MigrationInterface;

interface OwnerOptions {
  readonly entities?: Entities;
  readonly migrations?: readonly Migration[];
  /** How long a statement waits for a table that somebody uses. */
  readonly lockMs?: number;
}

/** The owner's data source: migrations and the drift test only. */
export function ownerDataSource(
  ownerUrl: string,
  { entities = [], migrations = MIGRATIONS, lockMs }: OwnerOptions = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url: ownerUrl,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'schema_migration',
    synchronize: false,
    poolSize: 2,
    extra: { connectionString: ownerUrl, ...(lockMs !== undefined && { options: `-c lock_timeout=${lockMs}` }) },
  });
}

/**
 * Reads, and short writes that are known beforehand: plain pg under the application role, pipelined so that a framed
 * transaction costs one round trip.
 */
export function readPool(address: DatabaseAddress, max: number, patience: Patience = PATIENCE_OF_THE_WORKER): Pool {
  const pool = new DatabasePool({
    ...applicationConnection(address),
    Client: PipelinedClient,
    max,
    keepAlive: true,
    pipeline: true,
    patience,
  });
  // A connection that ends, idle or lent, is dropped by the pool; without listeners the process would end with it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
