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

const parisFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const MINUTE_MS = 60_000;
let latest = { minute: Number.NaN, day: '' };

/**
 * The day in Europe/Paris of an instant, YYYY-MM-DD. A day begins with a minute, so one calculation is enough for each
 * minute.
 */
export function parisDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: parisFormat.format(instant) };
  return latest.day;
}

// The Swedish form of a date is YYYY-MM-DD HH:MM.
const minuteFormat = new Intl.DateTimeFormat('sv-SE', {
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
  return minuteFormat.format(instant).replace(' ', 'T');
}

/**
 * The instant at which a minute begins in Paris; null for a minute that the beginning of summer time skips. For a
 * minute that comes twice in autumn it is the first.
 */
export function instantOfParisMinute(minute: string): Date | null {
  const candidates = OFFSETS.map((offset) => new Date(`${minute}:00${offset}`));
  return candidates.find((one) => !Number.isNaN(one.getTime()) && parisMinute(one) === minute) ?? null;
}
