/** What the API's description says of a call of the contract: its parameters, its body and its answer, as they are sent. */
import { FileAnswer, isSchema, jsonAnswerOf, type AnyCall } from '@valorisation/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { MEANINGS } from './api-doc.decorator.js';
import { toJsonSchema, type Json } from './json-schema.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const object = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ description: z.string().optional() })).default({}),
  required: z.array(z.string()).default([]),
});

/** Of the job that makes a file. */
const ACCEPTED = 202;

/** @param schemas the components of the description: named parts are added */
export function describeCall(operation: Operation, call: AnyCall, schemas: Json): void {
  const sent = (schema: z.core.$ZodType): Json => {
    const found = toJsonSchema(schema, { schemaType: 'input' });
    Object.assign(schemas, found.components);
    return found.schema;
  };
  const query = object.parse(sent(call.query));
  // What a route says of its own path stays.
  const known = (operation.parameters ?? []).filter((parameter) => 'in' in parameter && parameter.in === 'path');
  const path = Object.keys(call.params).map(
    (name) =>
      known.find((parameter) => 'name' in parameter && parameter.name === name) ?? { name, required: true, in: 'path' },
  );
  const fields = Object.entries(query.properties).map(([name, schema]) => ({
    name,
    required: query.required.includes(name),
    in: 'query',
    ...(schema.description !== undefined && { description: schema.description }),
    schema,
  }));
  Object.assign(operation, { parameters: [...path, ...fields] });
  if (isSchema(call.body)) {
    const schema = sent(call.body);
    operation.requestBody = { required: true, content: { 'application/json': { schema } } };
  }
  const isFile = call.answer instanceof FileAnswer;
  const answer = jsonAnswerOf(call);
  if (answer === undefined) return;
  const content = { 'application/json': { schema: envelope(sent(answer)) } };
  const described: Operation['responses'] = {};
  for (const status of isFile ? [ACCEPTED] : call.status) {
    described[String(status)] = { description: MEANINGS[status] ?? 'Done', content };
  }
  operation.responses = isFile ? { ...operation.responses, ...described } : described;
}

function envelope(payload: Json): Json {
  return { type: 'object', properties: { payload }, required: ['payload'] };
}
