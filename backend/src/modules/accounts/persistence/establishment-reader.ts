import { Injectable } from '@nestjs/common';
import { minimumIndex, wageTerritoryOf, type WageTerritory } from '@valorisation/rules';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { RestReader, type RestSource } from '../../../platform/rest/rest-reader.js';
import type { RestQuestion, RestSelection } from '../../../platform/rest/rest-request.js';
import { FloorsToday } from '../../grids/index.js';

/** Counts only for the rows of the page, each with the indexes of its establishment. */
const FIGURES = `
  select f.establishment_id as id, to_jsonb(f) - 'establishment_id' as figures,
         (select min(m.deletion_planned_on) from member_account m
           where m.establishment_id = f.establishment_id and m.parent_id is null) as deletion_planned_on
    from establishment_figures($1::integer[], $2::integer[]) f`;

interface Counted {
  readonly id: number;
  readonly figures: object;
  /** Comes from its main account. */
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
