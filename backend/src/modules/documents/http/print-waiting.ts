import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { takingItsTime } from '../../../platform/process/waiting-caller.js';
import { JournalListener } from '../../../platform/outbox/journal-listener.js';
import { GetPrintJob, type PrintJobView } from '../queries/print-job.query.js';

const POLL_MS = 1_000;

/** How long a caller waits: a moment of `performance.now()`, and a signal when the caller leaves. */
export interface Patience {
  readonly deadline: number;
  readonly signal?: AbortSignal;
}

/** The jobs that have changed since it was opened. Opened before a job exists, it misses nothing of it. */
export class PrintNews {
  readonly close: () => void;
  readonly #changed = new Set<string>();
  #wake: () => void = () => undefined;

  constructor(listener: JournalListener) {
    this.close = listener.onPrintJob((jobId) => {
      this.#changed.add(jobId);
      this.#wake();
    });
  }

  /** Ends at the job's next change, after this time, or when the caller leaves. */
  async next(jobId: number, timeoutMs: number, signal: AbortSignal | undefined): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(end, Math.max(0, timeoutMs));
      function end(): void {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      }
      signal?.addEventListener('abort', end);
      this.#wake = () => {
        if (this.#changed.delete(String(jobId)) || signal?.aborted === true) end();
      };
      this.#wake();
    });
  }
}

/** Waits for a job: woken by NOTIFY, and polling as a fallback. */
@Injectable()
export class PrintWaiting {
  constructor(
    private readonly queries: QueryBus,
    private readonly listener: JournalListener,
  ) {}

  listen(): PrintNews {
    return new PrintNews(this.listener);
  }

  /**
   * The job once it is done or failed, or its present state when the time is over.
   * @param before the news since before a new job was added; it is read only once it has changed
   */
  async untilFinished(query: GetPrintJob, { deadline, signal }: Patience, before?: PrintNews): Promise<PrintJobView> {
    const news = before ?? this.listen();
    try {
      for (let isDue = before === undefined; ; isDue = true) {
        const job = isDue ? await this.queries.execute(query) : undefined;
        const isOver = performance.now() >= deadline || signal?.aborted === true;
        if (job !== undefined && (isOver || isFinished(job))) return job;
        const timeoutMs = Math.min(POLL_MS, deadline - performance.now());
        await takingItsTime(async () => news.next(query.jobId, timeoutMs, signal));
      }
    } finally {
      news.close();
    }
  }
}

export function isFinished({ state }: PrintJobView): boolean {
  return state === 'done' || state === 'failed';
}
