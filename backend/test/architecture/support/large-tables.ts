/** Tables that grow with use: no read scans one whole, and no migration blocks one. */
export const LARGE_TABLES = [
  'account',
  'campaign_recipient',
  'consumed_event',
  'domain_event',
  'mail',
  'personal_text',
  'print_file',
  'print_job',
  'profile',
  'paid_amount',
  'profile_note',
  'profile_totals',
  'session',
  'valuation',
] as const;
