import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, refuseFields, type FieldRefusal } from '../../../platform/errors/domain-error.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { isUniqueViolation } from '../../../platform/persistence/sql-errors.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { cleanName, DUPLICATE_NAME } from '../domain/profile.aggregate.js';
import { profileEvent } from '../domain/profile.events.js';

/** A person who is to join the establishment, and what is taken there. */
export interface ArrivingPerson {
  readonly id: number;
  readonly name: string;
  readonly isNameTaken: boolean;
  readonly matricule: string | null;
  readonly isMatriculeTaken: boolean;
}

/** What the head of the target has typed, by the person's id. */
export interface GivenNames {
  readonly names: Readonly<Record<string, string>>;
  readonly matricules: Readonly<Record<string, string>>;
}

const ARRIVING = `
  select profile_id as id, name, name_taken as "isNameTaken", matricule, matricule_taken as "isMatriculeTaken"
    from transfer_people($1)`;

/** The typed names and numbers that are not unique: a person of the target has them, or another person who comes. */
const TAKEN = `
  with coming as (
    select p.profile_id as id, coalesce(n.name, p.name) as name, n.id is not null as renamed,
           case when m.id is null then p.matricule else m.matricule end as matricule, m.id is not null as numbered
      from transfer_people($2) p
      left join unnest($3::integer[], $4::text[]) as n (id, name) on n.id = p.profile_id
      left join unnest($5::integer[], $6::text[]) as m (id, matricule) on m.id = p.profile_id),
  told as (
    select c.id,
           c.renamed and (count(*) over (partition by c.name collate french_ci) > 1
             or exists (select from profile o where o.establishment_id = $1 and o.name = c.name collate french_ci)) as name,
           c.numbered and c.matricule is not null and (count(*) over (partition by c.matricule) > 1
             or exists (select from profile o where o.establishment_id = $1 and o.matricule = c.matricule)) as matricule
      from coming c)
  select id, name as "isNameTaken", matricule as "isMatriculeTaken" from told where name or matricule`;

const MOVE = `select profile_id as id, version from move_people($1, $2, $3, $4, $5, $6)`;

/** Moves people between establishments. The database allows it only for a transfer on which the source has agreed. */
@Injectable()
export class PeopleMoves {
  constructor(
    private readonly reader: TenantReader,
    private readonly journal: EventJournal,
  ) {}

  async arriving(establishmentId: number, transferId: number): Promise<readonly ArrivingPerson[]> {
    return this.reader.rows<ArrivingPerson>(establishmentId, {
      name: 'arriving-people',
      text: ARRIVING,
      values: [transferId],
    });
  }

  /**
   * A new grid visits one establishment after the other, so a row that changes its place meanwhile would be missed. Call it
   * before any other lock. @throws DomainError `grille_en_reprise`
   */
  async assertNoGridMove({ manager }: Transaction): Promise<void> {
    await manager.query('lock table grid_move in share mode');
    const running: unknown[] = await manager.query('select from grid_move where finished_at is null');
    if (running.length > 0) throw new DomainError('grille_en_reprise');
  }

  /**
   * Moves the people into the transaction's establishment, all of them or none. Answers their ids.
   * @throws 422 on `names.<id>` and `matricules.<id>`; `transfert_clos` when all of them have left the source
   */
  async move(
    tx: Transaction,
    transfer: { readonly id: number; readonly sourceId: number; readonly targetId: number },
    given: GivenNames,
    now: Date,
  ): Promise<readonly number[]> {
    await this.journal.takeTurn(tx);
    const people: ArrivingPerson[] = await tx.manager.query(ARRIVING, [transfer.id]);
    const renamed = people
      .filter(({ isNameTaken }) => isNameTaken)
      .map(({ id }) => ({ id, name: cleanName(given.names[id] ?? '', `names.${id}`), nameId: randomUUID() }));
    const numbered = people
      .filter(({ isMatriculeTaken }) => isMatriculeTaken)
      .map(({ id }) => ({ id, matricule: (given.matricules[id] ?? '').trim() || null }));
    const choices = [
      transfer.id,
      renamed.map(({ id }) => id),
      renamed.map(({ name }) => name),
      numbered.map(({ id }) => id),
      numbered.map(({ matricule }) => matricule),
    ];
    refuseTaken(await tx.manager.query(TAKEN, [tx.establishmentId, ...choices]));
    const moved = await written(async (): Promise<{ id: number; version: number }[]> =>
      tx.manager.query(MOVE, [...choices, now]),
    );
    if (moved.length === 0) throw new DomainError('transfert_clos', { subject: 'transferOfNobody' });
    await tx.manager.query(
      `insert into personal_text (id, establishment_id, aggregate_type, aggregate_id, content, created_at)
       select r."nameId", $1, 'profile', r.id, jsonb_build_object('name', r.name), $3
         from jsonb_to_recordset($2::jsonb) as r (id integer, name text, "nameId" uuid)`,
      [tx.establishmentId, JSON.stringify(renamed), now],
    );
    const { sourceId: from, targetId: to } = transfer;
    const nameIdOf = new Map(renamed.map(({ id, nameId }) => [id, nameId]));
    await this.journal.appendAll(
      tx,
      moved.map(({ id, version }) => ({
        aggregateType: 'profile',
        aggregateId: id,
        firstVersion: version,
        events: [profileEvent.moved.of({ from, to, nameId: nameIdOf.get(id) ?? null })],
        gridId: null,
        occurredAt: now,
      })),
    );
    return moved.map(({ id }) => id);
  }
}

function refuseTaken(taken: readonly Pick<ArrivingPerson, 'id' | 'isNameTaken' | 'isMatriculeTaken'>[]): void {
  if (taken.length === 0) return;
  const fields = taken.flatMap(({ id, isNameTaken, isMatriculeTaken }): [string, FieldRefusal][] => [
    ...(isNameTaken ? [[`names.${id}`, DUPLICATE_NAME] as [string, FieldRefusal]] : []),
    ...(isMatriculeTaken ? [[`matricules.${id}`, { code: 'matricule_pris' }] as [string, FieldRefusal]] : []),
  ]);
  throw refuseFields(Object.fromEntries(fields));
}

/** When another request takes the name at the same moment, the transaction is tried again and refuses the name. */
async function written<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isTaken = ['profile_name_unique', 'profile_matricule_once'].some((name) => isUniqueViolation(error, name));
    throw isTaken ? new ConcurrencyConflict() : error;
  }
}
