import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isActive, isUpToDate } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { Profile } from '../domain/profile.aggregate.js';
import { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext, ValuationChange } from '../domain/valuation.change.js';
import type { ImportTerms } from '../domain/valuation.import.js';
import { canSee } from '../domain/valuation.policy.js';
import { Profiles } from '../persistence/profiles.js';
import { Valuations } from '../persistence/valuations.js';
import { ProfileService } from './profile-service.js';
import { ValuationService } from './valuation-service.js';

export interface ImportedValuation {
  readonly change: ValuationChange;
  readonly terms: ImportTerms;
}

export interface ImportedProfile {
  readonly profileId: number | null;
  readonly name: string;
  readonly valuations: readonly ImportedValuation[];
  /** The payroll number, if the file gives it. */
  readonly matricule: string | null;
}

export interface ImportedIds {
  readonly profileIds: readonly number[];
  readonly valuationIds: readonly number[];
}

/** Aggregates built between two pauses for other requests. */
const AT_ONCE = 100;
/** Rows in one statement. Writing thousands at once would block the event loop. */
const SAVED_AT_ONCE = 250;

/** Writes many profiles and valuations at once, by the same aggregates. The statements do not grow with the rows. */
@Injectable()
export class ImportService {
  constructor(
    private readonly valuations: Valuations,
    private readonly profiles: Profiles,
    private readonly service: ValuationService,
    private readonly profileService: ProfileService,
  ) {}

  /** The row after a change, without writing it. @throws the aggregate's refusals */
  dryRun({ change, terms }: ImportedValuation, context: ChangeContext): Valuation {
    return Valuation.import(0, 0, change, terms, context);
  }

  /** @throws 422 for a missing or too long name */
  dryRunProfile(actor: Member, name: string): string {
    return Profile.create(0, name, this.profileService.context(actor)).name;
  }

  /** Writes everything in the transaction. @throws 422 when a new name was taken meanwhile */
  async write(
    tx: Transaction,
    actor: Member,
    imported: readonly ImportedProfile[],
    today: string,
  ): Promise<ImportedIds> {
    const context = { ...(await this.service.newRow(tx, actor)), today };
    const added = imported.filter(({ profileId }) => profileId === null);
    const profileIds = await this.profiles.nextIds(tx, added.length);
    const idOf = new Map(added.map((profile, index) => [profile, profileIds[index]]));
    await this.profiles.addAll(
      tx,
      added.map((profile) => Profile.create(idOf.get(profile) ?? 0, profile.name, this.profileService.context(actor))),
    );
    await this.profiles.keepMatricules(
      tx,
      imported.flatMap((profile) => {
        const profileId = profile.profileId ?? idOf.get(profile);
        return profile.matricule === null || profileId === undefined
          ? []
          : [{ profileId, matricule: profile.matricule }];
      }),
    );
    const rows = imported.flatMap((profile) =>
      profile.valuations.map((row) => ({ ...row, profileId: profile.profileId ?? idOf.get(profile) ?? 0 })),
    );
    const valuationIds = await this.valuations.nextIds(tx, rows.length);
    const made: Valuation[] = [];
    for (const [index, { profileId, change, terms }] of rows.entries()) {
      if (index % AT_ONCE === 0) await breathe();
      const fresh = { ...context, newTextId: randomUUID() };
      made.push(Valuation.import(valuationIds[index] ?? 0, profileId, change, terms, fresh));
    }
    for (let first = 0; first < made.length; first += SAVED_AT_ONCE) {
      await this.valuations.saveAll(tx, made.slice(first, first + SAVED_AT_ONCE));
    }
    return { profileIds, valuationIds };
  }

  /**
   * Changes rows that are there. A row that had an amount has one again, when its answers allow it.
   * @throws 404 when a row was deleted meanwhile
   */
  async update(
    tx: Transaction,
    actor: Member,
    updates: readonly { readonly valuationId: number; readonly change: ValuationChange }[],
  ): Promise<void> {
    const found = await this.service.takeAll(
      tx,
      actor,
      updates.map(({ valuationId }) => valuationId),
    );
    const contextOf = await this.service.contexts(tx, actor, found);
    const changeOf = new Map(updates.map(({ valuationId, change }) => [valuationId, change]));
    for (const [index, valuation] of found.entries()) {
      if (index % AT_ONCE === 0) await breathe();
      const isCurrent = isUpToDate(valuation.state.status);
      valuation.edit(changeOf.get(valuation.state.id) ?? {}, contextOf(valuation));
      if (isCurrent && !isUpToDate(valuation.state.status)) valuation.complete(contextOf(valuation));
    }
    for (let first = 0; first < found.length; first += SAVED_AT_ONCE) {
      await this.valuations.saveAll(tx, found.slice(first, first + SAVED_AT_ONCE));
    }
  }

  /**
   * Archives the import's active rows that no person has changed since, or changed ones too. Deletes profiles that the
   * import created and that are still empty.
   */
  async takeBack(
    tx: Transaction,
    actor: Member,
    { profileIds, valuationIds }: ImportedIds,
    withChanged: boolean,
  ): Promise<{ readonly archived: number; readonly deletedProfiles: number }> {
    const found = await this.valuations.findMany(tx, valuationIds);
    const touched = withChanged ? new Set<number>() : await this.valuations.touchedByPeople(tx, valuationIds);
    const archived = found.filter(
      ({ state }) => !touched.has(state.id) && isActive(state.status) && canSee(actor, state),
    );
    const contextOf = await this.service.contexts(tx, actor, archived);
    for (const valuation of archived) valuation.archive(contextOf(valuation));
    await this.valuations.saveAll(tx, archived);
    const deletedProfiles = await this.profiles.deleteUntouched(tx, profileIds, () =>
      this.profileService.context(actor),
    );
    return { archived: archived.length, deletedProfiles };
  }
}
