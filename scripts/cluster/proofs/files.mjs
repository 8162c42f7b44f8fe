import { readdir } from 'node:fs/promises';
import { say } from '../messages.mjs';
import { signIn } from '../people.mjs';

const DOCUMENTS = 6;

/** Asked for at one API, printed by any worker, kept in S3, served by the other API: the same bytes, none of it on a disk. */
export async function files({ apis: [one, two], members }) {
  const caller = await signIn(one.url);
  let same = 0;
  for (let count = 0; count < DOCUMENTS; count += 1) {
    const path = `/v1/valor/download/pdf/${await caller.classify({ valor_c0: 10 + count })}`;
    const [first, second] = [await caller.get(path), await caller.at(two.url).get(path)];
    const isPdf = first.headers.get('content-type') === 'application/pdf';
    if (isPdf && first.status === 200 && second.status === 200 && first.body.equals(second.body)) same += 1;
  }
  const folders = await Promise.all(members.map(({ dataDir }) => readdir(`${dataDir}/files`).catch(() => [])));
  const local = folders.flat().length;
  return { label: say.proofs.files, seen: say.files(same, DOCUMENTS, local), held: same === DOCUMENTS && local === 0 };
}
