import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { gridVersion, staffGridCalls as calls, type InputOf, gridPart } from '@valorisation/contract';
import { withParams } from '@valorisation/rules';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { CreateGridDraft, DiscardGridDraft, EditGridDraft } from '../commands/grid-draft.command.js';
import { GridCatalogue } from '../persistence/grid-catalogue.js';
import { GridVersionRecord, GridPartRecord } from '../persistence/grid.records.js';
import { toProblems } from './grid-import.mapper.js';

type Calls = typeof calls;

const BASE = 'left join grid_version base on base.id = r.based_on';
const CENTS = 100;

/** The versions of the grid for staff, and the drafts that they prepare (ADR 49). */
@Injectable()
class GridVersionsResource extends ReadOnlyResource({
  name: 'grids',
  title: 'The versions of the grid',
  entity: GridVersionRecord,
  answer: gridVersion,
  from: {
    withdrawn: {
      sql: `exists (select from grid_version w where w.withdraws = r.id and w.status in ('in_force', 'past'))`,
    },
    effective_on: { sql: `to_char(r.effective_on, 'YYYY-MM-DD')` },
    based_on_title: { sql: 'base.title', joins: [BASE] },
    based_on_day: { sql: `to_char(base.effective_on, 'YYYY-MM-DD')`, joins: [BASE] },
    created_by: accountName('created_by'),
    updated_by: accountName('updated_by'),
  },
  sorts: ['id', 'status', 'title', 'created_at', 'updated_at'],
  filters: ['status', 'confirmed'],
  search: ['title'],
  found: { title: ['title'], state: 'status' },
  access: { read: 'staff' },
  subject: 'grid',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
    private readonly grids: GridCatalogue,
  ) {
    super(reader);
  }

  @Access('staff')
  @Serves(
    calls.document,
    'A version of the grid as a whole',
    'With everything that prevents the publication of a draft.',
  )
  async document(@Input() { params }: InputOf<Calls['document']>): Promise<RawJson> {
    const [row, { document }] = await Promise.all([
      this.reader.find(GridVersionsResource.source, params.id),
      this.grids.asWritten(params.id),
    ]);
    return restRecord({ ...row, document, problems: toProblems(document) });
  }

  @Access('staff')
  @Serves(calls.prepare, 'Begins a draft from a version', 'Its content is that of the version until it is edited.')
  async prepare(
    @Input() { params, body: { title, effectiveOn } }: InputOf<Calls['prepare']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    const origin = { basedOn: params.id, title, effectiveOn };
    return this.headOf(await this.commands.execute(new CreateGridDraft({ actor, origin })));
  }

  @Access('staff')
  @Serves(
    calls.prepareAmounts,
    'Begins a draft from the version in force with another point value or floor',
    'Everything else stays as it is in force.',
  )
  async prepareAmounts(
    @Input() { body }: InputOf<Calls['prepareAmounts']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    const { title, effectiveOn, pointValueHundredths, branchFloor } = body;
    const { id: basedOn, document } = await this.grids.inForce();
    const { params } = withParams(document, {
      valeur_point: (pointValueHundredths / CENTS).toFixed(2),
      smc_indice: String(branchFloor),
    });
    const origin = { basedOn, title, effectiveOn, parts: { params } };
    return this.headOf(await this.commands.execute(new CreateGridDraft({ actor, origin })));
  }

  @Access('staff')
  @Serves(
    calls.edit,
    'Changes a draft: its title, its day, some of its parts or all',
    'Saved despite any problems; a change that another person saved meanwhile is never overwritten.',
  )
  async edit(@Input() { params, body }: InputOf<Calls['edit']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    const { version, ...change } = body;
    await this.commands.execute(new EditGridDraft({ actor, gridId: params.id, version, change }));
    return this.headOf(params.id);
  }

  @Access('staff')
  @Serves(calls.discard, 'Throws a draft away', 'For good; a published version cannot be deleted.')
  async discard(
    @Input() { params: { id }, body: { version } }: InputOf<Calls['discard']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new DiscardGridDraft({ actor, gridId: id, version }));
    return restRecord({ id, version, problems: [] });
  }

  private async headOf(id: number): Promise<RawJson> {
    const { version, document } = await this.grids.asWritten(id);
    return restRecord({ id, version, problems: toProblems(document) });
  }
}

class GridPartsResource extends ReadOnlyResource({
  name: 'grid-parts',
  title: 'Categories, functions, criteria and the other parts of the versions of the grid',
  entity: GridPartRecord,
  answer: gridPart,
  sorts: ['id', 'number', 'title'],
  filters: ['grid_id', 'part', 'number'],
  search: ['title'],
  access: { read: 'staff' },
  subject: 'grid',
}) {}

export const gridResources = [GridVersionsResource, GridPartsResource];
