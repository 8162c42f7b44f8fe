/** What is typed, held against the form of its setting before it is sent; what is asked for is told beside the field. */
import { settingValues } from '@valorisation/contract';
import { staffSettings as words } from '../../i18n/fr';

/** A function of react-admin: what is wrong, or nothing. */
type Check = (value: unknown) => string | undefined;

interface Form {
  safeParse(value: unknown): { readonly success: boolean };
}

const held =
  (form: Form, fault: string): Check =>
  (value) =>
    form.safeParse(value).success ? undefined : fault;

const addresses = settingValues.public_addresses.shape;

export const settingChecks = {
  months: held(settingValues.retention_months, words.months.help),
  days: held(settingValues.retention_warning_days, words.days.help),
  cases: held(settingValues.proof_signed_cases, words.cases.help),
  email: held(addresses.email, words.addresses.emailFault),
  phone: held(addresses.phone, words.addresses.phoneFault),
  website: held(addresses.website, words.addresses.websiteHelp),
  postal: held(addresses.postal, words.addresses.postalFault),
  footer: held(settingValues.mail_footer.shape.text, words.footer.fault),
} as const;
