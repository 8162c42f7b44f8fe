/**
 * The postal address of the employer body, line by line. Staff can set it; otherwise it is the address written in the
 * pages.
 */
import { useServiceStatus } from '../api/status';
import { body } from '../i18n/fr';

export function usePostalAddress(): readonly string[] {
  const set = useServiceStatus()?.contact.postal ?? [];
  return set.length === 0 ? body.address : set;
}
