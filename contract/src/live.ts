/** Changes by other people, sent to a working user as server-sent events. */
import * as z from 'zod/mini';
import { get, StreamAnswer } from './call.js';
import { about, hundredthsOrNull, id } from './data.js';
import { wire, wireObject } from './wire.js';

/** The data of a `change` event. The id of the event is its position in the stream. */
const liveChange = wireObject(
  {
    type: wire('type', about(z.string(), 'Type of the event')),
    aggregate: wire('aggregate', z.enum(['valuation', 'profile', 'transfer'])),
    id: wire('id', id),
    version: wire('version', about(id, 'The version that the change made')),
    mine: wire('mine', about(z.boolean(), 'True when the viewer made it')),
  },
  { id: 'LiveChange' },
);
export type LiveChange = z.output<typeof liveChange>;

/** The data of a `today` event: values that every amount depends on, besides its rows and their grid. */
const liveToday = wireObject(
  {
    day: wire('day', about(z.string(), 'The day, in Paris')),
    wageFrom: wire(
      'wage_from',
      about(z.nullable(z.string()), 'First day of the minimum wage in force; null without one'),
    ),
    wageCents: wire('wage_month', about(hundredthsOrNull, 'Its full-time month, EUR')),
  },
  { id: 'LiveToday' },
);
export type LiveToday = z.output<typeof liveToday>;

export const liveCalls = {
  changes: get('/v1/live', { answer: new StreamAnswer({ change: liveChange, today: liveToday }) }),
};
