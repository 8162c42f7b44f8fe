/** A reader with a live stream that is reopened where it broke off, as the console's is. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { openLiveStream, type LiveStream } from '../support/live-stream.js';

const AGAIN_MS = 500;
/** A change without notification is found at the next beat, at most fifteen seconds later. */
const CAUGHT_UP_MS = 45_000;

const TOLD = /^id: (\S+)\nevent: change$/gm;
const CHANGES = `
  select event_id::text as id from domain_event
   where establishment_id = (select establishment_id from account where email = $1)
     and aggregate_type in ('valuation', 'profile')
     and position > (select position from domain_event where event_id = $2) order by position`;

export class LiveReader {
  private readonly streams: LiveStream[] = [];
  private first = '';
  private stopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly client: ApiClient) {}

  /** Opens the stream before anything fails. */
  async start(): Promise<void> {
    const stream = await this.open();
    this.first = stream.lastEventId;
    this.running = this.goOn(stream);
  }

  /** The errors, if the stream did not show each change once and in order. */
  async wrong(owner: pg.Pool, email: string): Promise<readonly string[]> {
    try {
      await eventually(async () => {
        const { rows } = await owner.query<{ id: string }>(CHANGES, [email, this.first]);
        const [told, due] = [this.told(), rows.map(({ id }) => id)];
        if (told.join() !== due.join())
          throw new Error(
            `a live stream told ${told.length} changes, ${new Set(told).size} of them once, of ${due.length}`,
          );
      }, CAUGHT_UP_MS);
      return [];
    } catch (error) {
      return [String(error)];
    }
  }

  /** How often the stream was opened. */
  get opened(): number {
    return this.streams.length;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const stream of this.streams) stream.close();
    await this.running;
  }

  private told(): readonly string[] {
    return this.streams.flatMap(({ raw }) => [...raw.matchAll(TOLD)].map(([, id = '']) => id));
  }

  private async goOn(first: LiveStream): Promise<void> {
    for (let stream: LiveStream | undefined = first; !this.stopped;) {
      if (stream?.ended() !== false) stream = await this.open().catch(() => undefined);
      await wait(AGAIN_MS);
    }
  }

  private async open(): Promise<LiveStream> {
    // Only whole changes were received: one that broke off half-way is sent again.
    const last = this.told().at(-1) ?? this.first;
    const stream = await openLiveStream(this.client, last === '' ? undefined : last);
    this.streams.push(stream);
    if (this.stopped) stream.close();
    return stream;
  }
}
