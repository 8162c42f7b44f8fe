/**
 * Sends requests as an open model, in its own process: each request has a planned moment, whether or not earlier requests
 * are answered. Its time is measured from that moment.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Caller } from '../../lib/caller.mjs';
import { goOn, kindOf, memberOf, requestOf } from './acts.mjs';

/** How often the console asks for a document that is not ready. */
const POLL_MS = 800;
const PROBE_MS = 200;

let stranger;
let members = [];
const streams = { open: 0, ended: 0, events: 0 };

async function ask(caller, { path, method = 'GET', body }) {
  const answer = await (method === 'GET' ? caller.get(path) : caller.post(path, body));
  if (answer.status >= 300) throw new Error(`${answer.status} ${path.replace(/\d+/g, 'n')}`);
  return answer;
}

async function untilPrinted(caller, first) {
  let answer = first;
  while (answer.status === 202) {
    await wait(POLL_MS);
    answer = await ask(caller, { path: `/v1/jobs/${answer.body.payload.job_id}` });
  }
  if (answer.headers.get('content-type') !== 'application/pdf') throw new Error(`${answer.status} instead of a PDF`);
}

const count = (errors, text) => (errors[text] = (errors[text] ?? 0) + 1);

async function take(member, kind, intended, { times, errors }) {
  member.busy.add(kind);
  try {
    const answer = await ask(member.caller, requestOf(kind, member));
    if (kind === 'pdf') await untilPrinted(member.caller, answer);
    if (kind === 'write' || kind === 'bulk') goOn(kind, member, answer.body.payload);
    times[kind].push(performance.now() - intended);
  } catch (error) {
    count(errors, String(error?.message ?? error));
  } finally {
    member.busy.delete(kind);
  }
}

/** A member at random; for writes, one who is not writing already. */
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
    // Exponential gaps: people come independently of each other.
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

/** Asks for the state of the service at fixed moments, whether or not earlier requests are answered. */
async function probe({ probes, errors }, end) {
  const asked = [];
  for (let intended = performance.now(); intended < end; intended += PROBE_MS) {
    await wait(Math.max(0, intended - performance.now()));
    const answered = ask(stranger, { path: '/v1/status' });
    asked.push(
      answered.then(
        () => probes.push(performance.now() - intended),
        () => count(errors, '/v1/status'),
      ),
    );
  }
  await Promise.all(asked);
}

async function open(given) {
  stranger = new Caller(given.origin);
  members = given.members.map(memberOf);
  for (const member of members) {
    member.caller = new Caller(given.origin, member.token, { 'x-forwarded-for': member.address });
    const { ended } = await member.caller.listen(() => (streams.events += 1));
    streams.open += 1;
    void ended.then(() => {
      streams.open -= 1;
      streams.ended += 1;
    });
  }
  return streams;
}

process.on('message', ({ command, words }) => {
  ({ open, run })[command](words).then(
    (answer) => process.send({ answer }),
    (error) => process.send({ failure: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit(0));
