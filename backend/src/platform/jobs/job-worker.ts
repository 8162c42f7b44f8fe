import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';

/** What every processor extends. Without a listener BullMQ prints a lost connection as it is, its client included. */
export abstract class JobWorker extends WorkerHost {
  private readonly connection = new Logger(this.constructor.name);

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.connection.warn({ msg: 'queue connection', reason: error.name });
  }
}
