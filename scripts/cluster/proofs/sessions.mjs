import { say } from '../messages.mjs';
import { signIn } from '../people.mjs';

const ROUNDS = 10;

/** Signed in and out at one API: the other one admits the token at once, and refuses it at once. */
export async function sessions({ apis: [one, two] }) {
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [here, there] = round % 2 === 0 ? [one, two] : [two, one];
    const caller = await signIn(here.url, 'collaborateur');
    const elsewhere = caller.at(there.url);
    if ((await elsewhere.get('/v1/valor/list/all')).status !== 200) wrong += 1;
    await caller.post('/v1/user/logout');
    if ((await elsewhere.get('/v1/valor/list/all')).status !== 401) wrong += 1;
  }
  return { label: say.proofs.sessions, seen: say.sessions(ROUNDS, wrong), held: wrong === 0 };
}
