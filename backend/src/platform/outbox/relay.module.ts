import { Inject, Module, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { EventCatalogue, type QueueName } from '../events/event-catalogue.js';
import { QUEUES } from '../jobs/queues.js';
import { Metrics } from '../metrics/metrics.js';
import { gaugeRelay } from '../metrics/platform-gauges.js';
import { TenantReader } from '../persistence/tenant-reader.js';
import { JournalListener } from './journal-listener.js';
import { OutboxRelay } from './relay.js';

@Module({
  providers: [
    {
      provide: OutboxRelay,
      useFactory: (
        source: DataSource,
        catalogue: EventCatalogue,
        queues: ReadonlyMap<QueueName, Queue>,
        listener: JournalListener,
      ) => new OutboxRelay(source, catalogue, queues, listener),
      inject: [DataSource, EventCatalogue, QUEUES, JournalListener],
    },
  ],
})
export class RelayModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
    private readonly metrics: Metrics,
    private readonly reader: TenantReader,
  ) {}

  onApplicationBootstrap(): void {
    gaugeRelay(this.metrics, this.reader);
    this.relay.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.stop();
  }
}
