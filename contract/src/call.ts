/** One call of the API: its method and path, its input, its answer and its refusals. */
import * as z from 'zod/mini';
import { encode, type SentOf } from './encode.js';
import { wireNamesOf, wireObject, type Fields, type WireObject } from './wire.js';

type Schema = z.core.$ZodType;
type Params = Readonly<Record<string, Schema>>;

/** The media types of spreadsheets. */
export const SHEET_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

/** A file of one of these types, without an envelope. With status 202, the answer is the job that makes the file. */
export class FileAnswer<Job extends Schema | undefined = Schema | undefined> {
  constructor(
    readonly mediaTypes: readonly string[],
    readonly job: Job,
    /** A shortened example of a JSON file, for the API's description. */
    readonly example?: unknown,
  ) {}
}

/** A long-lived answer of server-sent events. The data of each kind of event has a schema. */
export class StreamAnswer<Events extends Readonly<Record<string, Schema>> = Readonly<Record<string, Schema>>> {
  constructor(readonly events: Events) {}
}

/**
 * The bytes of a file, or a form whose part `file` has the bytes and the file's name. With `parts`, the body is the bytes or
 * a form; the form's other parts are these fields, each as JSON.
 */
export class FileBody<Parts extends Schema | undefined = Schema | undefined> {
  constructor(
    readonly description: string,
    readonly isForm = false,
    readonly parts?: Parts,
  ) {}
}

export interface Call<
  PathParams extends Params = Params,
  Query extends Fields = Fields,
  Body = Schema | FileBody | undefined,
  Answer = Schema | FileAnswer | StreamAnswer,
  Refusal extends string = string,
> {
  readonly method: 'GET' | 'POST';
  /** For example `/v1/valor/:id/profil`. */
  readonly path: string;
  readonly params: PathParams;
  readonly query: WireObject<Query>;
  readonly body: Body;
  readonly answer: Answer;
  /** True for an answer without an envelope, as records of the staff API are answered. */
  readonly isBare: boolean;
  /** The status after success. Several, when the status depends on what the call did. */
  readonly status: readonly [number, ...number[]];
  /** The refusals of this call alone. Those of every call (no session…) follow from its declaration. */
  readonly refuses: readonly Refusal[];
}

export type AnyCall = Call<Params, Fields, unknown, unknown>;

interface Described<PathParams, Query extends Fields, Body, Answer, Refusal> {
  readonly params?: PathParams;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly isBare?: boolean;
  readonly status?: readonly [number, ...number[]];
  readonly refuses?: readonly Refusal[];
}

type None = Readonly<Record<never, never>>;

function described(method: 'GET' | 'POST') {
  return <
    const PathParams extends Params = None,
    const Query extends Fields = None,
    Body extends Schema | FileBody | undefined = undefined,
    Answer extends Schema | FileAnswer | StreamAnswer = Schema,
    const Refusal extends string = never,
  >(
    path: string,
    parts: Described<PathParams, Query, Body, Answer, Refusal>,
  ): Call<PathParams, Query, Body, Answer, Refusal> => ({
    method,
    path,
    params: parts.params ?? ({} as PathParams),
    query: wireObject(parts.query ?? ({} as Query)),
    body: parts.body as Body,
    answer: parts.answer,
    isBare: parts.isBare ?? false,
    status: parts.status ?? [200],
    refuses: parts.refuses ?? [],
  });
}

export const get = described('GET');
export const post = described('POST');

type Readings<Of extends Params> = { readonly [Name in keyof Of]: z.output<Of[Name]> };

/** The decoded input, as the handler of the call gets it. */
export interface InputOf<Of extends AnyCall> {
  readonly params: Readings<Of['params']>;
  readonly query: z.output<Of['query']>;
  readonly body: Of['body'] extends Schema ? z.output<Of['body']> : undefined;
}

/** The answer in the names and values of the code. For a file, the job that makes the file. */
export type AnswerOf<Of extends AnyCall> = Of['answer'] extends Schema
  ? z.output<Of['answer']>
  : Of['answer'] extends StreamAnswer<infer Events>
    ? z.output<Events[keyof Events]>
    : Of['answer'] extends FileAnswer<infer Job>
      ? Job extends Schema
        ? z.output<Job>
        : never
      : never;

type Part<Name extends string, Of, Left> = Left extends true
  ? { readonly [Key in Name]?: Of }
  : { readonly [Key in Name]: Of };
type AreAllOptional<Of> = None extends Of ? true : false;

/** The input that a caller gives. A part that has no required field may be left out. */
export type Given<Of extends AnyCall> = Part<'params', Readings<Of['params']>, AreAllOptional<Readings<Of['params']>>> &
  Part<'query', SentOf<Of['query']>, AreAllOptional<SentOf<Of['query']>>> &
  (Of['body'] extends Schema
    ? Part<'body', SentOf<Of['body']>, undefined extends SentOf<Of['body']> ? true : AreAllOptional<SentOf<Of['body']>>>
    : Of['body'] extends FileBody
      ? { readonly file: Blob } & PartsOf<Of['body']>
      : unknown);

type PartsOf<Body> =
  Body extends FileBody<infer Parts> ? (Parts extends Schema ? { readonly parts?: SentOf<Parts> } : unknown) : unknown;

interface AnyGiven {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly parts?: unknown;
}

/** A call in the form in which it goes over the network. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  /** The address, with the query. */
  readonly address: string;
  readonly body?: unknown;
  readonly file?: Blob;
  /** The other parts of the form with the file, each with its JSON. */
  readonly parts?: Readonly<Record<string, unknown>>;
}

export function sent<Of extends AnyCall>(call: Of, given: Given<Of>): Sent {
  const { params = {}, query = {}, body, file, parts } = given as AnyGiven;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const schema = call.params[name];
    return encodeURIComponent(String(schema === undefined ? '' : encode(schema, params[name] as never)));
  });
  const set = Object.entries(encode(call.query, query as never)).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return {
    method: call.method,
    address: search === '' ? path : `${path}?${search}`,
    ...(isSchema(call.body) && body !== undefined && { body: encode(call.body, body as never) }),
    ...(file !== undefined && { file }),
    ...(call.body instanceof FileBody &&
      isSchema(call.body.parts) &&
      parts !== undefined && { parts: encode(call.body.parts, parts as never) as Readonly<Record<string, unknown>> }),
  };
}

/** Reads an answer into the names and values of the code. Null when it does not match the schema of the call. */
export function received<Of extends AnyCall>(call: Of, payload: unknown): { readonly answer: AnswerOf<Of> } | null {
  if (!isSchema(call.answer)) return null;
  const read = z.safeParse(call.answer, payload);
  return read.success ? { answer: read.data as AnswerOf<Of> } : null;
}

/** Reads an event of a long-lived answer. Null when the event does not match its schema. */
export function receivedEvent<Of extends Schema>(event: Of, data: unknown): z.output<Of> | null {
  const read = z.safeParse(event, data);
  return read.success ? read.data : null;
}

/** The job, when the server answers a job instead of the file; otherwise null. */
export function receivedJob<Of extends z.core.$ZodType>(answer: FileAnswer<Of>, payload: unknown): z.output<Of> | null {
  const read = z.safeParse(answer.job, payload);
  return read.success ? read.data : null;
}

/** The code's name for a field that the server has refused by its wire name. `valor_data.3` becomes `answers.3`. */
export function fieldOf(call: AnyCall, refused: string): string {
  const [head = refused, ...rest] = refused.split('.');
  const names = [...wireNamesOf(call.query), ...(isSchema(call.body) ? wireNamesOf(call.body) : [])];
  return [names.find(([, name]) => name === head)?.[0] ?? head, ...rest].join('.');
}

export function jsonAnswerOf({ answer }: AnyCall): Schema | undefined {
  const json: unknown = answer instanceof FileAnswer ? answer.job : answer;
  return isSchema(json) ? json : undefined;
}

/** The schemas of the events in a long-lived answer. */
export function eventsOf({ answer }: AnyCall): readonly Schema[] {
  return isStream(answer) ? Object.values(answer.events) : [];
}

function isStream(answer: unknown): answer is StreamAnswer {
  return answer instanceof StreamAnswer;
}

export function isSchema(part: unknown): part is Schema {
  return part instanceof z.core.$ZodType;
}
