/**
 * A load generator that costs little beside the servers that it measures: plain sockets kept open, one request at a time
 * on each, answers counted and not parsed. A status other than 200 ends the measure.
 */
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { median } from './statistics.mjs';

export const CONNECTIONS = 16;
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const SILENCE_MS = 30_000;

/** @typedef {{ path: string, token?: string }} Request */

/**
 * Sends every request once, as fast as the connections allow.
 * @param {number} port
 * @param {readonly Request[]} requests
 */
export function sendAll(port, requests) {
  let next = 0;
  return measure(port, () => requests[next++]);
}

/**
 * Sends one request over and over.
 * @param {number} port
 * @param {Request} request
 * @param {number} seconds
 */
export function repeat(port, request, seconds) {
  const end = performance.now() + seconds * 1000;
  return measure(port, () => (performance.now() < end ? request : undefined));
}

/** @returns {Promise<{ rate: number, latency: number }>} requests per second, median milliseconds */
async function measure(port, nextRequest) {
  const latencies = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => converse(port, nextRequest, (latency) => latencies.push(latency))),
  );
  const seconds = (performance.now() - started) / 1000;
  return { rate: latencies.length / seconds, latency: median(latencies) };
}

/** One connection: asks, waits for the whole answer, asks again until there is nothing more to ask. */
function converse(port, nextRequest, onAnswer) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const reader = new AnswerReader();
    let sentAt = 0;
    const ask = () => {
      const request = nextRequest();
      if (request === undefined) return void socket.end(resolve);
      sentAt = performance.now();
      socket.write(textOf(request));
    };
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('No answer in time')));
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection')));
    socket.on('data', (chunk) => {
      try {
        if (!reader.isWhole(chunk)) return;
      } catch (error) {
        return void socket.destroy(error);
      }
      onAnswer(performance.now() - sentAt);
      ask();
    });
  });
}

function textOf({ path, token }) {
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: application/json\r\n${authorization}\r\n`;
}

/** Follows answers of a known length. */
class AnswerReader {
  #head = Buffer.alloc(0);
  #missing = 0;

  isWhole(chunk) {
    if (this.#missing > 0) return this.#count(chunk.length);
    this.#head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
    const end = this.#head.indexOf(END_OF_HEAD);
    if (end < 0) return false;
    const text = this.#head.toString('latin1', 0, end);
    if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(`Refused: ${text.slice(0, text.indexOf('\r'))}`);
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    if (length === undefined) throw new Error('An answer without a length');
    const received = this.#head.length - end - END_OF_HEAD.length;
    this.#head = Buffer.alloc(0);
    this.#missing = Number(length);
    return this.#count(received);
  }

  #count(bytes) {
    this.#missing -= bytes;
    return this.#missing === 0;
  }
}
