/** People who go on writing whatever happens, and remember what was acknowledged to them. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.js';
import { aProfileName, METIER, NEW_VALUATION, save, valuationOf } from '../support/classification.js';

const PAUSE_MS = 50;
const saved = z.object({
  payload: z.object({ valor_id: z.number(), version: z.number(), valor_c0: z.number() }),
});

type Saved = z.infer<typeof saved>['payload'];

export class Writers {
  private readonly acknowledged = new Map<number, Saved>();
  /** Rows with a write whose outcome nobody knows: it may have been kept after the acknowledged one. */
  private readonly unsure = new Set<number>();
  private readonly refusals = new Set<number>();
  private running: Promise<void>[] = [];
  private stopped = false;

  get count(): number {
    return this.acknowledged.size;
  }

  /** Statuses other than success that were answered. */
  get refused(): readonly number[] {
    return [...this.refusals].sort((a, b) => a - b);
  }

  start(client: ApiClient, people: number): void {
    this.stopped = false;
    this.running = Array.from({ length: people }, async () => this.write(client));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  /** What was acknowledged and is not there, or is there otherwise. */
  async lost(client: ApiClient): Promise<readonly unknown[]> {
    const lost: unknown[] = [];
    for (const [id, { version, valor_c0 }] of this.acknowledged) {
      const found = await valuationOf(client, id).catch(() => undefined);
      const isKept =
        found !== undefined &&
        (found.version === version ? found.valor_c0 === valor_c0 : found.version > version && this.unsure.has(id));
      if (!isKept) lost.push({ id, version, valor_c0, found: found?.version });
    }
    return lost;
  }

  private async write(client: ApiClient): Promise<void> {
    let own: number | undefined;
    for (let share = 1; !this.stopped; share = (share % 100) + 1) {
      const id = share % 5 === 0 ? undefined : own;
      const done = await this.tryTo(async () =>
        id === undefined
          ? client.post(NEW_VALUATION, { profile_name: aProfileName(), valor_c5: METIER.serviceAgent, valor_c0: share })
          : save(client, id, { valor_c0: share }),
      );
      if (done !== undefined) own = done;
      else {
        if (id !== undefined) this.unsure.add(id);
        await wait(PAUSE_MS);
      }
    }
  }

  private async tryTo(write: () => ReturnType<ApiClient['post']>): Promise<number | undefined> {
    const answer = await write().catch(() => undefined);
    const read = saved.safeParse(answer?.body);
    if (answer === undefined || answer.status >= 400 || !read.success) {
      if (answer !== undefined) this.refusals.add(answer.status);
      return undefined;
    }
    this.acknowledged.set(read.data.payload.valor_id, read.data.payload);
    return read.data.payload.valor_id;
  }
}
