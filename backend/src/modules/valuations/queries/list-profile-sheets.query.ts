import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { SheetTexts } from '../domain/profile.aggregate.js';
import { readableSheet, type Viewer } from './viewer.js';

/** The saved job sheets of some profiles, by profile id. A profile without a sheet is left out. */
export class ListProfileSheets extends QueryOf<
  { viewer: Viewer; profileIds: readonly number[] },
  ReadonlyMap<number, SheetTexts>
>() {}

interface SheetRow {
  profileId: number;
  sheet: SheetTexts;
}

const on = handlersWith({ reader: TenantReader });

export const listProfileSheetsQueries = [
  on(ListProfileSheets, async ({ viewer, profileIds }, { reader }) => {
    const rows = await reader.rows<SheetRow>(viewer.establishmentId, {
      name: `profile-sheets-${viewer.associated ? 'associated' : 'main'}`,
      text: `select p.id as "profileId", ${readableSheet(viewer)} as sheet
               from profile p join personal_text x on x.id = p.text_id
              where p.establishment_id = $1 and $2::integer is not null and p.id = any($3::integer[])`,
      values: [viewer.establishmentId, viewer.accountId, profileIds],
    });
    return new Map(rows.map(({ profileId, sheet }) => [profileId, sheet]));
  }),
];
