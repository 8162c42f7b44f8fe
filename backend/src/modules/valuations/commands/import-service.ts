import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isActive } from '@valorisation/rules';
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

/** A valuation that a file brings: what a person could have typed, and how it stands. */
export interface ImportedValuation {
  readonly change: ValuationChange;
  readonly terms: ImportTerms;
}

/** A profile with what a file puts on it: one that exists, or a name. */
export interface ImportedProfile {
  readonly profileId: number | null;
  readonly name: string;
  readonly valuations: readonly ImportedValuation[];
}

export interface ImportedIds {
  readonly profileIds: readonly number[];
  readonly valuationIds: readonly number[];
}

/** Aggregates that are made between two pauses for other requests. */
const AT_ONCE = 100;
/** Rows that are turned into one statement: writing thousands as one would hold the event loop. */
const SAVED_AT_ONCE = 250;

/** Many profiles and valuations at once, by the same aggregates as one; the statements do not grow with the rows. */
@Injectable()
export class ImportService {
  constructor(
    private readonly valuations: Valuations,
    private readonly profiles: Profiles,
    private readonly service: ValuationService,
    private readonly profileService: ProfileService,
  ) {}

  /** What a row would become; nothing is written. @throws what the aggregate refuses. */
  dryRun({ change, terms }: ImportedValuation, context: ChangeContext): Valuation {
    return Valuation.import(0, 0, change, terms, context);
  }

  /** @throws 422 for a missing or too long name. */
  dryRunProfile(actor: Member, name: string): string {
    return Profile.create(0, name, this.profileService.context(actor)).name;
  }

  /** Writes all of it in the transaction. @throws 422 when a new name was taken meanwhile. */
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
   * Archives the active rows that no person has changed since they were brought, or changed ones too, and deletes the
   * profiles that came empty and still are.
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
