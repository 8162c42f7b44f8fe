import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import { replayed, valuationReader, type JournalEvent } from '../domain/valuation.events.js';
import { withTexts } from '../domain/valuation.merge.js';
import { NO_RESULT } from '../domain/valuation.payloads.js';
import { canSee } from '../domain/valuation.policy.js';
import { NO_TEXTS, type ValuationTexts, type ValuationState } from '../domain/valuation.state.js';
import { storedSteps } from './stored-steps.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import { EDITORS_QUERY, type ValuationDetail, type EditorRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

export interface Moment {
  readonly version: number;
  readonly type: string;
  readonly actorId: number | null;
  readonly occurredAt: string;
  readonly gridId: number | null;
  /** Why an admin fixed the amount, or removed it; null for other events. */
  readonly reason: string | null;
  readonly after: ValuationDetail;
}

export interface ValuationStory {
  readonly moments: readonly Moment[];
  /** First day of each grid in the moments, by grid id. */
  readonly gridDays: ReadonlyMap<number, string>;
  readonly setting: ValuationSetting;
}

/** The journal of one valuation, oldest first. Refusal: `introuvable`. */
export class GetValuationStory extends QueryOf<
  {
    viewer: Viewer;
    valuationId: number;
    /** Only events up to this instant; null for all. */
    until: Date | null;
  },
  ValuationStory
>() {}

interface EventRow extends JournalEvent {
  gridId: number | null;
}

interface TextRow {
  id: string;
  /** `reason`: for an amount that an admin fixed. */
  content: ValuationTexts & { reason?: string };
}

interface NameRow {
  profileId: number;
  name: string;
  since: Date;
}

type PresentRow = { visible: boolean; createdBy: number };

/** Folds the journal with the function of the commands, and adds the texts and names of each moment. */
@QueryHandler(GetValuationStory)
export class GetValuationStoryHandler implements IQueryHandler<GetValuationStory> {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
    private readonly settings: ValuationSettings,
  ) {}

  async execute({ viewer, valuationId, until }: GetValuationStory): Promise<ValuationStory> {
    const values = [viewer.establishmentId, valuationId];
    const [[present], events, texts, names, editors] = await this.reader.read<
      [PresentRow, EventRow, TextRow, NameRow, EditorRow]
    >(viewer.establishmentId, [
      { name: 'story-present', text: PRESENT, values },
      { name: 'story-events', text: EVENTS, values: [...values, until ?? 'infinity'] },
      { name: 'story-texts', text: TEXTS, values },
      { name: 'story-names', text: NAMES, values: [viewer.establishmentId] },
      { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
    ]);
    if (present === undefined || !canSee(viewer, present) || events.length === 0) throw notFound('valuation');
    const textOf = new Map(texts.map(({ id, content }) => [id, content]));
    const moments: Moment[] = [];
    let state: ValuationState | undefined;
    for (const row of events) {
      state = replayed(state, valuationId, row);
      const occurredAt = row.occurredAt.toISOString();
      const after = await this.detail(state, textOf, nameAt(names, state.profileId, row.occurredAt));
      moments.push({
        version: row.version,
        type: row.type,
        actorId: row.actorId,
        occurredAt,
        gridId: row.gridId,
        reason: reasonOf(row, textOf),
        after,
      });
    }
    const states = moments.map(({ after }) => after);
    const setting = await this.settings.around(viewer, editors, states);
    return { moments, gridDays: await this.gridDays(moments), setting };
  }

  private async gridDays(moments: readonly Moment[]): Promise<ReadonlyMap<number, string>> {
    const ids = new Set(moments.flatMap(({ gridId, after }) => [gridId ?? after.gridId, after.gridId]));
    const versions = await Promise.all([...ids].map(async (id) => this.grids.byId(id)));
    return new Map(versions.map(({ id, effectiveOn }) => [id, effectiveOn]));
  }

  private async detail(
    state: ValuationState,
    textOf: ReadonlyMap<string, ValuationTexts>,
    profileName: string,
  ): Promise<ValuationDetail> {
    const { inputs, result } = state;
    const texts = (state.textId === null ? undefined : textOf.get(state.textId)) ?? NO_TEXTS;
    const answers = withTexts(state.answers, texts);
    const grid = await this.grids.content(state.gridId);
    return {
      ...state,
      ...inputs,
      profileName,
      otherFunction: texts.otherFunction,
      texts,
      ...(result ?? NO_RESULT),
      monthlyFunctions: null,
      hidesRows: false,
      paid: null,
      trace: result === null ? null : storedSteps(grid, inputs, answers, result),
    };
  }
}

function reasonOf(row: JournalEvent, textOf: ReadonlyMap<string, TextRow['content']>): string | null {
  const { type, payload } = valuationReader.read(row);
  return type === 'valuation.amount-fixed' ? (textOf.get(payload.reasonId)?.reason ?? null) : null;
}

/** The name that the profile had at that time. Names come newest first. */
function nameAt(names: readonly NameRow[], profileId: number, instant: Date): string {
  return names.find((row) => row.profileId === profileId && row.since <= instant)?.name ?? '';
}

const PRESENT = `
  select visible, created_by as "createdBy" from valuation where establishment_id = $1 and id = $2`;

const EVENTS = `
  select aggregate_version as version, type, payload_version as "payloadVersion", payload, actor_id as "actorId",
         grid_id as "gridId", occurred_at as "occurredAt"
    from domain_event
   where establishment_id = $1 and aggregate_type = 'valuation' and aggregate_id = $2 and payload is not null
     and occurred_at <= $3::timestamptz
   order by aggregate_version`;

const TEXTS = `
  select id, content from personal_text
   where establishment_id = $1 and aggregate_type = 'valuation' and aggregate_id = $2`;

const NAMES = `
  select aggregate_id as "profileId", content ->> 'name' as name, created_at as since from personal_text
   where establishment_id = $1 and aggregate_type = 'profile' and content ? 'name'
   order by created_at desc`;
