/** What the worker does by itself after it was requested. */
import { GRIDS } from '../../support/grid-drafts.js';
import { makeDue } from '../../support/grid-publications.js';
import type { Trace } from './act.js';
import { aDraft, asked } from './grid.acts.js';
import { aProposal } from './proposals.js';
import { HOUSEKEEPING, inQueue, TRIES } from './queue.js';
import { PASSWORD, type Stage } from './stage.js';

export interface Work {
  readonly name: string;
  /** The name of its job, or the class of the command that the worker sends itself. */
  readonly kind: string;
  /** The table whose lock it waits for half-way; not the journal's, since a held journal stops the relay. */
  readonly writes: string;
  /** Requests it while no worker runs. */
  readonly ask: (stage: Stage) => Promise<Due>;
}

/** What the tables must hold in the end, and how often. */
export interface Due {
  readonly leaves: Trace;
  readonly times: number;
}

export const WORKS: readonly Work[] = [
  {
    name: 'tell-heads',
    kind: 'tell-heads-when-function-proposed',
    writes: 'mail',
    ask: async (stage) => {
      const { heads } = await aProposal(stage);
      const ids = heads.map(({ id }) => id);
      const leaves: Trace = [`select from mail where kind = 'function-proposed' and account_id = any($1)`, ids];
      return { leaves, times: ids.length };
    },
  },
  {
    name: 'compute-effect',
    kind: 'compute-effect-when-grid-effect-asked',
    writes: 'grid_effect',
    ask: async (stage) => {
      const id = await aDraft(stage);
      await stage.ask(stage.people.staff, `${GRIDS}/${id}/effect`, {});
      return { leaves: [`select from grid_effect where grid_id = $1 and state = 'done'`, id], times: 1 };
    },
  },
  {
    name: 'publish-due',
    kind: 'PublishDue',
    writes: 'grid_publication',
    // This write bypasses the product: the content is no longer what was confirmed, so the publication is cancelled on
    // its minute.
    ask: async (stage) => {
      const { gridId, publication_id } = await asked(stage);
      const confirmation = { publication_id, ...PASSWORD };
      await stage.ask(stage.people.otherAdmin, `${GRIDS}/${gridId}/publication/confirm`, confirmation);
      await stage.rows('update grid_version set version = version + 1 where id = $1', gridId);
      await makeDue(stage.bench.owner, gridId);
      const leaves: Trace = [
        `select from domain_event where aggregate_type = 'grid' and aggregate_id = $1 and type = 'grid.publication-cancelled'`,
        gridId,
      ];
      return { leaves, times: 1 };
    },
  },
  {
    name: 'daily-round',
    kind: 'daily-round',
    writes: 'mail',
    ask: async (stage) => {
      const { id, establishmentId } = await stage.aHead(false);
      await stage.rows('update account set deletion_planned_on = current_date - 1 where id = $1', id);
      const jobId = `daily-round_${stage.aValue()}`;
      await inQueue(stage.bench, HOUSEKEEPING, async (queue) => {
        await queue.add('daily-round', {}, { jobId, ...TRIES });
      });
      const leaves: Trace = [
        `select from domain_event e where aggregate_type = 'establishment' and aggregate_id = $1
            and type = 'establishment.erased' and not exists (select from account where id = $2)`,
        establishmentId,
        id,
      ];
      return { leaves, times: 1 };
    },
  },
];
