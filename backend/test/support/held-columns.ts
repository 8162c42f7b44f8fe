/**
 * For tables exported whole in the data download: the columns that the owner gets, and those that stay. A new column is
 * in neither list, and fails the download's test until a person decides.
 */
interface Columns {
  readonly given: readonly string[];
  readonly keptBack: readonly string[];
}

const names = (text: string): string[] => text.trim().split(/\s+/);

export const DOWNLOAD_COLUMNS = {
  account: {
    given:
      names(`id establishment_id parent_id role visa email first_name last_name postal_address created_at activated_at
      deletion_planned_on suspended_at suspension_reason last_sign_in_at totp_since sees_pay`),
    keptBack: names('version password_hash login_id news_seen_at staff_lists'),
  },
  establishment: {
    given: names(
      'id siret company_name created_at last_seen_at retention_warned_at retention_due_on department begun_at',
    ),
    keptBack: names('version'),
  },
  profile: {
    given: names(
      'id establishment_id name matricule former_matricule matricule_import_id status created_by created_at updated_at',
    ),
    keptBack: names('version text_id'),
  },
  profile_note: {
    given: names('id profile_id written_on content'),
    keptBack: names('establishment_id version'),
  },
  valuation: {
    given: names(`id establishment_id profile_id status visible created_by grid_id function_id category_level
      share_hundredths seniority_on leave_weeks hourly fixed_days guaranteed_cents fixed_amount_cents answers calculated_on
      index_points majored_points full_time_month_cents minimum_cents hourly_cents remuneration_value_cents
      displayed_cents displayed_unit next_change_on history rules_version created_at updated_at is_copy without_seniority`),
    keptBack: names('version text_id'),
  },
  paid_amount: {
    given: names('id valuation_id from_on unit parts former'),
    keptBack: names('establishment_id version from_import'),
  },
  contact_message: {
    given: names(
      `id establishment_id account_id name email subject message created_at sender state answered_at closed_at
      doubtful`,
    ),
    keptBack: names('version assigned_to copy_key'),
  },
  access_grant: {
    given: names('id granted_by granted_at expires_at withdrawn_at'),
    keptBack: names('version establishment_id'),
  },
  import_batch: {
    given:
      names(`id establishment_id account_id profile_ids valuation_ids refused_rows withheld_lines created_at undone_at archived_rows
      deleted_profiles changes deleted_rows restored_rows kept_rows`),
    keptBack: names('import_key'),
  },
  payroll_handover: {
    given: names('id account_id created_at format since_id visible_only line_count sha256'),
    keptBack: names('establishment_id line_references'),
  },
  payroll_key: {
    given: names('id name prefix created_by created_at used_at revoked_at'),
    keptBack: names('establishment_id key_hash'),
  },
} as const satisfies Readonly<Record<string, Columns>>;
