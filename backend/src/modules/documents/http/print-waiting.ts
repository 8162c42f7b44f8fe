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

/** Waits for a job: woken by NOTIFY, and polling as a fallback. */
@Injectable()
export class PrintWaiting {
  constructor(
    private readonly queries: QueryBus,
    private readonly listener: JournalListener,
  ) {}

  /** The job once it is done or failed, or its present state when the time is over. */
  async untilFinished(query: GetPrintJob, { deadline, signal }: Patience): Promise<PrintJobView> {
    for (;;) {
      const changed = this.nextChange(query.jobId, Math.min(POLL_MS, deadline - performance.now()), signal);
      try {
        const job = await this.queries.execute(query);
        if (isFinished(job) || performance.now() >= deadline || signal?.aborted === true) return job;
        await takingItsTime(async () => changed.promise);
      } finally {
        changed.cancel();
      }
    }
  }

  private nextChange(
    jobId: number,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): { promise: Promise<void>; cancel: () => void } {
    let cancel = (): void => undefined;
    const promise = new Promise<void>((resolve) => {
      const stop = this.listener.onPrintJob((payload) => {
        if (payload === String(jobId)) cancel();
      });
      const timer = setTimeout(() => cancel(), Math.max(0, timeoutMs));
      cancel = () => {
        stop();
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      signal?.addEventListener('abort', cancel);
    });
    return { promise, cancel: () => cancel() };
  }
}

export function isFinished({ state }: PrintJobView): boolean {
  return state === 'done' || state === 'failed';
}
