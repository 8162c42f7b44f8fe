/** The first page of the staff area: counts without names, and the search over all resources that have a search. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, count, id, list, typedDay } from '../data.js';
import { wire, wireObject } from '../wire.js';

const instant = z.iso.datetime();

const staffFigures = z
  .object({
    computed_at: about(instant, 'Counts are cached for some minutes'),
    establishments: count,
    idle_establishments: about(count, 'Those that signed up at least 14 days ago and have never had a person'),
    main_accounts: about(count, 'Main accounts whose holders have chosen a password, suspended or not'),
    associated_accounts: about(count, 'Associated accounts, counted like the main ones'),
    invited_accounts: about(count, 'Accounts whose holders have not chosen a password yet'),
    requests_waiting: count,
    messages_waiting: count,
    mails_waiting: count,
    mails_failed: count,
    jobs_failed: about(z.nullable(count), 'For all queues, as of now; null: the queues do not answer'),
    grid_unproven: about(
      z.nullable(z.string()),
      'Why the operator has put the grid in force without its proof; null: it is proven',
    ),
    publications_waiting: about(count, 'Versions of the grid that wait for a second admin now'),
    wages_waiting: about(count, 'Minimum wages that wait for a second admin now'),
    granted_access: about(
      list(z.object({ establishment_id: id, company_name: z.string(), until: instant })),
      'Establishments whose heads let staff read names and texts now; the one that ends first is first',
    ),
    valuations: list(z.object({ status: z.int(), category: about(z.int(), 'Level, 0 to 3'), count })),
    below_minimum: about(
      list(
        z.object({
          department: about(z.nullable(z.string()), 'Null: establishments of an unknown department'),
          establishments: about(count, 'Establishments with at least one such row'),
          valuations: count,
        }),
      ),
      'Active valuations whose index is under today’s minimum',
    ),
    months: about(
      list(
        z.object({
          month: about(z.string(), 'Such as ‘2026-11’'),
          establishments: about(count, 'Signed up until its end'),
          created: about(count, 'Valuations'),
          calculated: about(count, 'Valuations whose amount was last computed then'),
          active: about(z.nullable(count), 'Active valuations on its last noted day; null: none was noted'),
          below_minimum: about(z.nullable(count), 'Those of them under the minimum of that day'),
          up_to_date: about(z.nullable(count), 'Those of them with an amount of the grid in force that day'),
        }),
      ),
      'The oldest first, since the first establishment: at least 12, at most 60',
    ),
  })
  .register(z.globalRegistry, {
    id: 'StaffFigures',
    examples: [
      {
        computed_at: '2026-11-20T09:30:00.000Z',
        establishments: 2,
        idle_establishments: 1,
        main_accounts: 2,
        associated_accounts: 1,
        invited_accounts: 1,
        requests_waiting: 3,
        messages_waiting: 2,
        mails_waiting: 0,
        mails_failed: 1,
        jobs_failed: 0,
        grid_unproven: null,
        publications_waiting: 1,
        wages_waiting: 0,
        granted_access: [
          {
            establishment_id: 1,
            company_name: 'Lycée agricole privé des Trois Rivières',
            until: '2026-11-27T09:30:00.000Z',
          },
        ],
        valuations: [{ status: 1, category: 2, count: 12 }],
        below_minimum: [{ department: '35', establishments: 1, valuations: 2 }],
        months: [
          {
            month: '2026-11',
            establishments: 2,
            created: 14,
            calculated: 12,
            active: 30,
            below_minimum: 2,
            up_to_date: 26,
          },
        ],
      },
    ],
  });
export type StaffFigures = z.output<typeof staffFigures>;

const waiting = z
  .object({
    account_requests: about(count, 'Requests for accounts that nobody has decided'),
    messages: about(count, 'Messages that are not closed'),
    mails: about(count, 'Mails that have failed'),
    minimum_wages: about(count, 'Minimum wages that wait for a second admin'),
    grids: about(count, 'Versions of the grid that wait for a second admin'),
  })
  .register(z.globalRegistry, {
    id: 'StaffWaiting',
    examples: [{ account_requests: 2, messages: 4, mails: 1, minimum_wages: 0, grids: 1 }],
  });
export type StaffWaiting = z.output<typeof waiting>;

const comingEntry = z.object({
  on: about(z.string(), 'The day in Paris'),
  time: about(z.string(), 'The time in Paris, such as 14:00; empty: the whole day'),
  what: about(
    z.enum(['opens', 'closes', 'grid', 'wage', 'campaign', 'retention']),
    'opens, closes: a content for the public; grid: a version takes effect; wage: a minimum wage does; campaign: a message is sent; retention: establishments are deleted',
  ),
  resource: about(z.string(), 'The list that holds it'),
  id: about(z.nullable(id), 'Null: several records'),
  title: z.string(),
  records: about(count, 'How many records it concerns'),
});
export type ComingEntry = z.output<typeof comingEntry>;

const coming = list(comingEntry).register(z.globalRegistry, {
  id: 'StaffComing',
  examples: [
    [
      {
        on: '2027-01-01',
        time: '00:00',
        what: 'grid',
        resource: 'grids',
        id: 4,
        title: 'Négociation de 2027',
        records: 1,
      },
    ],
  ],
});

const news = z
  .object({
    seen_at: about(z.nullable(instant), 'When the person last marked the news as seen; null: never'),
    items: about(
      list(
        z.object({
          resource: about(
            z.enum(['account-requests', 'messages', 'mails', 'grids', 'minimum-wages']),
            'mails: a mail has failed; grids, minimum-wages: an admin waits for a second one',
          ),
          id,
          title: about(z.string(), 'Of a mail its kind'),
          detail: z.string(),
          at: instant,
        }),
      ),
      'The newest first, at most 20, those that were seen included',
    ),
  })
  .register(z.globalRegistry, {
    id: 'StaffNews',
    examples: [
      {
        seen_at: '2026-11-19T17:00:00.000Z',
        items: [
          {
            resource: 'messages',
            id: 3,
            title: 'Une question',
            detail: 'Camille Aubry',
            at: '2026-11-20T09:30:00.000Z',
          },
        ],
      },
    ],
  });
export type StaffNews = z.output<typeof news>;

const found = z
  .object({
    resource: about(z.string(), 'The path under /admin, as in the address of its page'),
    id: z.int(),
    title: about(z.string(), 'Its name; for a mail its kind'),
    detail: about(z.string(), 'Where the words stand only in its text: an excerpt'),
    state: about(z.string(), 'As the resource names it; empty: it has none'),
  })
  .register(z.globalRegistry, {
    id: 'FoundRecord',
    examples: [{ resource: 'articles', id: 3, title: 'Relire les classements', detail: '', state: 'published' }],
  });
export type FoundRecord = z.output<typeof found>;

const weekly = wireObject(
  { isOn: wire('is_on', about(z.boolean('invalide'), 'The caller gets a mail on Mondays with what waits')) },
  { id: 'WeeklyMailChoice' },
);

const SHORTEST_WORD = 2;
const LONGEST_WORD = 100;

export const dashboardCalls = {
  figures: get('/admin/dashboard', {
    isBare: true,
    query: {
      from: wire(
        'from',
        about(z.optional(typedDay), 'Counts only establishments, accounts and valuations created from this day on'),
      ),
    },
    answer: staffFigures,
    refuses: ['donnees_invalides'],
  }),
  coming: get('/admin/coming', { isBare: true, answer: coming, refuses: [] }),
  weekly: get('/admin/weekly-mail', { isBare: true, answer: weekly, refuses: [] }),
  chooseWeekly: post('/admin/weekly-mail', {
    isBare: true,
    body: weekly,
    answer: weekly,
    refuses: ['donnees_invalides'],
  }),
  waiting: get('/admin/waiting', { isBare: true, answer: waiting, refuses: [] }),
  news: get('/admin/news', { isBare: true, answer: news, refuses: [] }),
  seeNews: post('/admin/news/seen', { isBare: true, answer: news, refuses: [] }),
  search: get('/admin/search', {
    query: {
      words: wire(
        'q',
        about(
          z
            .string('obligatoire')
            .check(z.trim(), z.minLength(SHORTEST_WORD, 'invalide'), z.maxLength(LONGEST_WORD, 'texte_trop_long')),
          'Words, or parts of them, of names, addresses, titles or texts; accents and case do not count',
        ),
      ),
    },
    isBare: true,
    answer: list(found),
    refuses: [],
  }),
};
