import { Injectable } from '@nestjs/common';
import { EventJournal, type JournalEntry } from '../../../platform/events/event-journal.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/persistence/sql-errors.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import {
  duplicateProfileName,
  Profile,
  profileNotEmpty,
  type ProfileContext,
  type SavedSheet,
} from '../domain/profile.aggregate.js';
import type { PersonRow } from '../domain/valuation.policy.js';
import { PersonalTextRecord, ProfileRecord } from './profile.record.js';
import { insertProfiles, takeUntouched } from './profile-sets.js';
import { projectTotals } from './profile-totals.projection.js';

@Injectable()
export class Profiles {
  constructor(private readonly journal: EventJournal) {}

  async nextId(transaction: Transaction): Promise<number> {
    const [id] = await this.nextIds(transaction, 1);
    if (id === undefined) throw new Error('The sequence answered nothing');
    return id;
  }

  async nextIds({ manager }: Transaction, count: number): Promise<readonly number[]> {
    const rows: { id: number }[] = await manager.query(
      `select nextval(pg_get_serial_sequence('profile', 'id'))::integer as id from generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ id }) => id);
  }

  async find({ manager, establishmentId }: Transaction, id: number): Promise<Profile | undefined> {
    if (establishmentId === null) return undefined;
    const row = await manager.findOneBy(ProfileRecord, { id, establishmentId });
    if (row === null) return undefined;
    const { name, version, status, textId, createdBy, createdAt, updatedAt } = row;
    const days = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return Profile.restore({ id, version, status, textId, createdBy, ...days }, name);
  }

  async rowsOf({ manager, establishmentId }: Transaction, id: number): Promise<readonly PersonRow[]> {
    return manager.query(
      `select id, status, visible, created_by as "createdBy" from valuation
        where establishment_id = $1 and profile_id = $2`,
      [establishmentId, id],
    );
  }

  /** The whole job sheet of a profile; undefined until one is saved. */
  async sheetOf({ manager, establishmentId }: Transaction, id: number): Promise<SavedSheet | undefined> {
    const [sheet]: SavedSheet[] = await manager.query(
      `select x.content - 'sources' as texts, coalesce(x.content -> 'sources', '{}') as sources
         from profile p join personal_text x on x.id = p.text_id where p.establishment_id = $1 and p.id = $2`,
      [establishmentId, id],
    );
    return sheet;
  }

  /** A person who was deleted meanwhile leaves nothing behind. */
  async keepPrinted(
    { manager, establishmentId }: Transaction,
    profileId: number,
    { id, by, at, sheet }: { readonly id: string; readonly by: number; readonly at: Date; readonly sheet: SavedSheet },
  ): Promise<void> {
    await manager.query(
      `insert into personal_text (id, establishment_id, aggregate_type, aggregate_id, content, created_at)
       select $1, p.establishment_id, 'profile', p.id, $4::jsonb || jsonb_build_object('sources', $5::jsonb, 'printedBy', $6::integer), $7
         from profile p
        where p.establishment_id = $2 and p.id = $3
          and not exists (select from personal_text x
                           where x.establishment_id = $2 and x.aggregate_type = 'profile' and x.aggregate_id = $3
                             and x.content ? 'printedBy' and x.content - 'sources' - 'printedBy' = $4::jsonb)
          for update of p`,
      [id, establishmentId, profileId, JSON.stringify(sheet.texts), JSON.stringify(sheet.sources), by, at],
    );
  }

  /**
   * Writes a new, changed or deleted profile.
   * @throws 422 with the text for a taken name, when the establishment has another profile with that name
   * @throws 409 `profil_non_vide` when a profile with valuations would be deleted
   * @throws ConcurrencyConflict when the row no longer has the loaded version
   */
  async save(transaction: Transaction, profile: Profile): Promise<void> {
    const { establishmentId } = transaction;
    if (profile.events.length === 0) return;
    if (establishmentId === null) throw new Error('A profile belongs to an establishment');
    await this.journal.takeTurn(transaction);
    try {
      await write(transaction, profile, establishmentId);
    } catch (error) {
      if (isUniqueViolation(error, 'profile_name_unique')) throw duplicateProfileName();
      if (isForeignKeyViolation(error, 'valuation_profile_id_fkey')) throw profileNotEmpty();
      throw error;
    }
    await this.journal.append(transaction, toEntry(profile));
  }

  /** Writes new profiles in one statement. @throws 422 with the text for a taken name */
  async addAll(transaction: Transaction, profiles: readonly Profile[]): Promise<void> {
    if (profiles.length === 0) return;
    await this.journal.takeTurn(transaction);
    try {
      await insertProfiles(transaction, profiles);
    } catch (error) {
      if (isUniqueViolation(error, 'profile_name_unique')) throw duplicateProfileName();
      throw error;
    }
    await projectTotals(
      transaction,
      profiles.map(({ state }) => state.id),
    );
    await this.journal.appendAll(transaction, profiles.map(toEntry));
  }

  /** Keeps payroll numbers of an import. A number that another person has stays with that person. */
  async keepMatricules(
    { manager, establishmentId }: Transaction,
    importId: number,
    given: readonly { readonly profileId: number; readonly matricule: string }[],
  ): Promise<void> {
    await manager.query(
      `update profile p set matricule = g.matricule, former_matricule = p.matricule, matricule_import_id = $4
         from (select distinct on (matricule) id, matricule from unnest($2::integer[], $3::text[]) as g (id, matricule)
                order by matricule, id) as g
        where p.establishment_id = $1 and p.id = g.id and p.matricule is distinct from g.matricule
          and not exists (select 1 from profile o
                           where o.establishment_id = $1 and o.matricule = g.matricule and o.id <> p.id)`,
      [establishmentId, given.map(({ profileId }) => profileId), given.map(({ matricule }) => matricule), importId],
    );
  }

  /** Takes back the payroll numbers of an import that stand yet. */
  async takeBackMatricules({ manager, establishmentId }: Transaction, importId: number): Promise<void> {
    await manager.query(
      `update profile p set matricule_import_id = null, former_matricule = null,
              matricule = case when not exists (select 1 from profile o where o.establishment_id = $1
                                                   and o.matricule = p.former_matricule and o.id <> p.id)
                               then p.former_matricule end
        where p.establishment_id = $1 and p.matricule_import_id = $2`,
      [establishmentId, importId],
    );
  }

  /** The never changed ones without notes among these profiles that have only valuations among these. */
  async untouched(
    { manager, establishmentId }: Transaction,
    ids: readonly number[],
    valuationIds: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const rows: { id: number }[] = await manager.query(
      `select p.id from profile p
        where p.establishment_id = $1 and p.id = any($2::integer[]) and p.version = 1
          and not exists (select from valuation v where v.establishment_id = $1 and v.profile_id = p.id
                             and v.id <> all($3::integer[]))
          and not exists (select from profile_note n where n.establishment_id = $1 and n.profile_id = p.id)`,
      [establishmentId, ids, valuationIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Deletes those of these profiles that have no valuation and no note and were never changed; answers how many. */
  async deleteUntouched(
    transaction: Transaction,
    ids: readonly number[],
    contextOf: () => ProfileContext,
  ): Promise<number> {
    await this.journal.takeTurn(transaction);
    const gone = await takeUntouched(transaction, ids);
    for (const profile of gone) profile.delete(contextOf());
    await this.journal.appendAll(transaction, gone.map(toEntry));
    return gone.length;
  }
}

function toEntry({ state, loaded, events }: Profile): JournalEntry {
  return {
    aggregateType: 'profile',
    aggregateId: state.id,
    firstVersion: (loaded?.version ?? 0) + 1,
    events,
    gridId: null,
    occurredAt: new Date(state.updatedAt),
  };
}

async function write(transaction: Transaction, profile: Profile, establishmentId: number): Promise<void> {
  const { manager } = transaction;
  const { state, name, loaded } = profile;
  const place = { aggregateType: 'profile', aggregateId: state.id, establishmentId } as const;
  if (profile.isDeleted) {
    const { affected } = await manager.delete(ProfileRecord, {
      id: state.id,
      establishmentId,
      version: loaded?.version ?? 0,
    });
    if (affected !== 1) throw new ConcurrencyConflict();
    await manager.delete(PersonalTextRecord, place);
    return;
  }
  const { createdAt, updatedAt, ...columns } = state;
  const row = { ...columns, establishmentId, name, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
  for (const text of profile.newTexts) {
    await manager.insert(PersonalTextRecord, { ...text, ...place, createdAt: row.updatedAt });
  }
  if (loaded === null) {
    await manager.insert(ProfileRecord, row);
    await projectTotals(transaction, [state.id]);
    return;
  }
  const { affected } = await manager.update(
    ProfileRecord,
    { id: state.id, establishmentId, version: loaded.version },
    row,
  );
  if (affected !== 1) throw new ConcurrencyConflict();
}
