/** What one API has done is known to the other one at once. */
import { readdir } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Caller, signIn } from '../../lib/caller.mjs';

const LIST = '/v1/valor/list/all';
const SESSIONS = 10;
const CHANGES = 20;
const CHANGE_MS = 5_000;
const READS = 40;
const DOCUMENTS = 6;
/** Requests of one network in an hour (platform/limits/public-limits.ts). */
const ALLOWED = 60;
const ASKED = 70;

/** After a sign-in at one API the other one accepts the token, and after the sign-out it refuses it. */
export async function sessions({ apis: [one, two] }) {
  let wrong = 0;
  for (let round = 0; round < SESSIONS; round += 1) {
    const [here, there] = round % 2 === 0 ? [one, two] : [two, one];
    const caller = await signIn(here.url, 'collaborateur');
    const elsewhere = caller.at(there.url);
    if ((await elsewhere.get(LIST)).status !== 200) wrong += 1;
    await caller.post('/v1/user/logout');
    if ((await elsewhere.get(LIST)).status !== 401) wrong += 1;
  }
  return { seen: `${SESSIONS} sessions, ${wrong} mal connues de l’autre API`, held: wrong === 0 };
}

/** A stream at one API reports a write through the other one at once. */
export async function live({ apis: [one, two] }) {
  const caller = await signIn(one.url);
  const writer = caller.at(two.url);
  const heard = new Map();
  const { close } = await caller.listen(({ id }) => heard.set(id, heard.get(id) ?? performance.now()));
  const delays = [];
  for (let round = 0; round < CHANGES; round += 1) {
    const begun = performance.now();
    const id = await writer.classify();
    while (!heard.has(id) && performance.now() - begun < CHANGE_MS) await wait(5);
    if (heard.has(id)) delays.push(heard.get(id) - begun);
  }
  close();
  const slowest = Math.round(Math.max(0, ...delays));
  return {
    seen: `${delays.length} changements sur ${CHANGES} reçus, le plus tard après ${slowest} ms`,
    held: delays.length === CHANGES,
  };
}

/**
 * After a write through one API the other one answers nothing out of date from its cache. Without a change both answer 304.
 */
export async function kept({ apis: [one, two] }) {
  // An account with few rows: the tag belongs to the first page, and a row of another page would not change it.
  const caller = await signIn(one.url, 'autre');
  const id = await caller.classify();
  let stale = 0;
  for (let round = 0; round < READS; round += 1) {
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
  return {
    seen: `${READS} écritures relues aussitôt par l’autre, ${stale} fois l’ancien état ; 304 sinon`,
    held: stale === 0,
  };
}

/** A document that one API ordered is served by the other one from S3, with the same bytes and none on a disk. */
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
  return {
    seen: `${same} fichiers sur ${DOCUMENTS} identiques par les deux ; ${local} sur le disque des processus`,
    held: same === DOCUMENTS && local === 0,
  };
}

/** Both APIs count requests together, by the address that the balancer passes on. */
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
  return {
    seen: `${allowed} demandes acceptées, puis ${refused} refusées, tour à tour`,
    held: allowed === ALLOWED && refused === ASKED - ALLOWED,
  };
}
