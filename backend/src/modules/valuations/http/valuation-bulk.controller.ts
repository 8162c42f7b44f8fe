import { bulkCalls, type InputOf, type LifeOutcome, type PlannedOutcome } from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import {
  ApplyAnniversaries,
  ArchiveValuations,
  DeleteValuations,
  DuplicateValuations,
  UndoArchives,
} from '../commands/valuation-life.command.js';
import type { ManyRows, Rows } from '../commands/life-service.js';
import { TakePlannedDegrees } from '../commands/planned-degrees.command.js';
import { toOutcome } from './life-outcome.mapper.js';
import { LifeRequests } from './life-requests.js';
import { toRefusal } from './valuation-selection.mapper.js';

type Calls = typeof bulkCalls;

/**
 * Calls on up to 500 valuations: one transaction, all or nothing. Rows that already have the asked state are skipped.
 */
@Controller()
@Access('member')
export class ValuationBulkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly requests: LifeRequests,
  ) {}

  @Serves(
    bulkCalls.change,
    'Changes the state of several valuations',
    'Archived, unarchived, brought up to date, shown or hidden; the flat body `{ids, valor_visa}` is also accepted.',
  )
  async change(
    @Input() { body: { ids, versions, data, ...flat } }: InputOf<Calls['change']>,
    @CurrentMember() actor: Member,
  ): Promise<LifeOutcome> {
    return toOutcome(await this.requests.change(actor, many(ids, versions), data ?? flat));
  }

  @Serves(bulkCalls.archive, 'Archives valuations')
  async archive(
    @Input() { body: { ids } }: InputOf<Calls['archive']>,
    @CurrentMember() actor: Member,
  ): Promise<LifeOutcome> {
    return toOutcome(await this.commands.execute(new ArchiveValuations({ actor, rows: { many: ids } })));
  }

  @Serves(
    bulkCalls.undoArchive,
    'Undoes an archiving',
    'For the account that archived, within 60 seconds, if nothing else has changed: each row gets its earlier status back.',
  )
  async undoArchive(
    @Input() { body: { ids, versions } }: InputOf<Calls['undoArchive']>,
    @CurrentMember() actor: Member,
  ): Promise<LifeOutcome> {
    return toOutcome(await this.commands.execute(new UndoArchives({ actor, rows: many(ids, versions) })));
  }

  @Serves(bulkCalls.delete, 'Deletes valuations')
  async delete(
    @Input() { body: { ids, versions } }: InputOf<Calls['delete']>,
    @CurrentMember() actor: Member,
  ): Promise<LifeOutcome> {
    return toOutcome(await this.commands.execute(new DeleteValuations({ actor, rows: many(ids, versions) })));
  }

  @Serves(bulkCalls.duplicate, 'Duplicates valuations', 'Each copy stays in the profile of its original.')
  async duplicate(
    @Input() { body: { ids } }: InputOf<Calls['duplicate']>,
    @CurrentMember() actor: Member,
  ): Promise<LifeOutcome> {
    return toOutcome(await this.commands.execute(new DuplicateValuations({ actor, rows: { many: ids } })));
  }

  @Serves(
    bulkCalls.takePlanned,
    "Takes the function's planned degrees",
    'For rows in progress, for criteria without an answer, Formations excepted; a row is computed once nothing is missing.',
  )
  async takePlanned(
    @Input() { body: { ids, versions, precisions = [] } }: InputOf<Calls['takePlanned']>,
    @CurrentMember() actor: Member,
  ): Promise<PlannedOutcome> {
    const said = new Map(precisions.map(({ id, ...precision }) => [id, precision]));
    const outcome = await this.commands.execute(
      new TakePlannedDegrees({ actor, rows: many(ids, versions), precisions: said }),
    );
    const { computedIds, refused } = outcome;
    return {
      ...toOutcome(outcome),
      computedIds,
      refused: refused.map(({ id, reason }) => ({ id, refusal: toRefusal(reason) })),
    };
  }

  @Serves(
    bulkCalls.applyAnniversaries,
    'Applies the anniversary',
    'Today’s seniority on the row’s own grid; the status stays.',
  )
  async applyAnniversaries(
    @Input() { body }: InputOf<Calls['applyAnniversaries']>,
    @CurrentMember() actor: Member,
  ): Promise<LifeOutcome> {
    return toOutcome(await this.commands.execute(new ApplyAnniversaries({ actor, rows: toRows(body) })));
  }
}

/** The schema ensures as many versions as ids. */
function many(ids: readonly number[], versions: readonly number[] | undefined): ManyRows {
  if (versions === undefined) return { many: ids };
  return { many: ids, expectedVersions: new Map(ids.map((id, index) => [id, versions[index] ?? 0])) };
}

/** The schema ensures exactly one of the two. */
function toRows({ ids = [], id, version }: InputOf<Calls['applyAnniversaries']>['body']): Rows {
  return id === undefined ? { many: ids } : { one: id, expectedVersion: version ?? null };
}
