import { Injectable } from '@nestjs/common';
import type { SettingChange } from '@valorisation/contract';
import { EventReader, type StoredEvent } from '../../platform/events/event-shape.js';
import { TenantReader } from '../../platform/persistence/tenant-reader.js';
import { recordEvent, type AuditedValues } from '../../platform/rest/rest-events.js';

const MOST_CHANGES = 50;

const CHANGES = `
  select e.type, e.payload_version as "payloadVersion", e.payload, e.occurred_at as at,
         nullif(trim(concat_ws(' ', c.first_name, c.last_name)), '') as by
    from domain_event e left join lateral find_account_card(e.actor_id) c on true
   where e.aggregate_type = 'settings' and e.aggregate_id = $1 and e.type = '${recordEvent.changed.type}'
   order by e.aggregate_version desc limit ${MOST_CHANGES}`;

interface ChangeRow extends StoredEvent {
  readonly at: Date;
  readonly by: string | null;
}

const reader = new EventReader([recordEvent.changed]);

/** The only value of a setting whose values may stand in the journal. */
const onlyOf = (values: AuditedValues) => Object.values(values)[0] ?? null;

/** The changes of a setting, from the journal. */
@Injectable()
export class SettingHistory {
  constructor(private readonly rows: TenantReader) {}

  async of(id: number): Promise<readonly SettingChange[]> {
    const query = { name: 'setting-history', text: CHANGES, values: [id] };
    const [changes] = await this.rows.across<[ChangeRow]>('staff', [query]);
    return changes.map((row) => {
      const { before, after } = reader.read(row).payload;
      return { at: row.at.toISOString(), by: row.by, before: onlyOf(before), after: onlyOf(after) };
    });
  }
}
