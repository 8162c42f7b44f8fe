import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { FunctionSheets, GridCatalogue, suggestedLines } from '../../grids/index.js';
import type { SheetTexts, Profile, SavedSheet } from '../domain/profile.aggregate.js';
import { staleVersion } from '../domain/valuation.errors.js';
import { Profiles } from '../persistence/profiles.js';
import { isReadable, sheetSources, type SheetSources } from '../domain/sheet-sources.js';
import type { PersonRow } from '../domain/valuation.policy.js';
import { Valuations } from '../persistence/valuations.js';
import type { Viewer } from '../queries/viewer.js';
import { NameRefusals } from './name-refusals.js';
import { ProfileService } from './profile-service.js';
import { memberTransaction } from './valuation-service.js';

/** A sheet is stored with the functions that it describes, because an associated account may not see all. */
@Injectable()
export class SheetSaving {
  constructor(
    private readonly profiles: Profiles,
    private readonly valuations: Valuations,
    private readonly grids: GridCatalogue,
    private readonly suggestions: FunctionSheets,
  ) {}

  /** Unreadable sections stay. @throws 422 `section_reservee` naming one of them that the actor would write */
  async toSave(tx: Transaction, actor: Member, profileId: number, texts: SheetTexts): Promise<SavedSheet> {
    const rows = await this.profiles.rowsOf(tx, profileId);
    const sheet = { texts: { ...texts }, sources: { ...(await this.sourcesOf(tx, rows, texts)) } };
    const stored = actor.associated ? await this.profiles.sheetOf(tx, profileId) : undefined;
    for (const [section, text] of Object.entries(stored?.texts ?? {})) {
      const sources = stored?.sources[section] ?? [];
      if (isReadable(sources, actor, rows)) continue;
      if (texts[section] !== undefined) throw refuseFields({ [`sheet.${section}`]: { code: 'section_reservee' } });
      sheet.texts[section] = text;
      sheet.sources[section] = sources;
    }
    return sheet;
  }

  /** @param rows the profile's */
  async sourcesOf(tx: Transaction, rows: readonly PersonRow[], texts: SheetTexts): Promise<SheetSources> {
    const found = await this.valuations.findMany(
      tx,
      rows.map(({ id }) => id),
    );
    const functions = await Promise.all(
      found.map(async ({ state, texts: own }) => ({
        state,
        texts: own,
        grid: await this.grids.content(state.gridId),
        suggested: Object.values(suggestedLines(await this.suggestions.of(state.inputs.functionId))).flat(),
      })),
    );
    return sheetSources(texts, functions);
  }
}

/** Adds a profile without a valuation (POST /v1/user/profile). Answers its id. Refusals: `donnees_invalides`. */
export class CreateProfile extends CommandOf<{ actor: Member; name: string }, number>() {}

/**
 * Changes the name, the job sheet, or both (POST /v1/user/profile/update/one/{id}). Answers the new version. Refusals:
 * `introuvable`, `version_perimee`, `donnees_invalides`.
 */
export class ChangeProfile extends CommandOf<
  {
    actor: Member;
    profileId: number;
    change: { readonly name?: string; readonly sheet?: SheetTexts };
    expectedVersion: number | null;
  },
  number
>() {}

/** Keeps the texts of a printed job sheet as a version, unless they were printed before. */
export class KeepPrintedSheet extends CommandOf<{ viewer: Viewer; profileId: number; texts: SheetTexts }>() {}

/** Deletes a profile without valuations. Refusals: `introuvable`, `version_perimee`, `profil_non_vide`. */
export class DeleteProfile extends CommandOf<{ actor: Member; profileId: number; expectedVersion: number | null }>() {}

/** @throws 409 `version_perimee` */
function assertRead({ state }: Profile, expectedVersion: number | null): void {
  if (expectedVersion !== null && expectedVersion !== state.version) throw staleVersion('person');
}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  service: ProfileService,
  sheets: SheetSaving,
  profiles: Profiles,
  refusals: NameRefusals,
  clock: Clock,
});

export const profileCommands = [
  on(CreateProfile, async ({ actor, name }, { unitOfWork, service, refusals }) =>
    refusals.bounded(actor, async () =>
      unitOfWork.run(memberTransaction(actor), async (tx) => service.add(tx, actor, name)),
    ),
  ),
  on(ChangeProfile, async (command, { unitOfWork, service, sheets, profiles, refusals }) => {
    const { actor, profileId, change, expectedVersion } = command;
    const work = async (): Promise<number> =>
      unitOfWork.run(memberTransaction(actor), async (tx) => {
        const profile = await service.take(tx, actor, profileId);
        assertRead(profile, expectedVersion);
        if (change.name !== undefined) profile.rename(change.name, service.context(actor));
        if (change.sheet !== undefined) {
          const sheet = await sheets.toSave(tx, actor, profileId, change.sheet);
          profile.saveSheet(sheet, service.context(actor));
        }
        await profiles.save(tx, profile);
        return profile.state.version;
      });
    return change.name === undefined ? work() : refusals.bounded(actor, work);
  }),
  on(KeepPrintedSheet, async ({ viewer, profileId, texts }, { unitOfWork, sheets, profiles, clock }) => {
    const { establishmentId, accountId: by } = viewer;
    const id = randomUUID();
    await unitOfWork.run({ establishmentId, actorId: by, correlationId: id }, async (tx) => {
      const sources = await sheets.sourcesOf(tx, await profiles.rowsOf(tx, profileId), texts);
      await profiles.keepPrinted(tx, profileId, { id, by, at: clock.now(), sheet: { texts, sources } });
    });
  }),
  on(DeleteProfile, async ({ actor, profileId, expectedVersion }, { unitOfWork, service, profiles }) =>
    unitOfWork.run(memberTransaction(actor), async (tx) => {
      const profile = await service.take(tx, actor, profileId);
      assertRead(profile, expectedVersion);
      profile.delete(service.context(actor));
      await profiles.save(tx, profile);
    }),
  ),
];
