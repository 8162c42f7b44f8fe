import { freeFunction } from '@valorisation/contract';
import { UseInterceptors } from '@nestjs/common';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { FreeFunctionView } from '../persistence/function-proposal.record.js';
import { TitleReadLog } from './title-read-log.js';

const NEWEST_PROPOSAL = `left join lateral (
  select o.id, o.function_title from function_proposal o
   where o.group_id = r.id and o.withdrawn_at is null order by o.id desc limit 1) o on true`;

/** The titles that members give to "autre" functions, in groups of at least three establishments (ADR 45). */
@UseInterceptors(TitleReadLog)
export class FreeFunctionsResource extends ReadOnlyResource({
  name: 'free-functions',
  title: 'The titles of "autre" functions, in groups',
  entity: FreeFunctionView,
  answer: freeFunction,
  from: {
    proposal_id: { sql: 'o.id', joins: [NEWEST_PROPOSAL] },
    function_title: { sql: 'o.function_title', joins: [NEWEST_PROPOSAL] },
  },
  sorts: ['establishments', 'id', 'title', 'valuations', 'category'],
  filters: ['category'],
  search: ['title'],
  access: { read: 'staff' },
  scope: 'titles',
  subject: 'freeFunction',
}) {}
