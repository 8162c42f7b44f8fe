import {
  bulkCalls,
  type InputOf,
  type LifeOutcome,
  type PlannedOutcome,
  type PlannedRow,
  type UpdatesPreview,
  type ValuationRow,
} from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadsByPost } from '../../../platform/http/writes.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import {
  ApplyAnniversaries,
  ArchiveValuations,
  DeleteValuations,
  DuplicateValuations,
  UndoArchives,
} from '../commands/valuation-life.command.js';
import type { ManyRows, Rows } from '../commands/life-service.js';
import { TakePlannedDegrees } from '../commands/planned-degrees.command.js';
import { GetSelection, ListPlanned } from '../queries/valuations.query.js';
import { PreviewUpdates } from '../queries/preview-update.query.js';
import { viewerOf } from '../queries/viewer.js';
import { toOutcome, LifeRequests } from './life-requests.js';
import { toRefusal, toPlannedRows, toUpdatesPreview } from './valuation-selection.mapper.js';
import { toRowAnswer } from './valuation-answer.mapper.js';

type Calls = typeof bulkCalls;

/** Up to 500 valuations: one transaction, all or nothing. Rows that already have the asked state are skipped. */
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

type Selected = Pick<InputOf<typeof bulkCalls.selection>, 'body'>;

/** Questions about a selection of up to 500 rows before an act. They write nothing, and are POST because of the ids. */
@Controller()
@Access('member')
export class ValuationSelectionController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(
    bulkCalls.selection,
    'Valuations by their ids',
    'As they are now; rows that the caller does not see are left out.',
  )
  async selection(@Input() { body: { ids } }: Selected, @CurrentMember() actor: Member): Promise<ValuationRow[]> {
    const { valuations, setting } = await this.queries.execute(new GetSelection({ viewer: viewerOf(actor), ids }));
    return valuations.map((row) => toRowAnswer(row, setting));
  }

  @Serves(
    bulkCalls.planned,
    'Questions that planned degrees leave open for valuations',
    'As they are now; rows that the caller does not see are left out.',
  )
  @ReadsByPost()
  async planned(@Input() { body: { ids } }: Selected, @CurrentMember() actor: Member): Promise<PlannedRow[]> {
    return toPlannedRows(await this.queries.execute(new ListPlanned({ viewer: viewerOf(actor), ids })));
  }

  @Costly('read')
  @Serves(
    bulkCalls.preview,
    'What an update of several valuations would change',
    'Old and new amount of each row; a row that cannot be brought up to date gives the reason.',
  )
  @ReadsByPost()
  async preview(@Input() { body: { ids } }: Selected, @CurrentMember() actor: Member): Promise<UpdatesPreview> {
    return toUpdatesPreview(
      await this.queries.execute(new PreviewUpdates({ viewer: viewerOf(actor), action: 'bring-up-to-date', ids })),
    );
  }

  @Costly('read')
  @Serves(
    bulkCalls.previewAnniversaries,
    "What today's seniority would change in several valuations",
    'Old and new amount of each row; a row to which it cannot be applied gives the reason.',
  )
  @ReadsByPost()
  async previewAnniversaries(
    @Input() { body: { ids } }: Selected,
    @CurrentMember() actor: Member,
  ): Promise<UpdatesPreview> {
    return toUpdatesPreview(
      await this.queries.execute(new PreviewUpdates({ viewer: viewerOf(actor), action: 'anniversary', ids })),
    );
  }
}
