import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { kernelParts } from '../../composition/parts.js';
import { GridsModule } from '../../modules/grids/index.js';
import { ValuationsModule } from '../../modules/valuations/index.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Config } from '../../platform/config/config.js';
import { KernelModule } from '../../platform/kernel.module.js';

/** A clock set to the time of the demo's story. */
export class DemoClock extends Clock {
  constructor(private instant: Date) {
    super();
  }

  now(): Date {
    return this.instant;
  }

  set(instant: Date): void {
    this.instant = instant;
  }
}

/** The parts of the product that run its commands, without routes, queues or a browser. */
@Module({})
export class DemoModule {
  static with(config: Config, clock: Clock): DynamicModule {
    return {
      module: DemoModule,
      imports: [
        CqrsModule.forRoot(),
        KernelModule.with(config, { ...kernelParts, clock }),
        GridsModule,
        ValuationsModule,
      ],
    };
  }
}
