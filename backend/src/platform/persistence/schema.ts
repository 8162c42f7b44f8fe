/**
 * The database: its migrations in order, and the protection of each table. A test fails on a table that is neither here
 * nor that of a `StaffRecord`, or is protected differently.
 */
import * as migrations from './migrations.js';

const timeOf = ({ name }: { readonly name: string }): number => Number(name.slice(-13));

/**
 * The migrations in the order of their times, in which TypeORM applies them. Each migration is reviewed by hand;
 * `synchronize` is off everywhere.
 */
export const MIGRATIONS = Object.values(migrations).sort((a, b) => timeOf(a) - timeOf(b));

/**
 * - tenant: rows of one establishment, which alone reads and writes them (ADR 4)
 * - pay: rows of one establishment, which the scope of pay alone opens (ADR 119)
 * - staff: every session reads, the staff scope writes (ADR 25)
 * - staff-or-owner: the same, but the owner installs them without a scope
 * - staff-only: only the staff scope reads and writes
 * - free: no lock, for the given reason
 */
export type Protection = 'tenant' | 'pay' | 'staff' | 'staff-or-owner' | 'staff-only' | { readonly free: string };

/** The table of a `StaffRecord` that does not stand here is protected as `staff`. */
export const TABLES: Readonly<Record<string, Protection>> = {
  access_grant: 'tenant',
  account: 'tenant',
  campaign_recipient: 'tenant',
  contact_message: 'tenant',
  deferred_invitation: 'tenant',
  domain_event: 'tenant',
  import_batch: 'tenant',
  import_mapping: 'tenant',
  mail: 'tenant',
  mail_token: 'tenant',
  news_refusal: 'tenant',
  paid_amount: 'pay',
  payroll_handover: 'tenant',
  payroll_key: 'tenant',
  people_transfer: 'tenant',
  personal_text: 'tenant',
  print_file: 'tenant',
  print_job: 'tenant',
  profile: 'tenant',
  profile_note: 'tenant',
  profile_totals: 'tenant',
  proposed_row: 'tenant',
  valuation: 'tenant',

  account_totp: 'staff-only',
  answer_template: 'staff-only',
  campaign: 'staff-only',
  contact_entry: 'staff-only',
  content_draft: 'staff-only',
  content_revision: 'staff',
  content_version: 'staff-only',
  figure_day: 'staff-only',
  grid_case: 'staff',
  grid_effect: 'staff-only',
  grid_publication: 'staff-only',
  grid_version: 'staff-or-owner',
  login_challenge: 'staff-only',
  recovery_code: 'staff-only',
  staff_weekly: 'staff-only',
  media_use: 'staff-only',
  minimum_wage: 'staff-or-owner',

  account_request: { free: 'applicants belong to no establishment; routes of staff and the worker alone read them' },
  content_text: { free: 'the application has no right to it; a view shows it under the scope of staff (ADR 112)' },
  company_register: { free: 'what a public register answered' },
  directory_answer: { free: 'what a public directory answered' },
  consumed_event: { free: 'ids of events' },
  establishment: { free: 'found by its SIRET before anybody is signed in, locked by each writer' },
  grid_move: { free: 'the cursor of a job that visits every establishment' },
  job_wait: { free: 'counts and times of hours' },
  known_network: { free: 'keyed hashes, looked up before anybody is signed in' },
  left_word: { free: 'words, days and counts, nothing of who' },
  login_attempt: { free: 'counters under hashes, before anybody is signed in' },
  process_heartbeat: { free: 'marks of processes' },
  public_request: { free: 'an inbox of people without a session; the worker alone reads it' },
  rate_limit: { free: 'counters under hashes' },
  schema_migration: { free: 'written by TypeORM under the owner' },
  session: { free: 'found by its token before there is an establishment' },
};
