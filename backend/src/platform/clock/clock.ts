/** The one source of time. Business days are days of Europe/Paris, whatever the machine's zone. */
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

/** The day of Europe/Paris in which an instant falls, YYYY-MM-DD. Days begin with a minute: one calculation serves it. */
export function parisDay(instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: parisFormat.format(instant) };
  return latest.day;
}
