/** Values of settings in words. Pure. */
import type { Setting, SettingChange } from '@valorisation/contract';
import { staffSettings as words } from '../../i18n/fr';

export function wordOf(key: Setting['key'], value: SettingChange['before']): string {
  if (value === null) return words.history.unset;
  if (typeof value === 'boolean') return value ? words.maintenance.on : words.maintenance.off;
  if (typeof value === 'number') return key === 'retention_months' ? words.inMonths(value) : words.inDays(value);
  if (value === 'moderated' || value === 'open') return words.modes[value];
  return value === 'off' || value === 'admin' || value === 'staff' ? words.totp[value] : value;
}

export function valueOf({ key, value }: Setting): string {
  return wordOf(key, typeof value === 'object' ? value.on : value);
}
