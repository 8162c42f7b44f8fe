import { DataSource, type EntitySchema, type MigrationInterface } from 'typeorm';
import { defaults, type Pool } from 'pg';
import {
  type ConnectionConfig,
  DatabasePool,
  PipelinedClient,
  preparedName,
  WritingClient,
} from './database-client.js';
import { PATIENCE_OF_THE_WORKER, type Patience } from './patience.js';
import { APPLICATION_ROLE } from './roles.js';
import { MIGRATIONS } from './schema.js';

export interface DatabaseAddress {
  readonly ownerUrl: string;
  /** Login of the application role. Without it, the owner's connections take the role at start. */
  readonly appUrl?: string | undefined;
  /** False: statements have no names, because a pooler by transaction may not know them (ADR 63). */
  readonly prepared?: boolean | undefined;
  /** The address of the server for the application role, without a pooler. */
  readonly directUrl?: string | undefined;
}

/** The options of a connection under the application role, for any pg client of the project. */
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
 * The write side: TypeORM under the application role. TypeORM reads only some parts of an address. pg gets the whole
 * address, with the parameters for connecting (`sslmode`, `host` for a socket).
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
    extra: {
      connectionString,
      Client: WritingClient,
      pipeline: true,
      patience,
      prepared,
      nameOf: preparedName,
      ...(options !== undefined && { options }),
    },
  });
}

export type Migration = new () => MigrationInterface;

interface OwnerOptions {
  readonly entities?: Entities;
  readonly migrations?: readonly Migration[];
  /** How long a statement waits for a table in use. */
  readonly lockMs?: number;
}

/** The owner's data source, only for migrations and the drift test. */
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
 * For reads, and for short writes that are known in advance: plain pg under the application role. It is pipelined, so
 * that a framed transaction costs one round trip.
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
  // The pool drops a connection that ends. Without listeners the process would end with it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
