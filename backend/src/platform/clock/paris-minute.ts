/** Minutes in Paris time: YYYY-MM-DDTHH:MM. */

// The Swedish form of a date is YYYY-MM-DD HH:MM.
const parisFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Summer time first: the earlier one of a minute that comes twice. */
const OFFSETS = ['+02:00', '+01:00'] as const;

export function parisMinute(instant: Date): string {
  return parisFormat.format(instant).replace(' ', 'T');
}

/**
 * The instant at which a minute begins in Paris; null for a minute that the beginning of summer time skips. For a
 * minute that comes twice in autumn it is the first.
 */
export function instantOfParisMinute(minute: string): Date | null {
  const candidates = OFFSETS.map((offset) => new Date(`${minute}:00${offset}`));
  return candidates.find((one) => !Number.isNaN(one.getTime()) && parisMinute(one) === minute) ?? null;
}
