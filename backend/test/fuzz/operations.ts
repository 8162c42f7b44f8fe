/** The calls in the API's description, from which requests are made and with which answers are compared. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';

/** A JSON schema of the description, read as needed. */
export type Schema = Readonly<Record<string, unknown>>;

const media = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()).optional() }));
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: z.record(z.string(), z.unknown()).default({}),
});
const description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        'x-access': z.string(),
        parameters: z.array(parameter).default([]),
        requestBody: z.object({ content: media }).optional(),
        responses: z.record(z.string(), z.object({ content: media.optional() })),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

export interface Parameter {
  readonly name: string;
  readonly schema: Schema;
}

export interface Operation {
  /** For example `POST /v1/valor/{id}/profil`. */
  readonly title: string;
  readonly method: string;
  readonly path: string;
  /** The rule that says who may make it. */
  readonly access: string;
  readonly pathParameters: readonly string[];
  readonly query: readonly Parameter[];
  /** By media type; undefined for a call without a body. */
  readonly bodies: ReadonlyMap<string, Schema> | undefined;
  /** The schemas of JSON answers, by status. */
  readonly answers: ReadonlyMap<number, Schema | undefined>;
}

const { paths, components } = description.parse(
  JSON.parse(readFileSync(projectPath('backend', 'openapi.json'), 'utf8')),
);

export const schemas: Readonly<Record<string, Schema>> = components.schemas;

export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { 'x-access': access, parameters, requestBody, responses }]) => ({
    title: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    access,
    pathParameters: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
    query: parameters.filter((one) => one.in === 'query'),
    bodies:
      requestBody && new Map(Object.entries(requestBody.content).map(([type, { schema = {} }]) => [type, schema])),
    answers: new Map(
      Object.entries(responses).map(([status, { content }]) => [Number(status), content?.['application/json']?.schema]),
    ),
  })),
);

/** The schema that a reference points at. */
export function resolved(schema: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  const found = schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`The description has no ${$ref}`);
  return found;
}
