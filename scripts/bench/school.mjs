/**
 * (k) 300 people from a file without degrees to the PDF of their interview folders: shown, imported, given the planned
 * degrees, completed where these say nothing, printed. Machine time alone, with the progress that the screen shows.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { Refusal, step } from '../lib/steps.mjs';
import { say } from './messages.mjs';
import { signIn, startProduct } from './product.mjs';
import { decimal } from './table.mjs';

const PEOPLE = 300;
const LIMIT_S = 120;
/** As often as the console asks. */
const POLL_MS = 800;
/** Less is no progress: it begins at 0 and ends with the file. */
const LEAST_STEPS = 3;
const HEADINGS = ['Profil', 'Fonction', 'Date d’ancienneté', 'Diplôme'];
const DIPLOMA = 'Diplôme, titre ou certification de niveau 7 (enseignant-formateur)';
const TEACHER = 'Enseignant-formateur (cadre)';
const FUNCTIONS = ['Agent de service', 'Secrétaire-comptable', 'Comptable', TEACHER];
/** One in so many has no day of seniority: the planned degrees leave it to be completed. */
const WITHOUT_DAY = 50;

/** @param {import('./lab.mjs').Lab} lab */
export async function school(lab) {
  const origin = await startProduct(lab, await lab.database({ demo: true }));
  const send = sender(origin, await signIn(origin));
  const started = performance.now();
  const ids = await step(say.school.import(PEOPLE), () => importSchool(send));
  await step(say.school.planned, () => takePlanned(send, ids));
  const told = await step(say.school.print, () => print(send, ids));
  const seconds = (performance.now() - started) / 1000;
  return [
    {
      label: say.school.label(PEOPLE),
      product: `${decimal(seconds, 1)} s`,
      reference: say.school.steps(told.size),
      ratio: '',
      limit: `≤ ${LIMIT_S} s`,
      held: seconds <= LIMIT_S && told.size >= LEAST_STEPS,
    },
  ];
}

/** @returns the answer, which is no refusal */
function sender(origin, token) {
  return async (method, path, body) => {
    const isFile = typeof body === 'string';
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Refusal(say.school.refused(path, response.status));
    return response;
  };
}

const payloadOf = async (response) => (await response.json()).payload;

async function importSchool(send) {
  const rows = Array.from({ length: PEOPLE }, (_, index) => {
    const job = FUNCTIONS[index % FUNCTIONS.length];
    const day = index % WITHOUT_DAY === 0 ? '' : '01/09/2018';
    return [`Personne ${index}`, job, day, job === TEACHER ? DIPLOMA : ''];
  });
  const file = [HEADINGS, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n');
  const { key, digest } = await payloadOf(await send('POST', '/v1/valor/import/preview', file));
  const query = new URLSearchParams({ key, digest });
  const { import_id } = await payloadOf(await send('POST', `/v1/valor/import/confirm?${query}`, file));
  const { valor_ids } = await payloadOf(await send('GET', `/v1/valor/import/${import_id}`));
  return valor_ids;
}

async function takePlanned(send, ids) {
  const take = async (body) => payloadOf(await send('POST', '/v1/valor/planned/multiple', body));
  const first = await take({ ids });
  const left = ids.filter((id) => !first.computed_ids.includes(id));
  const precisions = left.map((valor_id) => ({ valor_id, sans_anciennete: true }));
  const second = await take({ ids: left, precisions });
  const computed = first.computed_ids.length + second.computed_ids.length;
  if (computed !== PEOPLE) throw new Refusal(say.school.notComputed(computed, PEOPLE));
}

/** @returns what the progress said, each percentage once */
async function print(send, ids) {
  const told = new Set();
  let response = await send('POST', '/v1/valor/download/interview/multiple', { ids });
  while (response.status === 202) {
    const { job_id, progress } = await payloadOf(response);
    told.add(progress);
    await wait(POLL_MS);
    response = await send('GET', `/v1/jobs/${job_id}`);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new Refusal(say.school.noFile);
  return told;
}
