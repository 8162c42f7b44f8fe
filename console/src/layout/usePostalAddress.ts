/** Where the employer body is written to, line by line: as staff have set it, else as the pages have it. */
import { useServiceStatus } from '../api/status';
import { body } from '../i18n/fr';

export function usePostalAddress(): readonly string[] {
  const set = useServiceStatus()?.contact.postal ?? [];
  return set.length === 0 ? body.address : set;
}
