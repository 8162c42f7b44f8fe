/**
 * The database: its migrations in order, and the protection of each table. A test fails on a table that is missing here
 * or is protected differently.
 */
import { People1763699999999 } from './migrations/1763699999999-people.js';
import { Foundation1763700000000 } from './migrations/1763700000000-foundation.js';
import { SecondLock1763700000001 } from './migrations/1763700000001-second-lock.js';
import { WideTotals1763700000002 } from './migrations/1763700000002-wide-totals.js';
import { MinimumWage1763700000003 } from './migrations/1763700000003-minimum-wage.js';
import { TracesByAccount1763700000004 } from './migrations/1763700000004-traces-by-account.js';
import { StoredDocuments1763700000005 } from './migrations/1763700000005-stored-documents.js';
import { KnownNetworks1763700000006 } from './migrations/1763700000006-known-networks.js';
import { ResultsNameTheirCode1763700000007 } from './migrations/1763700000007-results-name-their-code.js';
import { StaffSettings1763700000008 } from './migrations/1763700000008-staff-settings.js';
import { NewestRequestStands1763700000009 } from './migrations/1763700000009-newest-request-stands.js';
import { SessionDevice1763700000010 } from './migrations/1763700000010-session-device.js';
import { Content1763700000011 } from './migrations/1763700000011-content.js';
import { ContentVersions1763700000012 } from './migrations/1763700000012-content-versions.js';
import { FederationDirectory1763700000013 } from './migrations/1763700000013-federation-directory.js';
import { ContentDrafts1763700000014 } from './migrations/1763700000014-content-drafts.js';
import { MediaLibrary1763700000015 } from './migrations/1763700000015-media-library.js';
import { Members1763700000016 } from './migrations/1763700000016-members.js';
import { MessagesAndMails1763700000017 } from './migrations/1763700000017-messages-and-mails.js';
import { StaffFigures1763700000018 } from './migrations/1763700000018-staff-figures.js';
import { SecondStep1763700000019 } from './migrations/1763700000019-second-step.js';
import { StaffJournal1763700000020 } from './migrations/1763700000020-staff-journal.js';
import { AccessGrants1763700000021 } from './migrations/1763700000021-access-grants.js';
import { JobWaits1763700000022 } from './migrations/1763700000022-job-waits.js';
import { FreeFunctions1763700000023 } from './migrations/1763700000023-free-functions.js';
import { FunctionProposals1763700000024 } from './migrations/1763700000024-function-proposals.js';
import { StaffSearches1763700000025 } from './migrations/1763700000025-staff-searches.js';
import { StandingTexts1763700000026 } from './migrations/1763700000026-standing-texts.js';
import { DemoData1763700000027 } from './migrations/1763700000027-demo-data.js';
import { GridDrafts1763700000028 } from './migrations/1763700000028-grid-drafts.js';
import { GridDraftLines1763700000029 } from './migrations/1763700000029-grid-draft-lines.js';
import { GridEffect1763700000030 } from './migrations/1763700000030-grid-effect.js';
import { GridProof1763700000031 } from './migrations/1763700000031-grid-proof.js';
import { GridPublications1763700000032 } from './migrations/1763700000032-grid-publications.js';
import { WageProposals1763700000033 } from './migrations/1763700000033-wage-proposals.js';
import { SettingsForThePublic1763700000034 } from './migrations/1763700000034-settings-for-the-public.js';
import { HeadsToldByJob1763700000035 } from './migrations/1763700000035-heads-told-by-job.js';
import { CasesTakenOver1763700000036 } from './migrations/1763700000036-cases-taken-over.js';
import { FixedAmounts1763700000043 } from './migrations/1763700000043-fixed-amounts.js';
import { DoubtfulMessages1763700000044 } from './migrations/1763700000044-doubtful-messages.js';
import { WithheldLines1763700000047 } from './migrations/1763700000047-withheld-lines.js';
import { ReplacedLinks1763700000049 } from './migrations/1763700000049-replaced-links.js';
import { EstimatesOfRequests1763700000050 } from './migrations/1763700000050-estimates-of-requests.js';
import { MarkedCopies1763700000052 } from './migrations/1763700000052-marked-copies.js';
import { JournalFunctions1763700000053 } from './migrations/1763700000053-journal-functions.js';

/** Each is reviewed by hand; `synchronize` is off everywhere. */
export const MIGRATIONS = [
  People1763699999999,
  Foundation1763700000000,
  SecondLock1763700000001,
  WideTotals1763700000002,
  MinimumWage1763700000003,
  TracesByAccount1763700000004,
  StoredDocuments1763700000005,
  KnownNetworks1763700000006,
  ResultsNameTheirCode1763700000007,
  StaffSettings1763700000008,
  NewestRequestStands1763700000009,
  SessionDevice1763700000010,
  Content1763700000011,
  ContentVersions1763700000012,
  FederationDirectory1763700000013,
  ContentDrafts1763700000014,
  MediaLibrary1763700000015,
  Members1763700000016,
  MessagesAndMails1763700000017,
  StaffFigures1763700000018,
  SecondStep1763700000019,
  StaffJournal1763700000020,
  AccessGrants1763700000021,
  JobWaits1763700000022,
  FreeFunctions1763700000023,
  FunctionProposals1763700000024,
  StaffSearches1763700000025,
  StandingTexts1763700000026,
  DemoData1763700000027,
  GridDrafts1763700000028,
  GridDraftLines1763700000029,
  GridEffect1763700000030,
  GridProof1763700000031,
  GridPublications1763700000032,
  WageProposals1763700000033,
  SettingsForThePublic1763700000034,
  HeadsToldByJob1763700000035,
  CasesTakenOver1763700000036,
  FixedAmounts1763700000043,
  DoubtfulMessages1763700000044,
  WithheldLines1763700000047,
  ReplacedLinks1763700000049,
  EstimatesOfRequests1763700000050,
  MarkedCopies1763700000052,
  JournalFunctions1763700000053,
];

/**
 * - tenant: rows of one establishment, which alone reads and writes them (ADR 4)
 * - staff: every session reads, the staff scope writes (ADR 25)
 * - staff-or-owner: the same, but the owner installs them without a scope
 * - staff-only: only the staff scope reads and writes
 * - free: no lock, for the given reason
 */
export type Protection = 'tenant' | 'staff' | 'staff-or-owner' | 'staff-only' | { readonly free: string };

export const TABLES: Readonly<Record<string, Protection>> = {
  access_grant: 'tenant',
  account: 'tenant',
  contact_message: 'tenant',
  deferred_invitation: 'tenant',
  domain_event: 'tenant',
  import_batch: 'tenant',
  mail: 'tenant',
  mail_token: 'tenant',
  personal_text: 'tenant',
  print_file: 'tenant',
  print_job: 'tenant',
  profile: 'tenant',
  profile_totals: 'tenant',
  proposed_row: 'tenant',
  valuation: 'tenant',

  account_totp: 'staff-only',
  answer_template: 'staff-only',
  contact_entry: 'staff-only',
  content_article: 'staff',
  content_document: 'staff',
  content_draft: 'staff-only',
  content_media: 'staff',
  content_page: 'staff',
  content_revision: 'staff',
  content_series: 'staff',
  content_theme: 'staff',
  content_version: 'staff-only',
  content_video: 'staff',
  function_proposal: 'staff',
  grid_case: 'staff',
  grid_effect: 'staff-only',
  grid_publication: 'staff-only',
  grid_version: 'staff-or-owner',
  login_challenge: 'staff-only',
  recovery_code: 'staff-only',
  media_use: 'staff-only',
  minimum_wage: 'staff-or-owner',
  setting: 'staff',
  wage_proposal: 'staff',

  account_request: { free: 'applicants belong to no establishment; routes of staff and the worker alone read them' },
  company_register: { free: 'what a public register answered' },
  directory_answer: { free: 'what a public directory answered' },
  consumed_event: { free: 'ids of events' },
  establishment: { free: 'found by its SIRET before anybody is signed in, locked by each writer' },
  grid_move: { free: 'the cursor of a job that visits every establishment' },
  job_wait: { free: 'counts and times of hours' },
  known_network: { free: 'keyed hashes, looked up before anybody is signed in' },
  login_attempt: { free: 'counters under hashes, before anybody is signed in' },
  process_heartbeat: { free: 'marks of processes' },
  public_request: { free: 'an inbox of people without a session; the worker alone reads it' },
  rate_limit: { free: 'counters under hashes' },
  schema_migration: { free: 'written by TypeORM under the owner' },
  session: { free: 'found by its token before there is an establishment' },
};
