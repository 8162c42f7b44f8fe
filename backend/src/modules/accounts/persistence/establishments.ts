import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { SiretReason } from '@valorisation/rules';
import { notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { isUniqueViolation } from '../../../platform/persistence/sql-errors.js';
import { establishmentRenamed, establishmentSiretChanged } from '../domain/account.events.js';
import { minimumIndex, wageTerritoryOf, type WageTerritory } from '@valorisation/rules';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { RestReader, type RestSource } from '../../../platform/rest/rest-reader.js';
import type { RestQuestion, RestSelection } from '../../../platform/rest/rest-request.js';
import { FloorsToday } from '../../grids/index.js';

const RENAME = `
  with renamed as (
    update establishment set company_name = $2 where id = $1 and company_name <> $2 returning version)
  select version from renamed`;

const CHANGE_SIRET = `
  with changed as (update establishment set siret = $2 where id = $1 returning version)
  select version from changed`;

@Injectable()
export class Establishments {
  constructor(
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async nameOf({ manager }: Transaction, id: number): Promise<string> {
    const [row]: { name: string }[] = await manager.query(
      'select company_name as name from establishment where id = $1',
      [id],
    );
    // The establishment was erased after its account was read.
    if (row === undefined) throw new ConcurrencyConflict();
    return row.name;
  }

  /** True when transfers have moved all its people away. It stays so until the transaction ends. */
  async isEmptied(transaction: Transaction): Promise<boolean> {
    const { manager, establishmentId } = transaction;
    await this.journal.takeTurn(transaction);
    const rows: unknown[] = await manager.query(
      `select where not exists (select from profile where establishment_id = $1)
                and exists (select from people_transfer
                             where establishment_id = $1 and state = 'done' and profile_ids <> '{}')`,
      [establishmentId],
    );
    return rows.length > 0;
  }

  /** The department decides which minimum wage applies ('35', '2A', '976'). The same one again changes nothing. */
  async locate(transaction: Transaction, id: number, department: string): Promise<void> {
    const { manager } = transaction;
    const [elsewhere]: unknown[] = await manager.query(
      'select from establishment where id = $1 and department is distinct from $2',
      [id, department],
    );
    if (elsewhere === undefined) return;
    await this.journal.takeTurn(transaction);
    await manager.query('update establishment set department = $2 where id = $1', [id, department]);
  }

  /** Records nothing when the name is the same. */
  async rename(transaction: Transaction, id: number, companyName: string): Promise<void> {
    await this.journal.takeTurn(transaction);
    const [renamed]: { version: number }[] = await transaction.manager.query(RENAME, [id, companyName]);
    if (renamed !== undefined) await this.record(transaction, id, renamed.version, establishmentRenamed.of({}));
  }

  /** @throws 404 `introuvable` */
  async siretOf({ manager }: Transaction, id: number): Promise<string> {
    const [row]: { siret: string }[] = await manager.query('select siret from establishment where id = $1', [id]);
    if (row === undefined) throw notFound('establishment');
    return row.siret;
  }

  /** @throws 422 on `siret` when another establishment has it */
  async changeSiret(transaction: Transaction, id: number, siret: string, reason: SiretReason): Promise<void> {
    await this.journal.takeTurn(transaction);
    try {
      const [changed]: { version: number }[] = await transaction.manager.query(CHANGE_SIRET, [id, siret]);
      if (changed === undefined) throw notFound('establishment');
      await this.record(transaction, id, changed.version, establishmentSiretChanged.of({ reason }));
    } catch (error) {
      throw isUniqueViolation(error, 'establishment_siret_key')
        ? refuseFields({ siret: { code: 'deja_pris' } })
        : error;
    }
  }

  private async record(
    transaction: Transaction,
    id: number,
    version: number,
    event: ReturnType<typeof establishmentRenamed.of> | ReturnType<typeof establishmentSiretChanged.of>,
  ): Promise<void> {
    await this.journal.append(transaction, {
      aggregateType: 'establishment',
      aggregateId: id,
      firstVersion: version,
      events: [event],
      gridId: null,
      occurredAt: this.clock.now(),
    });
  }
}

/** Counts only for the establishments of the page. Each count uses the indexes of its establishment. */
const FIGURES = `
  select f.establishment_id as id, to_jsonb(f) - 'establishment_id' as figures,
         (select min(m.deletion_planned_on) from member_account m
           where m.establishment_id = f.establishment_id and m.parent_id is null) as deletion_planned_on
    from establishment_figures($1::integer[], $2::integer[]) f`;

interface Counted {
  readonly id: number;
  readonly figures: object;
  /** The day that its main account has planned. */
  readonly deletion_planned_on: string | null;
}

interface Place {
  readonly id: number;
  readonly department: string | null;
}

/** The establishments of a list with their numbers. Today's wage of their place decides what is under the minimum. */
@Injectable()
export class EstablishmentReader extends RestReader {
  constructor(
    private readonly numbers: TenantReader,
    private readonly floors: FloorsToday,
  ) {
    super(numbers);
  }

  override async list(source: RestSource, question: RestQuestion): Promise<{ rows: object[]; total: number }> {
    const { rows, total } = await super.list(source, question);
    return { rows: await this.withFigures(rows), total };
  }

  override async find(source: RestSource, id: number): Promise<object> {
    const row = await super.find(source, id);
    const [found = row] = await this.withFigures([row]);
    return found;
  }

  override async whole(
    source: RestSource,
    selection: RestSelection,
    size: number,
  ): Promise<{ readonly total: number; readonly batches: () => AsyncGenerator<object[]> }> {
    const { total, batches } = await super.whole(source, selection, size);
    const counted = async (rows: readonly object[]) => this.withFigures(rows);
    return {
      total,
      async *batches() {
        for await (const rows of batches()) yield await counted(rows);
      },
    };
  }

  private async withFigures(rows: readonly object[]): Promise<object[]> {
    const places = rows.filter(isPlace);
    const points = new Map<WageTerritory, number>();
    const floors: number[] = [];
    for (const { department } of places) {
      const territory = wageTerritoryOf(department);
      const known = points.get(territory) ?? minimumIndex(await this.floors.inTerritory(territory));
      points.set(territory, known);
      floors.push(known);
    }
    const ids = places.map(({ id }) => id);
    const figures = { name: 'establishment-figures', text: FIGURES, values: [ids, floors] };
    const [found] = await this.numbers.across<[Counted]>('members', [figures]);
    const byId = new Map(found.map((row) => [row.id, row]));
    return places.map((place) => ({ ...place, ...byId.get(place.id) }));
  }
}

function isPlace(row: object): row is Place {
  return 'id' in row && typeof row.id === 'number' && 'department' in row;
}
