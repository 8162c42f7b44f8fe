import type { DraftStanding } from '@valorisation/contract';
import type { Actor } from '../../../platform/access/actor.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { PublicationGate } from '../commands/publication-gate.js';
import type { WeighedVersion } from '../domain/grid-version.js';

/** What the drafts still lack for their publication, the latest draft first. */
export class GetGridDrafts extends QueryOf<{ actor: Actor }, readonly DraftStanding[]>() {}

/** More than staff ever prepare at a time. Each is read and its cases replayed. */
const MOST_DRAFTS = 25;

const DRAFTS = `
  select g.id, g.document, g.restores,
         exists (select from grid_publication p
                  where p.grid_id = g.id and p.done_at is null and p.cancelled_at is null) as "isAsked"
    from grid_version g where g.status = 'draft' order by g.id desc limit ${MOST_DRAFTS}`;

type Row = WeighedVersion & { readonly isAsked: boolean };

const on = handlersWith({ unitOfWork: UnitOfWork, gate: PublicationGate });

export const getDraftsQueries = [
  on(GetGridDrafts, async ({ actor }, { unitOfWork, gate }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      const drafts: Row[] = await tx.manager.query(DRAFTS);
      const told: DraftStanding[] = [];
      for (const { isAsked, ...draft } of drafts) {
        told.push({ id: draft.id, is_asked: isAsked, missing: await gate.reasons(tx, draft) });
      }
      return told;
    }),
  ),
];
