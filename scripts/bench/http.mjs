/** Requests as fast as a server answers them, by autocannon. */
import { performance } from 'node:perf_hooks';
import { Refusal } from '../lib/steps.mjs';
import { median } from './figures.mjs';

export const CONNECTIONS = 16;

/**
 * A status other than 200 ends the measure: a server that refuses would win for nothing.
 * @param {string} url
 * @param {object} wanted what autocannon is told: `amount` of requests or seconds of `duration`, `headers`, `requests`
 * @returns {Promise<{ rate: number, latency: number }>} answers a second, median milliseconds
 */
export async function fire(url, wanted) {
  // Asked here and not above: a script without node_modules must reach its installation first.
  const { default: autocannon } = await import('autocannon');
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

/** Each request in its turn, whichever connection sends it. @param {() => { path: string, headers?: object }} next */
export const each = (next) => [{ setupRequest: (request) => ({ ...request, ...next() }) }];

export const bearer = (token) => ({ authorization: `Bearer ${token}` });
