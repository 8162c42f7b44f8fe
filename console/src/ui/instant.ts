/** The day and the hour, in France, of instants from the server. Pure. */
import { formatDay, isDay, type Day } from '@valorisation/rules';
import { ui } from '../i18n/fr';

// The Swedish form of a date is YYYY-MM-DD.
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

export function parisDayOf(instant: Date): Day {
  return parisDay.format(instant);
}

/** '2026-01-31T23:30:00Z' as '01/02/2026'. A day without a time stays the same day. Empty for an invalid date. */
export function formatInstant(iso: string): string {
  if (isDay(iso)) return formatDay(iso);
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : formatDay(parisDayOf(instant));
}

const parisTime = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });

/** '2026-01-31T23:30:00Z' as '01/02/2026 à 00:30'. Empty for an invalid date. */
export function formatMoment(iso: string): string {
  const day = formatInstant(iso);
  return day === '' || isDay(iso) ? day : ui.moment(day, formatTime(iso));
}

/** '2026-01-31T23:30:00Z' as '00:30'. */
export function formatTime(instant: string | Date): string {
  return parisTime.format(new Date(instant));
}

/** '2026-01-31T23:30:12Z' as '01/02/2026 00:30:12', for lists where seconds matter. */
export function formatSecond(iso: string): string {
  return new Date(iso).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' });
}
