import {
  gridEffectCalls as calls,
  type GridEffect,
  type GridEffectExample,
  type InputOf,
} from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { AskGridEffect } from '../commands/ask-grid-effect.command.js';
import { ExplainEffect, GetGridEffect } from '../queries/grid-effect.query.js';
import { toEffectAnswer, toExampleAnswer } from './grid-effect.mapper.js';

/** The effect of a grid version on all valuations before its publication (ADR 50). It writes no valuation. */
@Controller()
@Access('staff')
export class GridEffectController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Costly('read')
  @Serves(
    calls.read,
    'What a version of the grid would change in all valuations',
    'The progress of its calculation, the figures of the last one, and whether they are still valid.',
  )
  async read(@Input() { params }: InputOf<typeof calls.read>): Promise<GridEffect> {
    return toEffectAnswer(await this.queries.execute(new GetGridEffect({ gridId: params.id })));
  }

  @Costly('read')
  @Serves(
    calls.ask,
    'Requests the effect of a version of the grid on all valuations',
    'The calculation continues after the call; while the same one is running, no new one starts.',
  )
  async ask(@Input() { params }: InputOf<typeof calls.ask>, @CurrentActor() actor: Actor): Promise<GridEffect> {
    await this.commands.execute(new AskGridEffect({ actor, gridId: params.id }));
    return this.read({ params, query: {}, body: undefined });
  }

  @Costly('read')
  @Serves(
    calls.example,
    'One of the rows that a version of the grid changes most',
    'Both calculations line by line, without a name or a typed text.',
  )
  async example(@Input() { params }: InputOf<typeof calls.example>): Promise<GridEffectExample> {
    const { id, valuationId } = params;
    return toExampleAnswer(await this.queries.execute(new ExplainEffect({ gridId: id, valuationId })));
  }
}
