/** What others change while a person works, as server-sent events. */
import * as z from 'zod/mini';
import { get, StreamAnswer } from './call.js';
import { about, id } from './data.js';
import { wire, wireObject } from './wire.js';

/** The data of a `change`; its place in the stream travels as its id. */
const liveChange = wireObject(
  {
    type: wire('type', about(z.string(), 'Type of the event')),
    aggregate: wire('aggregate', z.enum(['valuation', 'profile'])),
    id: wire('id', id),
    version: wire('version', about(id, 'The version that the change made')),
    mine: wire('mine', about(z.boolean(), 'True when the viewer made it')),
  },
  { id: 'LiveChange' },
);
export type LiveChange = z.output<typeof liveChange>;

export const liveCalls = { changes: get('/v1/live', { answer: new StreamAnswer(liveChange) }) };
