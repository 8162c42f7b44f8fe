import { journalLine } from '@valorisation/contract';
import { ReadOnlyResource } from '../../platform/rest/read-only-resource.js';
import { accountName } from '../../platform/rest/rest-fields.js';
import { JournalLineView } from './journal-line.view.js';

/** The journal as an audit: who did what to what, and when (ADR 42). */
export class JournalResource extends ReadOnlyResource({
  name: 'events',
  title: 'The journal',
  entity: JournalLineView,
  answer: journalLine,
  from: {
    actor: accountName('actor_id'),
    company_name: { sql: 'e.company_name', joins: ['left join establishment e on e.id = r.establishment_id'] },
  },
  // Its place rises with time; by the time itself one index finds a period and stands in its order.
  sorts: ['id', 'occurred_at'],
  filters: ['type', 'kind', 'thing_id', 'actor_id', 'establishment_id'],
  period: 'occurred_at',
  access: { read: 'staff' },
  scope: 'journal',
}) {}
