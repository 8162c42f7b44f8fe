import { say } from '../messages.mjs';
import { Caller } from '../people.mjs';

/** Of one network in an hour (platform/limits/public-limits.ts). */
const ALLOWED = 30;
const ASKED = 40;

/** Asked of both APIs in turn: they count together, by the address that the balancer tells. */
export async function limits({ apis }) {
  const network = { 'x-forwarded-for': '198.51.100.7' };
  const statuses = [];
  for (let count = 0; count < ASKED; count += 1) {
    const caller = new Caller(apis[count % apis.length].url, undefined, network);
    const { status } = await caller.post('/v1/user/forgot/pass', { user_email: `inconnue-${count}@demo.example` });
    statuses.push(status);
  }
  const allowed = statuses.filter((status) => status === 200).length;
  const refused = statuses.slice(ALLOWED).filter((status) => status === 429).length;
  const held = allowed === ALLOWED && refused === ASKED - ALLOWED;
  return { label: say.proofs.limits, seen: say.limits(allowed, refused), held };
}
