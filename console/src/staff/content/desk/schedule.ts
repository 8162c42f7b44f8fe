/** The dates that are typed for a publication, and their errors. Pure. */
import { staffDesk } from '../../../i18n/fr';
import { fromParisField } from '../parisTime';

const { scheduling: words } = staffDesk;

export interface PublicationDates {
  /** Null: now. For content that is already public, null keeps its first day. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

export type ScheduleFaults = Partial<Record<keyof PublicationDates, string>>;

/**
 * @param from null: now
 * @param record tells whether the public reads the content: a past day is then refused
 */
export function readSchedule(
  from: string | null,
  until: string,
  { isPublic, now }: { readonly isPublic: boolean; readonly now: number },
): { readonly dates: PublicationDates } | { readonly faults: ScheduleFaults } {
  const opensAt = from === null ? null : fromParisField(from);
  const closesAt = until === '' ? null : fromParisField(until);
  if (opensAt === null && from !== null) return { faults: { opensAt: words.missing } };
  if (opensAt !== null && !isPublic && Date.parse(opensAt) < now) return { faults: { opensAt: words.past } };
  if (until === '') return { dates: { opensAt, closesAt } };
  if (closesAt === null) return { faults: { closesAt: words.missing } };
  if (opensAt !== null && closesAt <= opensAt) return { faults: { closesAt: words.endFirst } };
  if (Date.parse(closesAt) <= now) return { faults: { closesAt: words.past } };
  return { dates: { opensAt, closesAt } };
}
