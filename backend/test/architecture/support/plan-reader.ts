/** The product's reader, extended to ask the server for the plan of each query. */
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { z } from 'zod';
import type { SecurityScope } from '../../../src/platform/persistence/security-scopes.js';
import { TenantReader, type NamedQuery } from '../../../src/platform/persistence/tenant-reader.js';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly Plans?: PlanNode[] | undefined;
}

const planNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  get Plans() {
    return z.array(planNode).optional();
  },
});

const answer = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

export interface PlannedQuery {
  readonly name: string;
  /** The plan for these values, or for any values; the server soon uses the generic plan. */
  readonly kind: 'custom' | 'generic';
  readonly plan: PlanNode;
}

export class PlanReader extends TenantReader {
  readonly planned: PlannedQuery[] = [];

  constructor(private readonly own: Pool) {
    super(own);
  }

  override async read<Rows extends readonly QueryResultRow[]>(
    establishmentId: number,
    queries: { readonly [Index in keyof Rows]: NamedQuery },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    const client = await this.own.connect();
    try {
      await client.query('begin read only');
      await client.query(
        `select set_config('app.establishment_id', $1, true), set_config('app.scope', 'tenant', true)`,
        [String(establishmentId)],
      );
      for (const query of queries) await this.explain(client, query);
      await client.query('commit');
    } finally {
      client.release();
    }
    return super.read<Rows>(establishmentId, queries);
  }

  override async across<Rows extends readonly object[]>(
    scope: SecurityScope,
    queries: { readonly [Index in keyof Rows]: NamedQuery },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    const client = await this.own.connect();
    try {
      await client.query(`begin read only; select set_config('app.scope', '${scope}', true)`);
      for (const query of queries) await this.explain(client, query);
      await client.query('commit');
    } finally {
      client.release();
    }
    return super.across<Rows>(scope, queries);
  }

  private async explain(client: PoolClient, { name, text, values }: NamedQuery): Promise<void> {
    const custom = await client.query(`explain (format json) ${text}`, [...values]);
    const generic = await client.query(`explain (generic_plan, format json) ${text}`);
    this.planned.push({ name, kind: 'custom', plan: toPlan(custom.rows) });
    this.planned.push({ name, kind: 'generic', plan: toPlan(generic.rows) });
  }
}

function toPlan(rows: unknown): PlanNode {
  const [row] = answer.parse(rows);
  return row['QUERY PLAN'][0].Plan;
}

const WHOLE_INDEX = new Set(['Index Scan', 'Index Only Scan']);

/** The tables that a plan reads from end to end, by a full index scan, too. */
export function fullScans({ Plans = [], ...node }: PlanNode): string[] {
  const table = node['Relation Name'];
  const type = node['Node Type'];
  const whole = type === 'Seq Scan' || (WHOLE_INDEX.has(type) && node['Index Cond'] === undefined);
  return [...(whole && table !== undefined ? [table] : []), ...Plans.flatMap(fullScans)];
}
