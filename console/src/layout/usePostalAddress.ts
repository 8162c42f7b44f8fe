/** The postal address of the employer body, line by line: the one that staff have set, otherwise the pages' own. */
import { useServiceStatus } from '../api/status';
import { body } from '../i18n/fr';

export function usePostalAddress(): readonly string[] {
  const set = useServiceStatus()?.contact.postal ?? [];
  return set.length === 0 ? body.address : set;
}
