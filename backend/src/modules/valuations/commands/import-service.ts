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
import { NO_CHANGE, TERMS, termsOf, type FormerTerms, type ImportedTerms, type TermsChange } from './import-terms.js';
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

export interface WrittenImport extends ImportedIds {
  readonly importId: number;
  readonly changes: readonly TermsChange[];
}

/** How many rows an undo has archived, deleted, put back as they were, and left because a person has changed them since. */
export interface TakenBack {
  readonly archived: number;
  readonly deleted: number;
  readonly deletedProfiles: number;
  readonly restored: number;
  readonly kept: number;
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
    importId: number,
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
      importId,
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
   * Changes rows that are there, and answers what they were. A row that had an amount has one again, when its answers
   * allow it.
   * @throws 404 when a row was deleted meanwhile
   */
  async update(
    tx: Transaction,
    actor: Member,
    updates: readonly { readonly valuationId: number; readonly change: ImportedTerms }[],
  ): Promise<readonly TermsChange[]> {
    const found = await this.service.takeAll(
      tx,
      actor,
      updates.map(({ valuationId }) => valuationId),
    );
    const before = new Map(found.map(({ state }) => [state.id, state.inputs]));
    await this.changeTerms(tx, actor, found, new Map(updates.map(({ valuationId, change }) => [valuationId, change])));
    return updates.map(({ valuationId, change }) => ({
      valuationId,
      before: termsOf(
        before.get(valuationId) ?? {},
        TERMS.filter((key) => key in change),
      ),
      after: change,
    }));
  }

  /** Archives rows whose function another one takes the place of. @throws 404 when a row was deleted meanwhile */
  async replace(tx: Transaction, actor: Member, ids: readonly number[]): Promise<readonly TermsChange[]> {
    const found = await this.service.takeAll(tx, actor, ids);
    const contextOf = await this.service.contexts(tx, actor, found);
    for (const valuation of found) valuation.archive(contextOf(valuation));
    await this.valuations.saveAll(tx, found);
    return ids.map((valuationId) => ({ valuationId, ...NO_CHANGE, isArchived: true }));
  }

  /**
   * Takes an import back, as far as no person has changed it since. People whom it created are deleted; other rows of it are
   * archived, and changed ones too if asked; rows that were there are as before.
   */
  async takeBack(
    tx: Transaction,
    actor: Member,
    { importId, profileIds, valuationIds, changes }: WrittenImport,
    withChanged: boolean,
  ): Promise<TakenBack> {
    const found = await this.valuations.findMany(tx, valuationIds);
    const touched = await this.valuations.touchedByPeople(tx, valuationIds);
    const active = found.filter(({ state }) => isActive(state.status) && canSee(actor, state));
    const untouched = active.filter(({ state }) => !touched.has(state.id));
    const gone = await this.profiles.untouched(
      tx,
      profileIds,
      untouched.map(({ state }) => state.id),
    );
    const taken = withChanged ? active : untouched;
    const contextOf = await this.service.contexts(tx, actor, taken);
    for (const valuation of taken) {
      if (gone.has(valuation.state.profileId)) valuation.delete(contextOf(valuation));
      else valuation.archive(contextOf(valuation));
    }
    await this.valuations.saveAll(tx, taken);
    const deletedProfiles = await this.profiles.deleteUntouched(tx, profileIds, () =>
      this.profileService.context(actor),
    );
    await this.profiles.takeBackMatricules(tx, importId);
    const deleted = taken.filter(({ isDeleted }) => isDeleted).length;
    const putBack = await this.putBack(tx, actor, changes);
    return { archived: taken.length - deleted, deleted, deletedProfiles, ...putBack };
  }

  /** A value that a person has changed since stays, and its row counts as kept. */
  private async putBack(
    tx: Transaction,
    actor: Member,
    changes: readonly TermsChange[],
  ): Promise<Pick<TakenBack, 'restored' | 'kept'>> {
    const changeOf = new Map(changes.map((change) => [change.valuationId, change]));
    const found = await this.valuations.findMany(tx, [...changeOf.keys()]);
    const wanted = new Map<number, FormerTerms>();
    const replaced = found.filter(({ state }) => changeOf.get(state.id)?.isArchived === true);
    const archived = replaced.filter(({ state }) => !isActive(state.status) && canSee(actor, state));
    const contextOf = await this.service.contexts(tx, actor, archived);
    for (const valuation of archived) valuation.unarchive(contextOf(valuation));
    await this.valuations.saveAll(tx, archived);
    let kept = replaced.length - archived.length;
    for (const { state } of found.filter((one) => !replaced.includes(one))) {
      const { before, after } = changeOf.get(state.id) ?? NO_CHANGE;
      const standing = TERMS.filter((key) => key in after && state.inputs[key] === after[key]);
      const isOpen = isActive(state.status) && canSee(actor, state);
      if (!isOpen || standing.length < Object.keys(after).length) kept += 1;
      if (isOpen && standing.length > 0) wanted.set(state.id, termsOf(before, standing));
    }
    await this.changeTerms(
      tx,
      actor,
      found.filter(({ state }) => wanted.has(state.id)),
      wanted,
    );
    return { restored: wanted.size + archived.length, kept };
  }

  private async changeTerms(
    tx: Transaction,
    actor: Member,
    found: readonly Valuation[],
    changeOf: ReadonlyMap<number, FormerTerms>,
  ): Promise<void> {
    const contextOf = await this.service.contexts(tx, actor, found);
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
}
