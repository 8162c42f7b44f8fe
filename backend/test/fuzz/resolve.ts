/** Turns a step of a walk into a request, with known values in its path and its body. */
import { gzipSync } from 'node:zlib';
import { LARGEST_BODY } from '../../src/platform/http/body-limits.js';
import type { Known } from './known.js';
import type { SentRequest } from './sender.js';
import { byTitle, type Body, type Step } from './steps.js';

export function resolve(step: Step, known: Known): SentRequest {
  const operation = byTitle.get(step.title);
  if (operation === undefined) throw new Error(`No call is ${step.title}`);
  const path = operation.pathParameters.reduce((template, name, index) => {
    const segment = step.segments[index] ?? { text: '1' };
    return template.replace(`{${name}}`, () => {
      if ('raw' in segment) return segment.raw;
      return escaped('text' in segment ? segment.text : known.segment(operation.path, name, segment.known));
    });
  }, operation.path);
  const search = step.query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  const body = step.body && bytesOf(step.body, step.pick, (json) => known.link(json, path, step.pick));
  return {
    role: step.role,
    method: step.method,
    path: search === '' ? path : `${path}?${search}`,
    headers: [...(body?.headers ?? []), ...step.headers].map(([name, value]) => [name, value]),
    ...(body !== undefined && { body: body.bytes.toString('base64') }),
    ...(step.method === operation.method && { call: step.title }),
  };
}

/** Half of a surrogate pair has no UTF-8 bytes; it is sent as the three bytes of a careless encoder. */
function escaped(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

interface Ready {
  readonly bytes: Buffer;
  readonly headers: readonly (readonly [string, string])[];
}

const ofType = (type: string) => ['content-type', type] as const;
const JSON_TYPE = ofType('application/json');

function bytesOf(body: Body, pick: number, link: (json: unknown) => unknown): Ready {
  if ('file' in body) {
    const bytes = Buffer.from(body.file, 'base64');
    return body.type.startsWith('multipart/') ? formOf(bytes) : { bytes, headers: [ofType(body.type)] };
  }
  const text = JSON.stringify(body.link ? link(body.json) : body.json) ?? '';
  if (body.numeral !== undefined) return spoil(withNumeral(text, body.numeral, pick), body.spoilt);
  return spoil(text, body.spoilt);
}

/** A text, which may hold digits, or a bare number. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;

/** Puts the numeral as written in place of one of the numbers, since JSON.stringify would write it otherwise. */
function withNumeral(text: string, numeral: string, pick: number): string {
  const numbers = [...text.matchAll(TEXT_OR_NUMBER)].filter(([found]) => !found.startsWith('"'));
  const place = numbers[pick % numbers.length];
  if (place === undefined) return text;
  return `${text.slice(0, place.index)}${numeral}${text.slice(place.index + place[0].length)}`;
}

function formOf(file: Buffer): Ready {
  const boundary = 'x7520';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="é\u202e.png"\r\ncontent-type: image/png\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { bytes, headers: [ofType(`multipart/form-data; boundary=${boundary}`)] };
}

function spoil(text: string, how: string | undefined): Ready {
  const json = (bytes: string | Buffer, ...headers: readonly (readonly [string, string])[]): Ready => ({
    bytes: Buffer.from(bytes as string),
    headers: headers.length === 0 ? [JSON_TYPE] : headers,
  });
  switch (how) {
    case 'cut':
      return json(text.slice(0, text.length / 2));
    case 'bom':
      return json(`\ufeff${text}`);
    case 'utf16':
      return json(Buffer.from(text, 'utf16le'));
    case 'latin1':
      return json(Buffer.from(text, 'latin1'));
    case 'badUtf8':
      return json(
        Buffer.concat([Buffer.from('{"profile_name":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
      );
    case 'twice':
      return json(text.replace(/^\{/, `{${text.slice(1, -1)}${text.length > 2 ? ',' : ''}`));
    case 'form':
      return json(text, ofType('application/x-www-form-urlencoded'));
    case 'plain':
      return json(text, ofType('text/plain'));
    case 'untyped':
      return json(text, ofType('x'));
    case 'charset':
      return json(text, ofType('application/json; charset=utf-7'));
    case 'gzip':
      return json(gzipSync(text), JSON_TYPE, ['content-encoding', 'gzip']);
    case 'empty':
      return json('');
    case 'overLimit':
      return json(text.padEnd(LARGEST_BODY + 1));
    case 'longText':
      return json(text.replace(/"(?=[,}\]]|$)/, `${'a'.repeat(LARGEST_BODY)}"`));
    case 'deep':
      return json(`${'{"1":'.repeat(3_000)}${text === '' ? '1' : text}${'}'.repeat(3_000)}`);
    default:
      return json(text);
  }
}
