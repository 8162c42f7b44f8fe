import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Viewer } from '../../valuations/index.js';

/** An account as it stands now, whatever it was when its request began; undefined when it may see nothing any more. */
export class FindCurrentViewer extends Query<Viewer | undefined> {
  constructor(readonly account: { readonly establishmentId: number; readonly accountId: number }) {
    super();
  }
}

@QueryHandler(FindCurrentViewer)
export class FindCurrentViewerHandler implements IQueryHandler<FindCurrentViewer> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ account: { establishmentId, accountId } }: FindCurrentViewer): Promise<Viewer | undefined> {
    const [viewer] = await this.reader.rows<Viewer>(establishmentId, {
      name: 'current-viewer',
      text: `select a.establishment_id as "establishmentId", a.id as "accountId", a.parent_id is not null as associated
               from account a where a.establishment_id = $1 and a.id = $2 and a.visa = 1`,
      values: [establishmentId, accountId],
    });
    return viewer;
  }
}
