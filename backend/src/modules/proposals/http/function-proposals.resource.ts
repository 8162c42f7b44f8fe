import { freeFunctionCalls as calls, functionProposal, type InputOf } from '@valorisation/contract';
import { Injectable, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { ProposeFunction, WithdrawProposal } from '../commands/proposal.command.js';
import { FunctionProposalRecord } from '../persistence/function-proposal.record.js';
import { TitleReadLog } from './title-read-log.js';

const figure = (name: string) => ({ sql: `f.${name}`, joins: ['cross join lateral proposal_figures(r.id) f'] });

/** The staff's proposals, each with its title as shown at that time, and the counts of answers. */
@Injectable()
@UseInterceptors(TitleReadLog)
export class FunctionProposalsResource extends ReadOnlyResource({
  name: 'function-proposals',
  title: 'The functions that staff have proposed',
  entity: FunctionProposalRecord,
  answer: functionProposal,
  from: {
    establishments: figure('establishments'),
    open: figure('open'),
    accepted: figure('accepted'),
    refused: figure('refused'),
    created_by: accountName('created_by'),
  },
  sorts: ['id', 'title', 'function_title', 'created_at', 'withdrawn_at'],
  filters: ['group_id', 'function_id'],
  search: ['title', 'function_title'],
  access: { read: 'staff' },
  scope: 'titles',
  subject: 'proposal',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
  ) {
    super(reader);
  }

  @Access('staff')
  @Serves(
    calls.propose,
    'Proposes a function for a group of titles',
    'A mail informs their heads, who answer row by row. Proposing the same function again does nothing.',
  )
  async propose(
    @Input() { params: { id }, body: { function_id: functionId } }: InputOf<typeof calls.propose>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.one(await this.commands.execute(new ProposeFunction({ actor, groupId: id, functionId })));
  }

  @Access('staff')
  @Serves(calls.withdraw, 'Withdraws a proposal', 'Rows without an answer stay as they are; given answers stay valid.')
  async withdraw(
    @Input() { params: { id } }: InputOf<typeof calls.withdraw>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new WithdrawProposal({ actor, id }));
    return this.one(id);
  }
}
