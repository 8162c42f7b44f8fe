import * as z from 'zod/mini';
import { get } from './call.js';
import { about, id, list } from './data.js';
import { publicIdentity } from './content/identity.js';
import { publicMenus } from './content/menus.js';
import { wire, wireObject } from './wire.js';

const gridInForce = wireObject({
  id: wire('grid_id', id),
  effectiveOn: wire('effective_on', z.string()),
  /** False when the branch has not confirmed the values yet. Every page that shows them then says so. */
  confirmed: wire('confirmed', z.boolean()),
  /** EUR per point and year. */
  pointValue: wire('point_value', z.number()),
});

const player = wireObject({
  url: wire('url', about(z.string(), 'Followed by an id it gives the address of a frame')),
  defaultVideo: wire('default', about(z.string(), 'Used if an address names no video, and for the introduction')),
});
export type VideoPlayer = z.output<typeof player>;

const contact = wireObject({
  email: wire('email', about(z.string(), 'Empty: unknown')),
  phone: wire('phone', about(z.string(), 'Empty: unknown')),
  website: wire('website', about(z.string(), 'Empty: unknown')),
  postal: wire('postal', about(list(z.string()), 'By line; none: as on the pages')),
});

const status = wireObject(
  {
    maintenance: wire('maintenance', z.boolean()),
    message: wire('message', z.string()),
    grid: wire('grid', gridInForce),
    player: wire('player', player),
    identity: wire('identity', publicIdentity),
    menus: wire('menus', publicMenus),
    contact: wire('contact', about(contact, 'How to reach the employer body')),
    writing: wire('writing', about(z.boolean(), 'Changes are accepted, as seen in the last minute')),
    printing: wire('printing', about(z.boolean(), 'Documents are printed, as seen in the last minute')),
    version: wire('version', z.string()),
  },
  { id: 'Status' },
);
export type ServiceStatus = z.output<typeof status>;

export const statusCalls = {
  now: get('/v1/status', { answer: status, refuses: ['service_indisponible'] }),
};
