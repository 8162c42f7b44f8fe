/** Tables that grow with every establishment and its use: no read goes through one whole, no migration keeps people from one. */
export const LARGE_TABLES = [
  'account',
  'consumed_event',
  'domain_event',
  'mail',
  'personal_text',
  'print_file',
  'print_job',
  'profile',
  'profile_totals',
  'session',
  'valuation',
] as const;
