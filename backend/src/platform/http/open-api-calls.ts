/** What the API's description says about a call of the contract: its parameters, body and answer, in the sent form. */
import { eventsOf, FileAnswer, isSchema, jsonAnswerOf, type AnyCall } from '@valorisation/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { MEANINGS } from './api-doc.decorator.js';
import { toJsonSchema, type Json } from './json-schema.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const object = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ description: z.string().optional() })).default({}),
  required: z.array(z.string()).default([]),
});

/** The answer of a call without an envelope. */
export const RECORD = 'The record';

/** The status of a job that makes a file. */
const ACCEPTED = 202;

/** @param schemas the components of the description; named parts are added */
export function describeCall(operation: Operation, call: AnyCall, schemas: Json): void {
  const sent = (schema: z.core.$ZodType): Json => {
    const found = toJsonSchema(schema, { schemaType: 'input' });
    Object.assign(schemas, found.components);
    return found.schema;
  };
  const query = object.parse(sent(call.query));
  // Keeps what a route declares about its own path and headers.
  const own = (operation.parameters ?? []).filter((parameter) => 'in' in parameter);
  const path = Object.entries(call.params).map(
    ([name, schema]) =>
      own.find((parameter) => parameter.in === 'path' && parameter.name === name) ?? pathParameter(name, sent(schema)),
  );
  const headers = own.filter((parameter) => parameter.in === 'header');
  const fields = Object.entries(query.properties).map(([name, schema]) => ({
    name,
    required: query.required.includes(name),
    in: 'query',
    ...(schema.description !== undefined && { description: schema.description }),
    schema,
  }));
  Object.assign(operation, { parameters: [...path, ...fields, ...headers] });
  if (isSchema(call.body)) {
    const schema = sent(call.body);
    operation.requestBody = { required: true, content: { 'application/json': { schema } } };
  }
  const events = eventsOf(call);
  if (events.length > 0) {
    const content = { 'text/event-stream': { schema: { oneOf: events.map((event) => sent(event)) } } };
    operation.responses = { 200: { description: 'Open until the client or the session ends it', content } };
  }
  const isFile = call.answer instanceof FileAnswer;
  const answer = jsonAnswerOf(call);
  if (answer === undefined) return;
  const schema = call.isBare ? sent(answer) : envelope(sent(answer));
  const content = { 'application/json': { schema } };
  const described: Operation['responses'] = {};
  for (const status of isFile ? [ACCEPTED] : call.status) {
    const description = call.isBare ? RECORD : (MEANINGS[status] ?? 'Done');
    described[String(status)] = { description, content };
  }
  operation.responses = isFile ? { ...operation.responses, ...described } : described;
}

function pathParameter(name: string, { description = 'Id', ...schema }: Json) {
  return { name, required: true, in: 'path', description, schema };
}

function envelope(payload: Json): Json {
  return { type: 'object', properties: { payload }, required: ['payload'] };
}

/** The example of a body or an answer: its schema's own, or built from its parts. */
type Part = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, unknown>>;

const COMPONENT = '#/components/schemas/';

/** Undefined when a part has no example; a test then names the operation. */
export function exampleOf(schema: unknown, schemas: Schemas): unknown {
  if (!isJson(schema)) return undefined;
  const { $ref, example, examples, type, items, properties, allOf, anyOf } = schema;
  if (typeof $ref === 'string') return exampleOf(schemas[$ref.slice(COMPONENT.length)], schemas);
  if (example !== undefined) return example;
  if (Array.isArray(examples)) return examples[0];
  if ('const' in schema) return schema['const'];
  if (type === 'null') return null;
  if (Array.isArray(allOf)) return together(allOf.map((part) => exampleOf(part, schemas)));
  if (Array.isArray(anyOf)) return anyOf.map((part) => exampleOf(part, schemas)).find((found) => found !== undefined);
  if (type === 'array') {
    const one = exampleOf(items, schemas);
    return one === undefined ? undefined : [one];
  }
  if (!isJson(properties)) return undefined;
  const parts = Object.entries(properties).map(([name, part]) => [name, exampleOf(part, schemas)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

function together(parts: readonly unknown[]): unknown {
  return parts.every(isJson) ? Object.assign({}, ...parts) : undefined;
}

function isJson(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
