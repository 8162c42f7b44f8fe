import type { NumericSettingKey, Setting, SettingChange } from '@valorisation/contract';
import { PAY_PART_NAMES, PAY_PARTS } from '@valorisation/rules';
import { staffSettings as words } from '../../i18n/fr';

export function wordOf(key: Setting['key'], value: SettingChange['before']): string {
  if (value === null) return words.history.unset;
  if (key === 'demo_data' && (value === 'on' || value === 'off' || value === 'none')) return words.demo[value];
  if (typeof value === 'boolean') return value ? words.maintenance.on : words.maintenance.off;
  if (typeof value === 'number') return numberOf(key, value);
  if (value === 'moderated' || value === 'open') return words.modes[value];
  return value === 'off' || value === 'admin' || value === 'staff' ? words.totp[value] : value;
}

const NUMBERS: Readonly<Record<NumericSettingKey, (value: number) => string>> = {
  campaign_mails_per_minute: words.inPace,
  proof_signed_cases: words.inCases,
  retention_months: words.inMonths,
  retention_warning_days: words.inDays,
};

const isNumeric = (key: Setting['key']): key is NumericSettingKey => key in NUMBERS;

function numberOf(key: Setting['key'], value: number): string {
  return isNumeric(key) ? NUMBERS[key](value) : String(value);
}

export function valueOf({ key, value }: Setting): string {
  return typeof value === 'object' ? wordOfParts(key, value) : wordOf(key, value);
}

/** The value that the installation gives; null for a setting without one. */
export function initialOf({ key, initial }: Setting): string | null {
  if (initial === null) return null;
  return typeof initial === 'object' ? wordOfParts(key, initial) : wordOf(key, initial);
}

function wordOfParts(key: Setting['key'], value: Exclude<Setting['value'], string | number>): string {
  if ('on' in value) return wordOf(key, value.on);
  const counted = PAY_PARTS.filter((part) => part === 'base' || value[part] !== '');
  return counted.map((part) => PAY_PART_NAMES[part]).join(', ');
}

/** An empty field is stored as an empty text, never as null. */
export const emptyText = (text: string | null): string => text ?? '';
