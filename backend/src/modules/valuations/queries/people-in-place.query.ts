import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { isActiveRow } from './row-conditions.js';
import { visibleProfiles, visibleRows, type Viewer } from './viewer.js';

export interface PersonInPlace {
  readonly profileId: number;
  readonly name: string;
}

/** The people with an active function, by name, among those whom the viewer sees. */
export class PeopleInPlace extends QueryOf<{ viewer: Viewer }, readonly PersonInPlace[]>() {}

@QueryHandler(PeopleInPlace)
export class PeopleInPlaceHandler implements IQueryHandler<PeopleInPlace> {
  constructor(private readonly reader: TenantReader) {}

  async execute({ viewer }: PeopleInPlace): Promise<PersonInPlace[]> {
    return this.reader.rows<PersonInPlace & Record<string, unknown>>(viewer.establishmentId, {
      name: `people-in-place-${viewer.associated ? 'associated' : 'main'}`,
      text: `
        select p.id as "profileId", p.name
          from profile p
         where p.establishment_id = $1 and ${visibleProfiles(viewer)}
           and exists (select 1 from valuation v
                        where v.establishment_id = $1 and v.profile_id = p.id
                          and ${isActiveRow('v')} and ${visibleRows(viewer, 'v')})
         order by p.name, p.id`,
      values: [viewer.establishmentId, viewer.accountId],
    });
  }
}
