import {
  actCalls,
  lifeCalls,
  type InputOf,
  type LifeOutcome as Outcome,
  type ValuationDetail,
} from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus, type Command } from '@nestjs/cqrs';
import { ApiParam } from '@nestjs/swagger';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { WritesByGet } from '../../../platform/http/writes.js';
import {
  ArchiveValuations,
  BringValuationsUpToDate,
  DeleteValuations,
  DuplicateAndArchiveValuations,
  DuplicateForPerson,
  DuplicateValuations,
  NoteHistory,
  SetVisibility,
} from '../commands/valuation-life.command.js';
import type { LifeOutcome } from '../commands/life-service.js';
import { toOutcome, LifeRequests } from './life-requests.js';
import { ValuationPresenter } from './valuation-presenter.js';

const AS_GET = 'The same as POST, for the partner interface. Prefer POST: programs that preview links follow a GET.';
const SHOWN = { name: 'val', description: '1 = shown, 0 = hidden', schema: { type: 'integer', enum: [0, 1] } } as const;

type Calls = typeof lifeCalls;
type AsGet = Pick<InputOf<Calls['bringUpToDateByGet']>, 'params'>;
type OneRow = Pick<InputOf<typeof actCalls.archive>, 'params' | 'body'>;

/**
 * The life of one valuation. Some calls write by GET for clients of the API. They are also served as POST, which the
 * console uses after a person's click.
 */
@Controller()
@Access('member')
export class ValuationLifeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly presenter: ValuationPresenter,
    private readonly requests: LifeRequests,
  ) {}

  @Serves(actCalls.archive, 'Archives a valuation')
  async archive(@Input() input: OneRow, @CurrentMember() actor: Member): Promise<ValuationDetail> {
    return this.changed(actor, input, new ArchiveValuations({ actor, rows: one(input) }));
  }

  @Serves(lifeCalls.change, 'Changes the state of a valuation', 'A status or a visibility, one at a time.')
  async change(@Input() input: InputOf<Calls['change']>, @CurrentMember() actor: Member): Promise<ValuationDetail> {
    await this.requests.change(actor, one(input), input.body);
    return this.presenter.detail(actor, input.params.id);
  }

  @Serves(actCalls.noteHistory, 'Notes the current minimum in the history', 'By the caller, with the present time.')
  async noteHistory(@Input() input: OneRow, @CurrentMember() actor: Member): Promise<ValuationDetail> {
    return this.changed(actor, input, new NoteHistory({ actor, rows: one(input) }));
  }

  @Serves(actCalls.bringUpToDate, 'Brings a valuation up to date', 'Recomputed on the grid in force.')
  async bringUpToDate(@Input() input: OneRow, @CurrentMember() actor: Member): Promise<ValuationDetail> {
    return this.changed(actor, input, new BringValuationsUpToDate({ actor, rows: one(input) }));
  }

  @Serves(lifeCalls.bringUpToDateByGet, 'Brings a valuation up to date', AS_GET)
  @WritesByGet()
  async bringUpToDateByGet(@Input() input: AsGet, @CurrentMember() actor: Member): Promise<ValuationDetail> {
    return this.bringUpToDate({ ...input, body: {} }, actor);
  }

  @Serves(lifeCalls.setVisibility, 'Shows a valuation to associated accounts, or hides it')
  @ApiParam(SHOWN)
  @Access('main')
  async setVisibility(
    @Input() input: InputOf<Calls['setVisibility']>,
    @CurrentMember() actor: Member,
  ): Promise<ValuationDetail> {
    const visible = input.params.val;
    if (visible === null) throw refuseFields({ visible: { code: 'etat_refuse' } });
    return this.changed(actor, input, new SetVisibility({ actor, rows: one(input), visible }));
  }

  @Serves(lifeCalls.setVisibilityByGet, 'Shows a valuation to associated accounts, or hides it', AS_GET)
  @ApiParam(SHOWN)
  @WritesByGet()
  @Access('main')
  async setVisibilityByGet(
    @Input() input: InputOf<Calls['setVisibilityByGet']>,
    @CurrentMember() actor: Member,
  ): Promise<ValuationDetail> {
    return this.setVisibility({ ...input, body: {} }, actor);
  }

  @Serves(lifeCalls.delete, 'Deletes a valuation')
  async delete(@Input() input: OneRow, @CurrentMember() actor: Member): Promise<Outcome> {
    return toOutcome(await this.commands.execute(new DeleteValuations({ actor, rows: one(input) })));
  }

  @Serves(lifeCalls.deleteByGet, 'Deletes a valuation', AS_GET)
  @WritesByGet()
  async deleteByGet(@Input() input: AsGet, @CurrentMember() actor: Member): Promise<Outcome> {
    return this.delete({ ...input, body: {} }, actor);
  }

  @Serves(
    actCalls.duplicate,
    'Duplicates a valuation',
    'For the same profile, everything. For another profile only the function, in progress: without seniority, diplomas, guaranteed pay, fixed days, reasons and evidence.',
  )
  async duplicate(
    @Input() input: Pick<InputOf<typeof actCalls.duplicate>, 'params' | 'body'>,
    @CurrentMember() actor: Member,
  ): Promise<ValuationDetail> {
    const { profileId, profileName } = input.body;
    const row = one(input);
    const command =
      profileId !== undefined
        ? new DuplicateForPerson({ actor, row, person: { profileId } })
        : profileName !== undefined
          ? new DuplicateForPerson({ actor, row, person: { profileName } })
          : new DuplicateValuations({ actor, rows: row });
    return this.copyOf(actor, await this.commands.execute(command));
  }

  @Serves(lifeCalls.duplicateByGet, 'Duplicates a valuation', AS_GET)
  @WritesByGet()
  async duplicateByGet(@Input() input: AsGet, @CurrentMember() actor: Member): Promise<ValuationDetail> {
    return this.duplicate({ ...input, body: {} }, actor);
  }

  @Serves(actCalls.duplicateAndArchive, 'Duplicates a valuation; the copy is archived')
  async duplicateAndArchive(@Input() input: OneRow, @CurrentMember() actor: Member): Promise<ValuationDetail> {
    return this.copyOf(
      actor,
      await this.commands.execute(new DuplicateAndArchiveValuations({ actor, rows: one(input) })),
    );
  }

  @Serves(lifeCalls.duplicateAndArchiveByGet, 'Duplicates a valuation; the copy is archived', AS_GET)
  @WritesByGet()
  async duplicateAndArchiveByGet(@Input() input: AsGet, @CurrentMember() actor: Member): Promise<ValuationDetail> {
    return this.duplicateAndArchive({ ...input, body: {} }, actor);
  }

  private async changed(actor: Member, { params }: AsGet, command: Command<LifeOutcome>): Promise<ValuationDetail> {
    await this.commands.execute(command);
    return this.presenter.detail(actor, params.id);
  }

  private async copyOf(actor: Member, { ids }: LifeOutcome): Promise<ValuationDetail> {
    return this.presenter.detail(actor, z.int().parse(ids[0]));
  }
}

function one({ params, body }: OneRow): { one: number; expectedVersion: number | null } {
  return { one: params.id, expectedVersion: body.version ?? null };
}
