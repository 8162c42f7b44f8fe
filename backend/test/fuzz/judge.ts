/** What no answer of the API may be, whatever the request. */
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { errorResponse } from '../../src/platform/http/error.filter.js';
import { schemas, type Schema } from './operations.js';
import type { Heard, SentRequest } from './sender.js';
import { byTitle } from './steps.js';

/** For refusals, which are short texts for people. */
const INNER: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>]+ \(/,
  /\.(?:ts|js|mjs|cjs):\d+/,
  /node_modules|file:\/\//,
  /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|ZodError|QueryFailedError|URIError|FST_ERR\w*|ERR_[A-Z_]+|E(?:CONN\w+|NOENT|PIPE|ACCES))\b/,
  /Cannot (?:read|set|convert|destructure)|is not (?:a function|iterable|defined|valid JSON)|Unexpected (?:token|end)|out of range/,
  /violates|duplicate key|syntax error|invalid (?:input|byte)|relation "|column "|operator does not exist|deadlock detected/i,
  /\bselect\b.+\bfrom\b|\binsert into\b|\bupdate\b.+\bset\b|typeorm|postgres|bullmq|fastify|nestjs|chromium/i,
  /\b(?:undefined|NaN|\[object \w+\])\b/,
];
/** For successes, which may contain what people typed. */
const PATHS = [projectPath(), 'node_modules', '/dist/modules/', '/dist/platform/', 'at async '];

/** Statuses of the edge, before any route: malformed requests, or characters that cannot be stored. */
const OF_THE_EDGE = [400, 404, 405, 406, 408, 413, 415, 422, 431];

export interface Judgement {
  /** A short text that is the same for each case of one fault. */
  readonly fault: string;
  readonly detail: string;
}

export function judge(sent: SentRequest, heard: Heard, foreign: readonly string[]): Judgement | undefined {
  const { status, text } = heard;
  const told = (fault: string, detail = text.slice(0, 600)) => ({
    fault: `${fault}: ${sent.call ?? sent.method}`,
    detail,
  });
  if (status >= 500) return faultOfServer(sent, heard, told);
  if (heard.headers['x-correlation-id'] === undefined && status !== 400) return told('no correlation id');
  if (status >= 400) {
    const words = wordsOf(heard);
    const inner = INNER.find((pattern) => pattern.test(words));
    if (inner !== undefined) return told(`inner text ${inner.source.slice(0, 30)}`);
    if (sent.method !== 'HEAD' && text !== '' && !isRefusal(heard)) return told(`a ${status} in another form`);
  } else {
    const inner = PATHS.find((part) => text.includes(part));
    if (inner !== undefined)
      return told('inner path', text.slice(text.indexOf(inner) - 100, text.indexOf(inner) + 200));
  }
  const other = foreign.find((mark) => text.includes(mark));
  if (other !== undefined) return told('what belongs to others');
  return sent.call === undefined ? undefined : againstDescription(sent.call, heard, told);
}

type Told = (fault: string, detail?: string) => Judgement;

/** A 503 is allowed for overload and maintenance only, when it is described and has a time to retry. */
function faultOfServer({ call }: SentRequest, { status, headers }: Heard, told: Told): Judgement | undefined {
  const isStated = call === undefined || byTitle.get(call)?.answers.has(503) === true;
  return status === 503 && headers['retry-after'] !== undefined && isStated ? undefined : told(`a ${status}`);
}

/** The refusal's own words, without names of fields, which may come from the caller. */
function wordsOf({ json, text }: Heard): string {
  const read = errorResponse.safeParse(json);
  if (!read.success) return text;
  const { code, message, fields = {} } = read.data.error;
  return [code, message, ...Object.values(fields)].join('\n');
}

const isRefusal = ({ json }: Heard): boolean => {
  const read = errorResponse.safeParse(json);
  return read.success && read.data.error.message !== '' && read.data.error.correlation_id !== '';
};

function againstDescription(call: string, { status, json, headers, text }: Heard, told: Told): Judgement | undefined {
  const answers = byTitle.get(call)?.answers;
  if (answers === undefined) return told('a call that the description does not have');
  if (!answers.has(status))
    return OF_THE_EDGE.includes(status) || status === 304 ? undefined : told(`an unstated ${status}`);
  const schema = answers.get(status);
  if (status >= 300 || schema === undefined || json === undefined) return undefined;
  if (!String(headers['content-type']).startsWith('application/json')) return undefined;
  const read = readerOf(`${call} ${status}`, schema).safeParse(json);
  if (read.success) return undefined;
  const [issue] = read.error.issues;
  const place = issue?.path.map((part) => (typeof part === 'number' ? 'n' : String(part))).join('.') ?? '';
  return told(`another answer than described at ${place}`, `${JSON.stringify(issue)} ${text.slice(0, 300)}`);
}

const readers = new Map<string, z.ZodType>();
const $defs = rewritten(schemas) as Record<string, z.core.JSONSchema.JSONSchema>;

/** Rewrites references for a schema that stands alone. */
function rewritten(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as unknown;
}

function readerOf(title: string, schema: Schema): z.ZodType {
  const known = readers.get(title);
  if (known !== undefined) return known;
  const made = z.fromJSONSchema({ ...(rewritten(schema) as z.core.JSONSchema.JSONSchema), $defs });
  readers.set(title, made);
  return made;
}
