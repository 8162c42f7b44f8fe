/**
 * The staff's lists that grow: where each is declared, and what people do with it besides opening it: sorts, filters that
 * leave few rows, words that occur once, and words that occur everywhere.
 */
const CONTENT = 'modules/content/http/content.resources.js';
const ACCOUNTS = 'modules/accounts/http/accounts.resource.js';
const ESTABLISHMENTS = 'modules/accounts/http/establishments.resource.js';
const CAMPAIGNS = 'modules/campaigns/http';
const REQUESTS = 'modules/accounts/http/account-requests.resource.js';

const list = (name, path, resource, asked = {}) => ({ name, path, resource, ...asked });
const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

export const STAFF_LISTS = [
  list('answer-templates', 'modules/contact/http/answer-templates.resource.js', 'AnswerTemplatesResource'),
  list('articles', CONTENT, 'ArticlesResource', {
    sorts: ['title', 'opens_at', 'updated_at'],
    filters: [{ state: 'draft' }, { theme: 3 }],
    words: ['Actualité 77 sur', 'grille'],
  }),
  list('pages', CONTENT, 'PagesResource', {
    sorts: ['name', 'title', 'updated_at'],
    filters: [{ state: 'draft' }],
    words: ['Page 77 sur', 'grille'],
  }),
  list('documents', CONTENT, 'DocumentsResource', {
    sorts: ['title', 'opens_at'],
    filters: [{ state: 'draft' }],
    words: ['Guide 77'],
  }),
  list('videos', CONTENT, 'VideosResource', { sorts: ['title'], words: ['Vidéo 77'] }),
  list('media', 'modules/content/http/media.resource.js', 'MediaResource', {
    sorts: ['file_name', 'byte_length', 'created_at'],
    filters: [{ alt: '' }],
    words: ['photo-77.', 'photo'],
  }),
  list('accounts', ACCOUNTS, 'AccountsResource', {
    sorts: ['user_lastname', 'user_email', 'created_at', 'last_sign_in_at'],
    filters: [{ state: 'invited' }, { establishment_id: 7 }],
    words: ['compte-777@', 'Lycée agricole privé n° 77', 'bench'],
  }),
  list('establishments', ESTABLISHMENTS, 'EstablishmentsResource', {
    sorts: ['company_name', 'siret', 'department', 'last_seen_at'],
    filters: [{ department: '35' }],
    words: ['n° 777', 'lycée'],
  }),
  list('account-requests', REQUESTS, 'AccountRequestsResource', {
    sorts: ['created_at', 'company_name', 'siret'],
    filters: [{ state: 'waiting' }],
    words: ['demande-77@', 'Camille'],
  }),
  list('messages', 'modules/contact/http/messages.resource.js', 'MessagesResource', {
    sorts: ['created_at', 'subject', 'name'],
    filters: [{ state: 'open' }],
    words: ['Question 77', 'cuisinier'],
  }),
  list('mails', 'modules/notifications/http/mails.resource.js', 'MailsResource', {
    sorts: ['created_at', 'sent_at', 'state'],
    filters: [{ state: 'failed' }, { kind: 'activation' }],
    words: ['compte-77@', 'bench'],
  }),
  list('campaigns', `${CAMPAIGNS}/campaigns.resource.js`, 'CampaignsResource', {
    sorts: ['updated_at', 'started_at'],
    filters: [{ state: 'draft' }],
    words: ['Message 777', 'grille'],
  }),
  list('campaign-recipients', `${CAMPAIGNS}/campaign-recipients.resource.js`, 'CampaignRecipientsResource', {
    filters: [{ campaign_id: 1 }, { campaign_id: 1, state: 'failed' }],
  }),
  list('events', 'modules/staff/journal.resource.js', 'JournalResource', {
    natural: 'occurred_at',
    filters: [
      { type: 'record.changed' },
      { type: 'valuation.edited' },
      { kind: 'articles' },
      { actor_id: 7 },
      { establishment_id: 7 },
      { from: day(500), to: day(470) },
    ],
  }),
  list('valuations', 'modules/valuations/http/staff-valuations.resource.js', 'StaffValuationsResource', {
    filters: [{ status: 4 }, { department: '35' }, { establishment_id: 7 }],
  }),
];
