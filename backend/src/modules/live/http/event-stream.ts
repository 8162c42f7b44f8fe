import { encode, liveCalls, type LiveToday } from '@valorisation/contract';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { describeError } from '../../../platform/logging/describe-error.js';
import { isDatabaseAway } from '../../../platform/persistence/sql-errors.js';
import { MOST_AT_ONCE, type LiveChange, type Place } from '../live-feed.js';

export interface StreamSource {
  /** The position to begin after. */
  readonly from: Place;
  readonly read: (position: string) => Promise<readonly LiveChange[]>;
  /** The day and its minimum wage: sent when the stream opens, and whenever they change. */
  readonly today: () => Promise<LiveToday>;
  /** Checked before anything is sent, because a stream ends with its session. */
  readonly isAlive: () => Promise<boolean>;
}

const { events } = liveCalls.changes.answer;

const BEAT_MS = 15_000;
const RETRY_MS = 3_000;

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-accel-buffering': 'no',
};

/**
 * One open stream. It writes what is new when woken, and at every beat in case a notification was lost. It buffers
 * nothing for a slow reader: changes stay in the journal until the connection takes more.
 */
export class EventStream {
  private readonly logger = new Logger(EventStream.name);
  private position: string;
  private sentToday = '';
  /** True when the day or its wage may have changed; a change of a row does not set it. */
  private isTodayDue = true;
  private reading: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private beat: NodeJS.Timeout | undefined;

  constructor(
    private readonly reply: FastifyReply,
    private readonly source: StreamSource,
  ) {
    this.position = source.from.position;
  }

  open(): void {
    this.reply.hijack();
    for (const [name, value] of Object.entries(this.reply.getHeaders())) {
      if (value !== undefined) this.reply.raw.setHeader(name, value);
    }
    this.reply.raw.writeHead(200, STREAM_HEADERS);
    this.reply.raw.write(`retry: ${RETRY_MS}\nid: ${this.source.from.eventId}\nevent: open\ndata: {}\n\n`);
    this.reply.raw.on('drain', () => this.wake());
    this.beat = setInterval(() => this.onBeat(), BEAT_MS);
    this.wake();
  }

  /** Like `wake`, and also checks the day and its wage. */
  wakeToday(): void {
    this.isTodayDue = true;
    this.wake();
  }

  wake(): void {
    if (this.closed) return;
    if (this.reading !== undefined) {
      this.again = true;
      return;
    }
    this.reading = this.writeNews()
      // A failure does not end the stream: the next beat or notification reads again from the same position.
      .catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.logger.error({ msg: 'live changes not read', fault: describeError(error) });
      })
      .finally(() => {
        this.reading = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.beat);
    this.reply.raw.end();
  }

  private async writeNews(): Promise<void> {
    if (!(await this.source.isAlive())) {
      this.close();
      return;
    }
    if (this.isFull()) return;
    if (this.isTodayDue) await this.writeToday();
    const changes = await this.source.read(this.position);
    for (const { position, eventId, ...change } of changes) {
      if (this.closed || this.isFull()) return;
      const data = JSON.stringify(encode(events.change, change));
      this.reply.raw.write(`id: ${eventId}\nevent: change\ndata: ${data}\n\n`);
      this.position = position;
    }
    if (changes.length === MOST_AT_ONCE) this.again = true;
  }

  /** The day has no position among the changes and therefore no id. A returning reader gets it again and compares it. */
  private async writeToday(): Promise<void> {
    this.isTodayDue = false;
    const today = JSON.stringify(encode(events.today, await this.source.today()));
    if (this.closed || today === this.sentToday) return;
    this.reply.raw.write(`event: today\ndata: ${today}\n\n`);
    this.sentToday = today;
  }

  private isFull(): boolean {
    return this.reply.raw.writableNeedDrain;
  }

  private onBeat(): void {
    if (!this.closed && !this.isFull()) this.reply.raw.write(': beat\n\n');
    this.wakeToday();
  }
}
