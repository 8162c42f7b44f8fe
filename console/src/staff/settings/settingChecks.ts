/** Checks typed values against the schema of their setting before they are sent. Messages are beside the field. */
import { settingValues } from '@valorisation/contract';
import { staffSettings as words } from '../../i18n/fr';

/** A validator for react-admin. It returns the error, or undefined. */
type Check = (value: unknown) => string | undefined;

interface Form {
  safeParse(value: unknown): { readonly success: boolean };
}

const held =
  (form: Form, fault: string): Check =>
  (value) =>
    form.safeParse(value).success ? undefined : fault;

export const settingChecks = {
  months: held(settingValues.retention_months, words.months.help),
  days: held(settingValues.retention_warning_days, words.days.help),
  cases: held(settingValues.proof_signed_cases, words.cases.help),
  pace: held(settingValues.campaign_mails_per_minute, words.pace.help),
} as const;
