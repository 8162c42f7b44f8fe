import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Company } from '../domain/company.js';

const HOUR_MS = 60 * 60 * 1000;
const FOUND_MS = 24 * HOUR_MS;
/** An unknown SIRET is asked for again after this time, because new establishments enter the register every day. */
const UNKNOWN_MS = HOUR_MS;

const stored = z
  .object({
    siret: z.string(),
    name: z.string().nullable(),
    address: z.string().nullable(),
    // Answers that an earlier release kept have no activity.
    activity: z.string().nullable().default(null),
    open: z.boolean(),
    published: z.boolean(),
    agreements: z.array(z.string()),
  })
  .nullable();

const KEEP = `
  insert into company_register (siret, company, expires_at) values ($1, $2, $3)
  on conflict (siret) do update set company = excluded.company, expires_at = excluded.expires_at`;

/** Deletes answers that were not requested for a month, whenever a new one is stored. */
const SWEEP = `delete from company_register where expires_at < $1::timestamptz - interval '30 days'`;

export interface KeptAnswer {
  readonly company: Company | null;
  readonly fresh: boolean;
}

/** The cached answers, shared by all processes. */
@Injectable()
export class CompanyCache {
  constructor(
    private readonly reader: TenantReader,
    private readonly dataSource: DataSource,
  ) {}

  /** The last answer, of any age. */
  async find(siret: string, now: Date): Promise<KeptAnswer | undefined> {
    const [row] = await this.reader.global<{ company: unknown; expiresAt: Date }>({
      name: 'find-company',
      text: 'select company, expires_at as "expiresAt" from company_register where siret = $1',
      values: [siret],
    });
    return row === undefined ? undefined : { company: stored.parse(row.company), fresh: row.expiresAt > now };
  }

  async keep(siret: string, company: Company | null, now: Date): Promise<void> {
    const expiresAt = new Date(now.getTime() + (company === null ? UNKNOWN_MS : FOUND_MS));
    await this.dataSource.query(KEEP, [siret, company === null ? null : JSON.stringify(company), expiresAt]);
    await this.dataSource.query(SWEEP, [now]);
  }
}
