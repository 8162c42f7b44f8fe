/**
 * Sends as an open model does: each request has its moment, whether or not those before it are answered, and its time is
 * counted from that moment. A process of its own; it reads answers only as far as the next request needs them.
 */
import { Agent, request as call } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { kindOf, Member } from './acts.mjs';

const TIMEOUT_MS = 60_000;
/** As often as the console asks for a document that is not ready. */
const POLL_MS = 800;
const PROBE_MS = 200;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, keepAliveMsecs: 30_000 });
const streamAgent = new Agent({ keepAlive: false, maxSockets: Infinity });

let port = 0;
let members = [];
const streams = { open: 0, ended: 0, events: 0 };

/** The same moments in every run. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const headersOf = ({ token, address }) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': address });

/** @returns the status and the bytes */
function ask(member, { method, path, body }) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(member && headersOf(member)),
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const asked = call({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.once('end', () => resolve({ status: response.statusCode, bytes: Buffer.concat(parts) }));
      response.once('error', reject);
    });
    asked.setTimeout(TIMEOUT_MS, () => asked.destroy(new Error('no answer')));
    asked.once('error', reject);
    asked.end(text);
  });
}

const payloadOf = ({ bytes }) => JSON.parse(bytes.toString()).payload;

/** Until its file is there. */
async function untilPrinted(member, first) {
  let answer = first;
  while (answer.status === 202) {
    await wait(POLL_MS);
    answer = await ask(member, { method: 'GET', path: `/v1/jobs/${payloadOf(answer).job_id}` });
  }
  if (answer.bytes.toString('latin1', 0, 5) !== '%PDF-') throw new Error(`${answer.status} instead of a PDF`);
}

async function take(member, kind, random, intended, window) {
  const { request, end } = member.begin(kind, random);
  try {
    const answer = await ask(member, request);
    if (answer.status >= 300) throw new Error(`${answer.status} ${request.path.replace(/\d+/g, 'n')}`);
    if (kind === 'pdf') await untilPrinted(member, answer);
    end(kind === 'write' || kind === 'bulk' ? payloadOf(answer) : undefined);
    window.times[kind].push(performance.now() - intended);
  } catch (error) {
    end(undefined);
    const text = String(error?.message ?? error);
    window.errors[text] = (window.errors[text] ?? 0) + 1;
  }
}

/** Somebody who has nothing of this kind under way: a person does one thing after another. */
function somebody(kind, random) {
  const start = Math.floor(random() * members.length);
  for (let turn = 0; turn < members.length; turn += 1) {
    const member = members[(start + turn) % members.length];
    if (member.isFreeFor(kind)) return member;
  }
  return undefined;
}

async function run({ rate, seconds, seed }) {
  const random = randomFrom(seed);
  const window = { times: { read: [], write: [], bulk: [], pdf: [] }, errors: {}, late: [], probes: [] };
  const started = performance.now();
  const end = started + seconds * 1000;
  const cpu = process.cpuUsage();
  const pending = new Set();
  const probing = probe(window, end);
  let intended = started;
  for (;;) {
    // As people come: independent of each other.
    intended += (-Math.log(1 - random()) / rate) * 1000;
    if (intended >= end) break;
    const ahead = intended - performance.now();
    if (ahead > 1) await wait(ahead);
    window.late.push(Math.max(0, performance.now() - intended));
    const kind = kindOf(random);
    const member = somebody(kind, random);
    if (member === undefined) {
      window.errors['nobody is free'] = (window.errors['nobody is free'] ?? 0) + 1;
      continue;
    }
    const taken = take(member, kind, random, intended, window).finally(() => pending.delete(taken));
    pending.add(taken);
  }
  const { user, system } = process.cpuUsage(cpu);
  const cpuShare = (user + system) / 1000 / (performance.now() - started);
  await Promise.all([...pending, probing]);
  return { ...window, cpuShare, streams: { ...streams } };
}

/** How long others wait for the service's state: at its moments too, whatever became of the one before. */
async function probe(window, end) {
  const asked = [];
  for (let intended = performance.now(); intended < end; intended += PROBE_MS) {
    await wait(Math.max(0, intended - performance.now()));
    asked.push(
      ask(undefined, { method: 'GET', path: '/v1/status' }).then(
        () => window.probes.push(performance.now() - intended),
        () => (window.errors['/v1/status'] = (window.errors['/v1/status'] ?? 0) + 1),
      ),
    );
  }
  await Promise.all(asked);
}

function openStream(member) {
  return new Promise((resolve, reject) => {
    const headers = headersOf(member);
    const asked = call({ agent: streamAgent, host: '127.0.0.1', port, path: '/v1/live', headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream was answered ${response.statusCode}`));
      streams.open += 1;
      response.on('data', (part) => (streams.events += part.includes('event: change') ? 1 : 0));
      response.once('close', () => {
        streams.open -= 1;
        streams.ended += 1;
      });
      response.once('error', () => undefined);
      resolve();
    });
    asked.once('error', reject);
    asked.end();
  });
}

const COMMANDS = {
  async open(given) {
    port = given.port;
    members = given.members.map((member, number) => new Member(member, number));
    for (const member of members) await openStream(member);
    return streams;
  },
  run,
};

process.on('message', ({ command, given }) => {
  COMMANDS[command](given).then(
    (answer) => process.send({ answer }),
    (error) => process.send({ failure: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send({ type: 'ready' });
