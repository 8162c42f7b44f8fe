import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GridPublication, GateReason, DraftStanding } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { PublicationGate } from '../commands/publication-gate.js';
import { GridVersions } from '../persistence/grid-versions.js';
import type { WeighedVersion } from '../domain/grid-version.js';

/** The state of a version's publication, for staff. Refusal: `introuvable`. */
export class GetGridPublication extends QueryOf<{ actor: Actor; gridId: number }, GridPublication>() {}

const NAME = (column: string) => `
  (select nullif(trim(concat_ws(' ', card.first_name, card.last_name)), '') from find_account_card(${column}) card)`;

/** The latest request, unless it was cancelled. For a move: the share of establishments that are done. */
const STATE = `
  select g.id, g.status, g.version, g.restores, g.withdraws,
         (select json_build_object(
                   'id', p.id, 'asked_by', ${NAME('p.asked_by')}, 'is_mine', p.asked_by = $2, 'asked_at', p.asked_at,
                   'takes_force_at', p.takes_force_at, 'announce', p.announce, 'reason', p.reason, 'sha256', p.sha256,
                   'confirmed_by', ${NAME('p.confirmed_by')}, 'confirmed_at', p.confirmed_at, 'done_at', p.done_at)
            from (select * from grid_publication where grid_id = g.id order by id desc limit 1) p
           where p.cancelled_at is null) as request,
         (select json_build_object(
                   'examined', m.examined, 'moved', m.moved, 'started_at', m.started_at, 'finished_at', m.finished_at,
                   'share', case when m.finished_at is not null then 1 else
                              (select coalesce(avg((e.id < m.establishment_id)::integer), 0)::float8 from establishment e) end)
            from grid_move m where m.grid_id = g.id) as move,
         (select w.id from grid_version w
           where w.withdraws = g.id and exists (select from grid_publication p
                   where p.grid_id = w.id and p.cancelled_at is null)
           order by w.id desc limit 1) as withdrawn_by,
         g.status = 'in_force' and g.replaces is not null as can_withdraw
    from grid_version g where g.id = $1`;

type Row = Omit<GridPublication, 'missing'>;

@QueryHandler(GetGridPublication)
export class GetGridPublicationHandler implements IQueryHandler<GetGridPublication> {
  constructor(
    private readonly reader: TenantReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly versions: GridVersions,
    private readonly gate: PublicationGate,
  ) {}

  async execute({ actor, gridId }: GetGridPublication): Promise<GridPublication> {
    const query = { name: 'grid-publication', text: STATE, values: [gridId, actor.accountId] };
    const [[row]] = await this.reader.across<[Row]>('staff', [query]);
    if (row === undefined) throw notFound('grid');
    return { ...row, missing: await this.missing(actor, row) };
  }

  private async missing(actor: Actor, { id, status }: Row): Promise<readonly GateReason[]> {
    if (status !== 'draft') return [];
    return this.unitOfWork.run(staffTransaction(actor), async (tx) =>
      this.gate.reasons(tx, await this.versions.read(tx, id)),
    );
  }
}

/** What the drafts still lack for their publication, the latest draft first. */
export class GetGridDrafts extends QueryOf<{ actor: Actor }, readonly DraftStanding[]>() {}

/** More drafts than staff ever prepare at a time. Each draft is read and its cases are replayed. */
const MOST_DRAFTS = 25;

const DRAFTS = `
  select g.id, g.document, g.restores,
         exists (select from grid_publication p
                  where p.grid_id = g.id and p.done_at is null and p.cancelled_at is null) as "isAsked"
    from grid_version g where g.status = 'draft' order by g.id desc limit ${MOST_DRAFTS}`;

type DraftRow = WeighedVersion & { readonly isAsked: boolean };

const on = handlersWith({ unitOfWork: UnitOfWork, gate: PublicationGate });

export const getDraftsQueries = [
  on(GetGridDrafts, async ({ actor }, { unitOfWork, gate }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const drafts: DraftRow[] = await tx.manager.query(DRAFTS);
      const told: DraftStanding[] = [];
      for (const { isAsked, ...draft } of drafts) {
        told.push({ id: draft.id, is_asked: isAsked, missing: await gate.reasons(tx, draft) });
      }
      return told;
    }),
  ),
];
