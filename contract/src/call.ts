/** One call of the API: its method and path, what it takes, answers and refuses. */
import * as z from 'zod/mini';
import { encode, type SentOf } from './encode.js';
import { wireNamesOf, wireObject, type Fields, type WireObject } from './wire.js';

type Schema = z.core.$ZodType;
type Params = Readonly<Record<string, Schema>>;

/**
 * An answer that is a file of one of these types, without an envelope. With status 202 it is the job that makes the
 * file.
 */
export class FileAnswer<Job extends Schema | undefined = Schema | undefined> {
  constructor(
    readonly mediaTypes: readonly string[],
    readonly job: Job,
    /** A shortened example of a JSON file, for the API's description. */
    readonly example?: unknown,
  ) {}
}

/** A long-lived answer of server-sent events. Each event has the schema of its data. */
export class StreamAnswer<Events extends Readonly<Record<string, Schema>> = Readonly<Record<string, Schema>>> {
  constructor(readonly events: Events) {}
}

/** A body with the bytes of a file, or a form around them whose part `file` also has the file's name. */
export class FileBody {
  constructor(
    readonly description: string,
    readonly isForm = false,
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
  /** True for an answer without an envelope: a record of the staff API. */
  readonly isBare: boolean;
  /** The status of a success; several when it depends on what the call did. */
  readonly status: readonly [number, ...number[]];
  /** Its own refusals. Those of every call (no session, a malformed body…) follow from its declaration. */
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

/** The decoded input for the call's handler. */
export interface InputOf<Of extends AnyCall> {
  readonly params: Readings<Of['params']>;
  readonly query: z.output<Of['query']>;
  readonly body: Of['body'] extends Schema ? z.output<Of['body']> : undefined;
}

/** The call's answer in the code's names and values; for a file, the job that makes it. */
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

/** A caller's input. A part without a required field may be left out. */
export type Given<Of extends AnyCall> = Part<'params', Readings<Of['params']>, AreAllOptional<Readings<Of['params']>>> &
  Part<'query', SentOf<Of['query']>, AreAllOptional<SentOf<Of['query']>>> &
  (Of['body'] extends Schema
    ? Part<'body', SentOf<Of['body']>, undefined extends SentOf<Of['body']> ? true : AreAllOptional<SentOf<Of['body']>>>
    : Of['body'] extends FileBody
      ? { readonly file: Blob }
      : unknown);

interface AnyGiven {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Blob;
}

/** A call as it goes over the network. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  /** Includes the query. */
  readonly address: string;
  readonly body?: unknown;
  readonly file?: Blob;
}

export function sent<Of extends AnyCall>(call: Of, given: Given<Of>): Sent {
  const { params = {}, query = {}, body, file } = given as AnyGiven;
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
  };
}

/** The answer of a call in the code's names and values; null when it does not match the call's schema. */
export function received<Of extends AnyCall>(call: Of, payload: unknown): { readonly answer: AnswerOf<Of> } | null {
  if (!isSchema(call.answer)) return null;
  const read = z.safeParse(call.answer, payload);
  return read.success ? { answer: read.data as AnswerOf<Of> } : null;
}

/** An event of a long-lived answer; null when it does not match its schema. */
export function receivedEvent<Of extends Schema>(event: Of, data: unknown): z.output<Of> | null {
  const read = z.safeParse(event, data);
  return read.success ? read.data : null;
}

/** The job, when the answer is a job instead of the file. */
export function receivedJob<Of extends z.core.$ZodType>(answer: FileAnswer<Of>, payload: unknown): z.output<Of> | null {
  const read = z.safeParse(answer.job, payload);
  return read.success ? read.data : null;
}

/** The code's name for a field that the server refused under its wire name: `valor_data.3` becomes `answers.3`. */
export function fieldOf(call: AnyCall, refused: string): string {
  const [head = refused, ...rest] = refused.split('.');
  const names = [...wireNamesOf(call.query), ...(isSchema(call.body) ? wireNamesOf(call.body) : [])];
  return [names.find(([, name]) => name === head)?.[0] ?? head, ...rest].join('.');
}

export function jsonAnswerOf({ answer }: AnyCall): Schema | undefined {
  const json: unknown = answer instanceof FileAnswer ? answer.job : answer;
  return isSchema(json) ? json : undefined;
}

/** The schema of each event in a long-lived answer. */
export function eventsOf({ answer }: AnyCall): readonly Schema[] {
  return isStream(answer) ? Object.values(answer.events) : [];
}

function isStream(answer: unknown): answer is StreamAnswer {
  return answer instanceof StreamAnswer;
}

export function isSchema(part: unknown): part is Schema {
  return part instanceof z.core.$ZodType;
}
