import { deriveParams } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { staffTransaction, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { assertEditable, assertFollows, edited, type DraftChange, type GridParts } from '../domain/grid-draft.js';
import type { LockedVersion } from '../domain/grid-version.js';
import { gridDraftCreated, gridDraftDiscarded } from '../domain/grid.events.js';
import { GridCases } from '../persistence/grid-cases.js';
import { GridDrafts, GridVersions } from '../persistence/grid-versions.js';
import { GridPublications } from '../persistence/grid-publications.js';
import { GridJournal } from './grid-journal.js';

type DraftActor = Pick<Actor, 'accountId' | 'correlationId'>;

export interface DraftOrigin {
  /** The version that the draft copies. It may be any version; a draft is copied in its present state. */
  readonly basedOn: number;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  /** Parts in which the draft differs from that version from the start. */
  readonly parts?: GridParts;
}

/** Answers the draft's id (ADR 49). Refusals: `introuvable`, `date_avant_grille` at `effective_on`. */
export class CreateGridDraft extends CommandOf<{ actor: DraftActor; origin: DraftOrigin }, number>() {}

/**
 * Changes some or all parts of a draft, even if they still have problems. Answers its new version. Refusals:
 * `introuvable`, `grille_pas_brouillon`, `version_perimee`, `date_avant_grille` at `effective_on`.
 */
export class EditGridDraft extends CommandOf<
  {
    actor: DraftActor;
    gridId: number;
    /** The version that its writer has read. */
    version: number;
    change: DraftChange;
  },
  number
>() {}

/** Deletes a draft for good. Refusals: those of `EditGridDraft`. */
export class DiscardGridDraft extends CommandOf<{ actor: DraftActor; gridId: number; version: number }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  versions: GridVersions,
  drafts: GridDrafts,
  cases: GridCases,
  publications: GridPublications,
  journal: GridJournal,
  clock: Clock,
});

/** Each handler is one transaction: the draft's row and its event in the journal. */
export const gridDraftCommands = [
  on(CreateGridDraft, async ({ actor, origin }, { unitOfWork, versions, drafts, cases, journal, clock }) => {
    const { basedOn, title, effectiveOn, parts } = origin;
    return unitOfWork.run(staffTransaction(actor), async (tx) => {
      const base = await versions.lock(tx, basedOn);
      assertFollows(effectiveOn, await versions.dayInForce(tx));
      const document = deriveParams({ ...base.document, ...parts });
      const id = await drafts.add(tx, { basedOn, title, effectiveOn, document }, clock.now());
      await cases.clone(tx, basedOn, id);
      await journal.record(tx, id, gridDraftCreated.of({ basedOn, restores: null, effectiveOn }));
      return id;
    });
  }),
  on(EditGridDraft, async (command, { unitOfWork, versions, drafts, publications, journal, clock }) => {
    const { actor, gridId, version, change } = command;
    return unitOfWork.run(staffTransaction(actor), async (tx) => {
      const stored = await versions.lock(tx, gridId);
      await assertStaysEditable(tx, publications, stored, version);
      assertFollows(change.effectiveOn, await versions.dayInForce(tx));
      const outcome = edited(stored, change);
      if (outcome === null) return stored.version;
      await drafts.save(tx, gridId, outcome.draft, clock.now());
      await journal.record(tx, gridId, outcome.event);
      return stored.version + 1;
    });
  }),
  on(DiscardGridDraft, async ({ actor, gridId, version }, { unitOfWork, versions, drafts, publications, journal }) =>
    unitOfWork.run(staffTransaction(actor), async (tx) => {
      await assertStaysEditable(tx, publications, await versions.lock(tx, gridId), version);
      await drafts.remove(tx, gridId);
      await journal.record(tx, gridId, gridDraftDiscarded.of({ version }));
    }),
  ),
];

/** A draft with an open publication request must stay as it was shown. */
async function assertStaysEditable(
  tx: Transaction,
  publications: GridPublications,
  stored: LockedVersion,
  version: number,
): Promise<void> {
  assertEditable(stored, version);
  if ((await publications.lockOpen(tx, stored.id)) !== undefined) throw new DomainError('publication_deja_demandee');
}
