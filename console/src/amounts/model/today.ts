import type { Day } from '@valorisation/rules';

const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Today in Europe/Paris, the day on which the server calculates. */
export function today(): Day {
  return paris.format(new Date());
}
