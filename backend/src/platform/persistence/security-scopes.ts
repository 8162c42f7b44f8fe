/**
 * The named exceptions to the lock of the establishments (ADR 0004): what a transaction may see beyond its own
 * establishment's rows, why, and what each policy in the migrations opens. A test compares this list with the policies.
 * The staff scope also opens the tables that schema.ts declares as staff's.
 */
type Opened = 'select' | 'all';

interface NamedException {
  readonly why: string;
  /** For each table, what the scope may do with rows that the lock would refuse. */
  readonly opens: Readonly<Record<string, Opened>>;
}

export const NAMED_EXCEPTIONS = {
  relay: {
    why: 'The relay reads and marks the outbox of every establishment.',
    opens: { domain_event: 'all' },
  },
  staff: {
    why: 'Rows of nobody’s establishment: staff, applicants and mails; what staff write; the messages of everybody, which are written to them; and who gets what they write to members.',
    opens: {
      domain_event: 'all',
      account: 'all',
      mail_token: 'all',
      mail: 'all',
      contact_message: 'all',
      people_transfer: 'select',
      campaign_recipient: 'all',
      news_refusal: 'select',
    },
  },
  mails: {
    why: 'Staff see how the mails of every establishment went: to whom, when, what came of it.',
    opens: { mail: 'select' },
  },
  figures: {
    why: 'Staff see ids, states and amounts of every valuation, and counts: through a view and a function, no table is open.',
    opens: {},
  },
  members: {
    why: 'Staff see the accounts and the numbers of every establishment: through a view and a function of their own, no table is open.',
    opens: {},
  },
  journal: {
    why: 'Staff see who did what to what, and when: through a view that leaves texts and names in, no table is open.',
    opens: {},
  },
  granted: {
    why: 'Staff read names and texts of the one establishment whose head has granted it, while the grant lasts.',
    opens: {
      access_grant: 'select',
      profile: 'select',
      valuation: 'select',
      personal_text: 'select',
      profile_totals: 'select',
      domain_event: 'select',
    },
  },
  effect: {
    why: 'Staff see what a grid would change before it is published: amounts and answers of every valuation, through views without names and texts, no table is open.',
    opens: {},
  },
  titles: {
    why: 'Staff see the titles of “autre” functions, grouped and from three establishments on: through a view and functions, no table is open.',
    opens: {},
  },
  pay: {
    why: 'Main accounts, and collaborators whom they allow, read and write what people of their own establishment are paid.',
    opens: { paid_amount: 'all' },
  },
  housekeeping: {
    why: 'The daily round finds the establishments that are due, and clears what was kept for long enough.',
    opens: {
      account: 'select',
      mail_token: 'all',
      mail: 'all',
      contact_message: 'all',
      people_transfer: 'all',
      print_job: 'all',
      print_file: 'all',
    },
  },
} as const satisfies Readonly<Record<string, NamedException>>;

/** The scopes of an establishment's own members. */
export type OwnScope = 'tenant' | 'pay';

/** The database opens what people are paid to the scope of pay alone. */
export function ownScope({ seesPay }: { readonly seesPay?: boolean }): OwnScope {
  return seesPay === true ? 'pay' : 'tenant';
}

/** The scope of a transaction; `tenant`: only the rows of its establishment. */
export type SecurityScope = 'tenant' | keyof typeof NAMED_EXCEPTIONS;
