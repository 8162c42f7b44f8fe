/** The only source of time. Business days are days in Europe/Paris, in any time zone of the machine. */
export abstract class Clock {
  abstract now(): Date;

  /** Today in Europe/Paris, YYYY-MM-DD. */
  today(): string {
    return parisDay(this.now());
  }
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

// The Swedish form of a date is YYYY-MM-DD HH:MM:SS.
const parisFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The time in Europe/Paris of an instant, YYYY-MM-DD HH:MM:SS. */
export function parisTime(instant: Date): string {
  return parisFormat.format(instant);
}

const MINUTE_MS = 60_000;
let latest = { minute: Number.NaN, day: '' };

/** The day in Europe/Paris of an instant, YYYY-MM-DD. Days begin with a minute, so each minute is computed once. */
export function parisDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: parisTime(instant).slice(0, -9) };
  return latest.day;
}

/** Summer time comes first: it gives the earlier instant of a minute that comes twice. */
const OFFSETS = ['+02:00', '+01:00'] as const;

export function parisMinute(instant: Date): string {
  return parisTime(instant).slice(0, -3).replace(' ', 'T');
}

/**
 * The instant at which a minute begins in Paris; null for a minute that the beginning of summer time skips. For a
 * minute that comes twice in autumn it is the first.
 */
export function instantOfParisMinute(minute: string): Date | null {
  const candidates = OFFSETS.map((offset) => new Date(`${minute}:00${offset}`));
  return candidates.find((one) => !Number.isNaN(one.getTime()) && parisMinute(one) === minute) ?? null;
}
