import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule, CommandBus } from '@nestjs/cqrs';
import { kernelParts } from '../../composition/parts.js';
import { GridsModule, GridCatalogue } from '../../modules/grids/index.js';
import { ValuationsModule, ValuationService, Valuations } from '../../modules/valuations/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { type Config, loadConfig } from '../../platform/config/config.js';
import { KernelModule } from '../../platform/kernel.module.js';
import { NestFactory } from '@nestjs/core';
import type { ClientBase } from 'pg';
import type { Member } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/persistence/unit-of-work.js';
import { insertDemoAccounts, type DemoMembers } from './demo-accounts.js';
import { DEMO_PROFILES, OTHER_PROFILES } from './demo-data.js';
import { DemoClassifier } from './demo-classifier.js';

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

/** Days on which the demo's people worked: before and after the grid in force began. */
const BEFORE_NEW_GRID = new Date('2024-03-12T09:15:00Z');
const AFTER_NEW_GRID = new Date('2024-09-02T08:40:00Z');
const RECENTLY_DAYS = 20;

/**
 * Builds the demo through the product's commands, so that its journal is real. It needs a database without accounts.
 */
export async function loadDemo(owner: ClientBase, ownerUrl: string): Promise<void> {
  const members = await insertDemoAccounts(owner);
  const clock = new DemoClock(BEFORE_NEW_GRID);
  const config = loadConfig({ DATABASE_URL: ownerUrl });
  const app = await NestFactory.createApplicationContext(DemoModule.with(config, clock), { logger: ['error', 'warn'] });
  try {
    const classifier = new DemoClassifier({
      commands: app.get(CommandBus),
      grids: app.get(GridCatalogue),
      service: app.get(ValuationService, { strict: false }),
      valuations: app.get(Valuations, { strict: false }),
      unitOfWork: app.get(UnitOfWork),
    });
    await classifyAll(owner, classifier, clock, members);
  } finally {
    await app.close();
  }
}

async function classifyAll(
  owner: ClientBase,
  classifier: DemoClassifier,
  clock: DemoClock,
  { head, collaborator, otherHead }: DemoMembers,
): Promise<void> {
  const author = (byCollaborator?: boolean): Member => (byCollaborator === true ? collaborator : head);
  const old = (fate: string): boolean => fate === 'awaiting-update' || fate === 'to-redo';
  await putInForce(owner, 'first');
  for (const profile of DEMO_PROFILES) {
    const valuations = profile.valuations.filter(({ fate }) => old(fate));
    await classifier.classify(author(profile.byCollaborator), { ...profile, valuations });
  }
  await putInForce(owner, 'last');
  clock.set(AFTER_NEW_GRID);
  await classifier.applyNewGrid(head);
  clock.set(new Date(Date.now() - RECENTLY_DAYS * 24 * 60 * 60 * 1000));
  for (const profile of DEMO_PROFILES) {
    const valuations = profile.valuations.filter(({ fate }) => !old(fate));
    await classifier.classify(author(profile.byCollaborator), { ...profile, valuations });
  }
  for (const profile of OTHER_PROFILES) await classifier.classify(otherHead, profile);
}

/** Puts the oldest or the newest shipped version in force. */
async function putInForce(owner: ClientBase, which: 'first' | 'last'): Promise<void> {
  const chosen = which === 'first' ? 'min' : 'max';
  await owner.query(`update grid_version set status = 'past' where status = 'in_force'`);
  await owner.query(
    `update grid_version set status = 'in_force' where effective_on = (select ${chosen}(effective_on) from grid_version)`,
  );
}
