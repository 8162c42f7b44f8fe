import {
  freeFunctionCalls,
  proposalCalls as calls,
  type InputOf,
  type ProposalOutcome,
  type ProposedRow,
} from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import { toRefusal, toRowAnswer, viewerOf } from '../../valuations/index.js';
import { AnswerProposal } from '../commands/proposal.command.js';
import { CountProposed, ListProposed, CountHiddenTitles } from '../queries/proposals.query.js';

/** Functions that staff propose for an establishment's "autre" functions. Its head answers row by row. */
@Controller()
@Access('main')
export class ProposalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(calls.count, 'How many rows wait for an answer to a proposed function')
  async count(@CurrentMember() actor: Member): Promise<{ open: number }> {
    return { open: await this.queries.execute(new CountProposed({ viewer: viewerOf(actor) })) };
  }

  @Serves(
    calls.list,
    'Functions that staff propose',
    'Each row as it is and as the function would make it. Writes nothing.',
  )
  async list(@CurrentMember() actor: Member): Promise<ProposedRow[]> {
    const { rows, setting } = await this.queries.execute(new ListProposed({ viewer: viewerOf(actor) }));
    return rows.map(({ id, proposedTitle, proposedAt, valuation, next, refusal }) => ({
      id,
      proposedTitle,
      proposedAt: proposedAt.toISOString(),
      current: toRowAnswer(valuation, setting),
      next: next && toRowAnswer(next, setting),
      refusal: refusal && toRefusal(refusal),
    }));
  }

  @Serves(
    calls.accept,
    'Accepts a proposed function for a row',
    'An edit, then its completion if nothing is missing. Repeating the call does nothing.',
  )
  async accept(
    @Input() { params: { id }, body: { version } }: InputOf<typeof calls.accept>,
    @CurrentMember() actor: Member,
  ): Promise<ProposalOutcome> {
    return {
      id,
      ...(await this.commands.execute(
        new AnswerProposal({ actor, id, state: 'accepted', expectedVersion: version ?? null }),
      )),
    };
  }

  @Serves(calls.refuse, 'Refuses a proposed function for a row', 'The row stays as it is.')
  async refuse(
    @Input() { params: { id } }: InputOf<typeof calls.refuse>,
    @CurrentMember() actor: Member,
  ): Promise<ProposalOutcome> {
    return {
      id,
      ...(await this.commands.execute(new AnswerProposal({ actor, id, state: 'refused', expectedVersion: null }))),
    };
  }
}

/** The number of hidden titles, beside the list. It reveals no title, so reading it is not logged. */
@Controller()
@Access('staff')
export class HiddenTitlesController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(freeFunctionCalls.hidden, 'How many titles are not shown', 'Those of fewer than three establishments.')
  async hidden(): Promise<RawJson> {
    return restRecord(await this.queries.execute(new CountHiddenTitles()));
  }
}
