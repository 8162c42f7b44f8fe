import { say } from '../messages.mjs';
import { signIn } from '../people.mjs';

const ROUNDS = 40;
const LIST = '/v1/valor/list/all';

/** What one API keeps of an answer is never told after a write through the other one; unchanged, both answer 304. */
export async function kept({ apis: [one, two] }) {
  // Of few rows: the tag is that of the page that is answered, which a row of another page does not change.
  const caller = await signIn(one.url, 'autre');
  const id = await caller.classify();
  let stale = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [here, there] = round % 2 === 0 ? [one, two] : [two, one];
    const reader = caller.at(here.url);
    const tag = (await reader.get(LIST)).headers.get('etag');
    for (const url of [here.url, there.url]) {
      if ((await caller.at(url).get(LIST, { 'if-none-match': tag })).status !== 304) stale += 1;
    }
    await caller.at(there.url).post(`/v1/valor/${id}/profil`, { valor_c0: 1 + round });
    const after = await reader.get(LIST, { 'if-none-match': tag });
    const detail = await reader.get(`/v1/valor/${id}`);
    if (after.status !== 200 || detail.body.payload.valors[0].valor_c0 !== 1 + round) stale += 1;
  }
  return { label: say.proofs.kept, seen: say.kept(ROUNDS, stale), held: stale === 0 };
}
