import { Module } from '@nestjs/common';
import { Pool } from 'pg';
import { WorkerHeartbeat } from '../../platform/jobs/worker-heartbeat.js';
import { Abilities } from './abilities.js';
import { StatusController } from './http/status.controller.js';

@Module({
  controllers: [StatusController],
  providers: [
    Abilities,
    { provide: WorkerHeartbeat, useFactory: (pool: Pool) => new WorkerHeartbeat(pool), inject: [Pool] },
  ],
})
export class StatusModule {}
