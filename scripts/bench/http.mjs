/** Requests as fast as a server answers them, by autocannon. */
import { performance } from 'node:perf_hooks';
import { Refusal } from '../lib/steps.mjs';
import { median } from './figures.mjs';

const CONNECTIONS = 16;

/** Imported late, because a script without node_modules must first reach the step that installs them. */
const load = async () => (await import('autocannon')).default;

/**
 * A status other than 200 ends the measurement, because a server that refuses would be faster without being better.
 * @param {string} url
 * @param {object} wanted options of autocannon: `amount` of requests or seconds of `duration`, `headers`, `requests`
 * @returns {Promise<{ rate: number, latency: number }>} answers a second, median milliseconds
 */
export async function fire(url, wanted) {
  const autocannon = await load();
  const times = [];
  let [began, last] = [performance.now(), 0];
  const firing = autocannon({ url, connections: CONNECTIONS, ...wanted });
  firing.once('start', () => (began = performance.now()));
  firing.on('response', (_client, _status, _bytes, milliseconds) => {
    last = performance.now();
    times.push(milliseconds);
  });
  const { errors, non2xx } = await firing;
  if (errors + non2xx > 0) throw new Refusal(`${url} : ${errors} sans réponse, ${non2xx} refusées.`);
  return { rate: (1000 * times.length) / (last - began), latency: median(times) };
}

/**
 * Sends requests of one account, 120 at a time. They run on another thread, so that they do not delay the neighbour's clock.
 * @returns {Promise<string>} how often each status came
 */
export async function flood(origin, { path, token, body, type }, seconds) {
  const autocannon = await load();
  const { statusCodeStats, errors } = await autocannon({
    url: `${origin}${path}`,
    connections: 120,
    duration: seconds,
    workers: 1,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...bearer(token), ...(body !== undefined && { 'content-type': type }) },
    body,
  });
  const answers = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} × ${status}`);
  return [...answers, ...(errors === 0 ? [] : [`${errors} sans réponse`])].join(', ');
}

/** Makes each request when it is sent. @param {() => { path: string, headers?: object }} next */
export const each = (next) => [{ setupRequest: (request) => ({ ...request, ...next() }) }];

export const bearer = (token) => ({ authorization: `Bearer ${token}` });
