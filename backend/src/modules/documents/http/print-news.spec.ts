import { beforeEach, describe, expect, it } from '@jest/globals';
import { JournalListener } from '../../../platform/outbox/journal-listener.js';
import { PrintNews } from './print-waiting.js';

const LONG_MS = 60_000;

class TestListener extends JournalListener {
  private tell: (jobId: string) => void = () => undefined;

  override onPrintJob(listener: (jobId: string) => void): () => void {
    this.tell = listener;
    return () => (this.tell = () => undefined);
  }

  changed(jobId: number): void {
    this.tell(String(jobId));
  }
}

describe('the news of print jobs', () => {
  let listener: TestListener;
  let news: PrintNews;

  beforeEach(() => {
    listener = new TestListener('postgres://nowhere');
    news = new PrintNews(listener);
  });

  it('keep a change that came before its job was known', async () => {
    listener.changed(7);
    await news.next(7, LONG_MS, undefined);
  });

  it('wake the one who waits, for its own job only', async () => {
    let isOver = false;
    const next = news.next(7, LONG_MS, undefined).then(() => (isOver = true));
    listener.changed(8);
    await Promise.resolve();
    expect(isOver).toBe(false);
    listener.changed(7);
    await next;
  });

  it('end with the time, and when the caller leaves', async () => {
    await news.next(7, 0, undefined);
    const caller = new AbortController();
    const next = news.next(7, LONG_MS, caller.signal);
    caller.abort();
    await next;
    await news.next(7, LONG_MS, caller.signal);
  });
});
