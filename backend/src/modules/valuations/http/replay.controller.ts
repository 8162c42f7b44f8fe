import { replayCalls, type InputOf, type Replay } from '@valorisation/contract';
import { Controller, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { explained, formatReference, KEPT_STEP_NAMES, replayWords } from '@valorisation/rules';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { ReplayEntry, ReplayReference, type ReplayView } from '../queries/replay.query.js';
import { viewerOf } from '../queries/viewer.js';
import { gridOf, toDetailAnswer } from './valuation-answer.mapper.js';

/** Proves any past amount: its inputs, and today's result. */
@Controller()
@Access('member')
export class ReplayController {
  constructor(private readonly queries: QueryBus) {}

  @Costly('read')
  @Serves(
    replayCalls.byReference,
    'The amount of a printed sheet, computed again',
    'By the reference of the sheet, such as VAL-18-7-G2. At most 120 an hour per account.',
  )
  async byReference(
    @Input() { params: { reference } }: InputOf<typeof replayCalls.byReference>,
    @CurrentMember() actor: Member,
    @Ip() remoteAddress: string,
  ): Promise<Replay> {
    return toReplay(
      await this.queries.execute(new ReplayReference({ viewer: viewerOf(actor), typed: reference, remoteAddress })),
    );
  }

  @Costly('read')
  @Serves(
    replayCalls.entry,
    'The amount of a past entry, computed again',
    'The amount of the valuation after that entry of its journal, from the inputs and the grid of that time.',
  )
  async entry(
    @Input() { params: { id, entry } }: InputOf<typeof replayCalls.entry>,
    @CurrentMember() actor: Member,
  ): Promise<Replay> {
    return toReplay(await this.queries.execute(new ReplayEntry({ viewer: viewerOf(actor), valuationId: id, entry })));
  }
}

function toReplay({ reference, moment, replay, setting }: ReplayView): Replay {
  const { verdict, rulesVersion, rulesToday, differs, steps, trace } = replay;
  return {
    reference: formatReference(reference),
    entry: reference.version,
    recordedAt: moment.occurredAt,
    gridDay: setting.gridDays.get(reference.gridId) ?? null,
    rulesVersion,
    rulesToday,
    verdict,
    statement: replayWords(replay),
    differs,
    steps: steps.map((step) => ({ ...step, name: KEPT_STEP_NAMES[step.step] })),
    valuation: toDetailAnswer(moment.after, setting),
    trace: explained(trace, gridOf(moment.after, setting)),
  };
}
