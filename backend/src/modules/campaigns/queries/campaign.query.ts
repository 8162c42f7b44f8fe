import type { CampaignAudience, CampaignNotice, CountedAudience } from '@valorisation/contract';
import type { Member } from '../../../platform/access/actor.js';
import { handlersWith, QueryOf } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { cleanPortalText } from '../../../platform/http/rich-text.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { MailPreviews, NewsLink } from '../../notifications/index.js';
import { Audiences } from './audiences.js';

export class CountAudience extends QueryOf<{ audience: CampaignAudience; isDuty: boolean }, CountedAudience>() {}

/** Refusal: `introuvable` for an unknown account. */
export class PreviewCampaign extends QueryOf<
  { subject: string; body: string; isDuty: boolean; accountId: number },
  { subject: string; html: string }
>() {}

/** What the account has not read yet. */
export class ListNotices extends QueryOf<{ actor: Member }, readonly CampaignNotice[]>() {}

/** True when the account of the link wants no news. Refusal: `lien_invalide`. */
export class FindNewsChoice extends QueryOf<{ token: string }, boolean>() {}

const MEMBER = `
  select trim(concat_ws(' ', first_name, last_name)) as name, company_name as "companyName"
    from member_account where id = $1 and role = 'member'`;

const on = handlersWith({ audiences: Audiences, previews: MailPreviews, reader: TenantReader, links: NewsLink });

export const campaignQueries = [
  on(CountAudience, async ({ audience, isDuty }, { audiences }) => audiences.counted(audience, isDuty)),
  on(PreviewCampaign, async ({ accountId, body: html, ...message }, { previews, reader }) => {
    const query = { name: 'campaign-member', text: MEMBER, values: [accountId] };
    const [[member]] = await reader.across<[{ name: string; companyName: string }]>('members', [query]);
    if (member === undefined) throw notFound('account');
    return previews.show('campaign', { ...message, html, companyName: member.companyName }, member.name);
  }),
  on(ListNotices, async ({ actor: { establishmentId, accountId } }, { reader }) => {
    const query = { name: 'own-notices', text: 'select * from own_notices($1)', values: [accountId] };
    const notices = await reader.rows<CampaignNotice>(establishmentId, query);
    return notices.map((notice) => ({ ...notice, body: cleanPortalText(notice.body) }));
  }),
  on(FindNewsChoice, async ({ token }, { links, reader }) => {
    const account = links.open(token);
    if (account === undefined) throw new DomainError('lien_invalide');
    const text = 'select from news_refusal where account_id = $1';
    const query = { name: 'news-refusal', text, values: [account.accountId] };
    return (await reader.rows(account.establishmentId, query)).length > 0;
  }),
];
