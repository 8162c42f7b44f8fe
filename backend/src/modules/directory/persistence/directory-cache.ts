import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { DepartmentCount, DirectoryEntry } from '../domain/directory.js';

const text = z.string().nullable();
const group = z.array(
  z.object({ lastName: z.string(), firstName: text, position: text, email: text, isDeputy: z.boolean() }),
);
const groups = z.object({ women: group, men: group });
const stored: z.ZodType<readonly DirectoryEntry[]> = z.array(
  z.object({
    name: z.string(),
    phone: text,
    fax: text,
    web: text,
    address: text,
    postalCode: text,
    city: text,
    country: text,
    contacts: z.object({ president: groups, director: groups, other: groups }),
  }),
);

const FIND = {
  name: 'find-directory-answer',
  text: 'select establishments, answered_at as "answeredAt" from directory_answer where department = $1',
};

const COUNT = {
  name: 'count-directory-answers',
  text: `select department, jsonb_array_length(establishments) as count from directory_answer
    where establishments <> '[]' or answered_at > $1`,
};

const KEEP = `
  insert into directory_answer (department, establishments, answered_at) values ($1, $2, $3)
  on conflict (department) do update set establishments = excluded.establishments, answered_at = excluded.answered_at`;

/** People may have left the directory: an answer not renewed for this long is deleted when another one is stored. */
const SWEEP = `delete from directory_answer where answered_at < $1::timestamptz - interval '90 days'`;

export interface KeptEntries {
  readonly entries: readonly DirectoryEntry[];
  readonly answeredAt: Date;
}

/** The last answers, shared by all processes. */
@Injectable()
export class DirectoryCache {
  constructor(
    private readonly reader: TenantReader,
    private readonly dataSource: DataSource,
  ) {}

  async find(department: string): Promise<KeptEntries | undefined> {
    const [row] = await this.reader.global<{ establishments: unknown; answeredAt: Date }>({
      ...FIND,
      values: [department],
    });
    return row === undefined ? undefined : { entries: stored.parse(row.establishments), answeredAt: row.answeredAt };
  }

  /** @param since an older answer without establishments is left out */
  async counts(since: Date): Promise<readonly DepartmentCount[]> {
    return this.reader.global<DepartmentCount>({ ...COUNT, values: [since] });
  }

  async keep(department: string, { entries, answeredAt }: KeptEntries): Promise<void> {
    await this.dataSource.query(KEEP, [department, JSON.stringify(entries), answeredAt]);
    await this.dataSource.query(SWEEP, [answeredAt]);
  }
}
