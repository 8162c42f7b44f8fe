/**
 * Sends as an open model does: each request has its moment, whether or not those before it are answered, and its time is
 * counted from that moment. A process of its own; it reads answers only as far as the next request needs them.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { goOn, kindOf, memberOf, requestOf } from './acts.mjs';

const TIMEOUT_MS = 60_000;
/** As often as the console asks for a document that is not ready. */
const POLL_MS = 800;
const PROBE_MS = 200;

let origin = '';
let members = [];
const streams = { open: 0, ended: 0, events: 0 };

const headersOf = ({ token, address }) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': address });

async function ask(member, { path, method = 'GET', body }) {
  const headers = { ...(member && headersOf(member)), ...(body && { 'content-type': 'application/json' }) };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${origin}${path}`, { ...sent, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status >= 300) throw new Error(`${response.status} ${path.replace(/\d+/g, 'n')}`);
  return { status: response.status, bytes };
}

const payloadOf = ({ bytes }) => JSON.parse(bytes.toString()).payload;

/** Until its file is there. */
async function untilPrinted(member, first) {
  let answer = first;
  while (answer.status === 202) {
    await wait(POLL_MS);
    answer = await ask(member, { path: `/v1/jobs/${payloadOf(answer).job_id}` });
  }
  if (answer.bytes.toString('latin1', 0, 5) !== '%PDF-') throw new Error(`${answer.status} instead of a PDF`);
}

const count = (errors, text) => (errors[text] = (errors[text] ?? 0) + 1);

async function take(member, kind, intended, { times, errors }) {
  member.busy.add(kind);
  try {
    const answer = await ask(member, requestOf(kind, member));
    if (kind === 'pdf') await untilPrinted(member, answer);
    if (kind === 'write' || kind === 'bulk') goOn(kind, member, payloadOf(answer));
    times[kind].push(performance.now() - intended);
  } catch (error) {
    count(errors, String(error?.message ?? error));
  } finally {
    member.busy.delete(kind);
  }
}

/** One of the members at random; of what follows one another, one who has nothing of it under way. */
function anyMember(kind) {
  const start = Math.floor(Math.random() * members.length);
  const all = [...members.slice(start), ...members.slice(0, start)];
  return kind === 'write' || kind === 'bulk' ? all.find(({ busy }) => !busy.has(kind)) : all[0];
}

async function run({ rate, seconds }) {
  const window = { times: { read: [], write: [], bulk: [], pdf: [] }, errors: {}, late: [], probes: [] };
  const started = performance.now();
  const end = started + seconds * 1000;
  const cpu = process.cpuUsage();
  const pending = [probe(window, end)];
  let intended = started;
  for (;;) {
    // As people come: independent of each other.
    intended += (-Math.log(1 - Math.random()) / rate) * 1000;
    if (intended >= end) break;
    const ahead = intended - performance.now();
    if (ahead > 1) await wait(ahead);
    window.late.push(Math.max(0, performance.now() - intended));
    const kind = kindOf();
    const member = anyMember(kind);
    if (member === undefined) count(window.errors, 'everybody is busy');
    else pending.push(take(member, kind, intended, window));
  }
  const { user, system } = process.cpuUsage(cpu);
  const cpuShare = (user + system) / 1000 / (performance.now() - started);
  await Promise.all(pending);
  return { ...window, cpuShare, streams: { ...streams } };
}

/** How long others wait for the service's state: at its moments too, whatever became of the one before. */
async function probe({ probes, errors }, end) {
  const asked = [];
  for (let intended = performance.now(); intended < end; intended += PROBE_MS) {
    await wait(Math.max(0, intended - performance.now()));
    const answered = ask(undefined, { path: '/v1/status' });
    asked.push(
      answered.then(
        () => probes.push(performance.now() - intended),
        () => count(errors, '/v1/status'),
      ),
    );
  }
  await Promise.all(asked);
}

async function openStream(member) {
  const { status, body } = await fetch(`${origin}/v1/live`, { headers: headersOf(member) });
  if (status !== 200) throw new Error(`a stream was answered ${status}`);
  streams.open += 1;
  const read = async () => {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      if (text.includes('event: change')) streams.events += 1;
    }
  };
  const end = () => {
    streams.open -= 1;
    streams.ended += 1;
  };
  read().then(end, end);
}

async function open(given) {
  origin = given.origin;
  members = given.members.map(memberOf);
  for (const member of members) await openStream(member);
  return streams;
}

process.on('message', ({ command, words }) => {
  ({ open, run })[command](words).then(
    (answer) => process.send({ answer }),
    (error) => process.send({ failure: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit(0));
