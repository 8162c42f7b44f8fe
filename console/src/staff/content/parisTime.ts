/** Dates and times in France, converted between instants and the form of a datetime field. Pure. */

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Summer time first: if an hour comes twice, the earlier one counts. */
const OFFSETS = ['+02:00', '+01:00'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** '2026-11-23T07:00:00.000Z' as '2026-11-23T08:00'. */
export function toParisField(iso: string): string {
  return parts.format(new Date(iso)).replace(' ', 'T');
}

/**
 * Converts '2026-11-23T08:00' in France to an ISO instant; null for an invalid time. If a change of the clock skips the
 * hour, the next hour counts.
 */
export function fromParisField(local: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const candidates = OFFSETS.map((offset) => new Date(`${local}:00${offset}`)).filter(
    (one) => !Number.isNaN(one.getTime()),
  );
  const exact = candidates.find((instant) => toParisField(instant.toISOString()) === local);
  return (exact ?? candidates.at(-1))?.toISOString() ?? null;
}

/** Tomorrow at eight in the morning, in the form of the field. */
export function tomorrowMorning(now: Date): string {
  const [day = ''] = toParisField(new Date(now.getTime() + DAY_MS).toISOString()).split('T');
  return `${day}T08:00`;
}
