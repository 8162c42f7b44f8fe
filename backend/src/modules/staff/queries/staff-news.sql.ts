/** What staff should hear of: rows, because the journal's events hold no names or subjects. */
import type { StaffNews } from '@valorisation/contract';
import type { NamedQuery } from '../../../platform/persistence/tenant-reader.js';

export type NewsRow = Omit<StaffNews['items'][number], 'at'> & { readonly at: Date };

export const MOST_NEWS = 20;

export const newsQuery: NamedQuery = {
  name: 'staff-news',
  text: `(select 'account-requests' as resource, id, company_name as title, first_name || ' ' || last_name as detail,
                 created_at as at
            from account_request order by id desc limit ${MOST_NEWS})
         union all
         (select 'messages', id, subject, name, created_at from staff_message order by id desc limit ${MOST_NEWS})
         union all
         (select 'grids', g.id, g.title, coalesce(trim(concat_ws(' ', c.first_name, c.last_name)), ''), p.asked_at
            from grid_publication p join grid_version g on g.id = p.grid_id
            left join lateral find_account_card(p.asked_by) c on true
           where p.confirmed_at is null and p.cancelled_at is null and p.done_at is null)
         union all
         (select 'minimum-wages', id, to_char(effective_on, 'DD/MM/YYYY'), '', updated_at
            from wage_proposal where state = 'proposed')`,
  values: [],
};

export const failedMailsQuery: NamedQuery = {
  name: 'staff-news-mails',
  text: `select 'mails' as resource, id, kind as title, recipient as detail, created_at as at
           from staff_mail where state = 'failed' order by id desc limit ${MOST_NEWS}`,
  values: [],
};

export const seenQuery = (accountId: number): NamedQuery => ({
  name: 'staff-news-seen',
  text: 'select news_seen_at as "seenAt" from account where id = $1',
  values: [accountId],
});
