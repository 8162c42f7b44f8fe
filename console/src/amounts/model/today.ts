import type { Day } from '@valorisation/rules';

const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Today in Europe/Paris, the day of the server's calculations. */
export function today(): Day {
  return paris.format(new Date());
}
