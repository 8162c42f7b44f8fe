import type { CategoryLevel, ValuationStatus } from '@valorisation/rules';
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';
import type { PlainAnswers } from '../domain/valuation.state.js';
import { isActiveRow } from './row-conditions.js';
import { visibleRows, type Viewer } from './viewer.js';

/** More rows than any establishment has. The limit is needed because all compared rows are in memory at once. */
export const MOST_COMPARED_ROWS = 3_000;

export type CoherenceSqlRow = {
  readonly valuationId: number;
  readonly profileId: number;
  readonly profileName: string;
  readonly functionId: number;
  readonly otherFunction: string;
  readonly categoryLevel: CategoryLevel;
  readonly status: ValuationStatus;
  readonly gridId: number;
  readonly answers: PlainAnswers;
  /** Criteria whose answer has a reason, without the reason. */
  readonly reasoned: readonly number[];
};

/** The rows by name. The query reads one row more than the limit, which shows that there are more. */
export function coherenceQuery(viewer: Viewer): NamedQuery {
  return {
    name: `coherence-${viewer.associated ? 'associated' : 'main'}`,
    text: `
      select v.id as "valuationId", v.profile_id as "profileId", p.name as "profileName", v.function_id as "functionId",
             coalesce(x.content ->> 'otherFunction', '') as "otherFunction", v.category_level as "categoryLevel",
             v.status, v.grid_id as "gridId", v.answers,
             array(select text.key::integer from jsonb_each(x.content -> 'criteria') text
                    where text.value ->> 'reason' ~ '\\S') as reasoned
        from valuation v
        join profile p on p.id = v.profile_id
        left join personal_text x on x.id = v.text_id
       where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and ${isActiveRow('v')}
       order by p.name, v.id
       limit $3`,
    values: [viewer.establishmentId, viewer.accountId, MOST_COMPARED_ROWS + 1],
  };
}
