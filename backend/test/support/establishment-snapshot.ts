/** What an establishment holds at an instant, to find exactly what a call changed. */
import type pg from 'pg';

export interface Snapshot {
  readonly events: number;
  /** By valuation id: its status, and everything that is stored of it. */
  readonly rows: ReadonlyMap<number, { readonly status: number; readonly content: string }>;
}

export async function snapshotOf(owner: pg.Pool, establishmentId: number): Promise<Snapshot> {
  const events = await owner.query<{ count: number }>(
    'select count(*)::integer as count from domain_event where establishment_id = $1',
    [establishmentId],
  );
  const rows = await owner.query<{ id: number; status: number; content: string }>(
    'select id, status, v::text as content from valuation v where establishment_id = $1',
    [establishmentId],
  );
  return {
    events: events.rows[0]?.count ?? 0,
    rows: new Map(rows.rows.map(({ id, status, content }) => [id, { status, content }])),
  };
}

/** Rows that differ between two snapshots, with their later status, or null when deleted. */
export function changedRows(before: Snapshot, after: Snapshot): Record<number, number | null> {
  const ids = new Set([...before.rows.keys(), ...after.rows.keys()]);
  const changed: Record<number, number | null> = {};
  for (const id of ids) {
    const [old, now] = [before.rows.get(id), after.rows.get(id)];
    if (old?.content !== now?.content) changed[id] = now?.status ?? null;
  }
  return changed;
}
