/** The API's description (OpenAPI 3.1), built from the routes, their zod schemas and their declarations. */
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { describeCall, exampleOf } from './open-api-calls.js';
import { errorResponse } from './error.filter.js';
import { toJsonSchema } from './json-schema.js';
import { refusalExamples, refusalResponses, refusalsOf } from './open-api-refusals.js';
import { routeTable, type Route } from './route-table.js';

type Components = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { name: string }>;

const INTRODUCTION = `JSON in UTF-8. A success is \`{"payload": ...}\`, a refusal \`{"error": {"code", "message", "fields"?, "correlation_id"}}\`: \
\`code\` is stable, \`message\` is French text for the user, \`fields\` names what a 422 refuses, by the names of the request.

Sign in with POST /v1/user/login and send its token as \`Authorization: Bearer ...\`. What belongs to another establishment answers 404. \
Amounts are in EUR with at most two decimals, dates in ISO 8601 (UTC) unless a day (YYYY-MM-DD, Europe/Paris).`;

const BEARER = 'bearer';

/** Works on a preview of the application (without instances and database). */
export function buildOpenApi(app: INestApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Valorisation des emplois')
    .setDescription(INTRODUCTION)
    .setVersion('v1')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'The token of POST /v1/user/login; on /v1/payroll/lines a key that a head made',
      },
      BEARER,
    )
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (controller, method) => operationId({ controller, handler: method }),
    standardSchemaConverter: toJsonSchema,
    autoTagControllers: false,
  });
  const routes = new Map(routeTable(app).map((route) => [operationId(route), route]));
  const schemas: Components = { ...document.components?.schemas };
  for (const item of Object.values(document.paths)) {
    for (const operation of [item.get, item.post, item.put, item.patch, item.delete]) {
      const route = routes.get(operation?.operationId ?? '');
      if (operation !== undefined && route !== undefined) complete(operation, route, schemas);
    }
  }
  document.components = {
    ...document.components,
    schemas: { ...schemas, ...toJsonSchema(errorResponse, { schemaType: 'output' }).components },
    examples: refusalExamples(),
  };
  for (const media of jsonBodies(document)) {
    const example = exampleOf(media.schema, document.components?.schemas ?? {});
    if (example !== undefined) media.example ??= example;
  }
  document.tags = [...new Set([...routes.values()].map(tagOf))].sort().map((name) => ({ name }));
  return document;
}

function jsonBodies({ paths }: OpenAPIObject): { schema?: unknown; example?: unknown }[] {
  return Object.values(paths)
    .flatMap(({ get, post, put, patch, delete: remove }) => [get, post, put, patch, remove])
    .flatMap((operation) => [
      operation?.requestBody,
      ...Object.entries(operation?.responses ?? {}).flatMap(([status, answer]) =>
        status.startsWith('2') ? [answer] : [],
      ),
    ])
    .flatMap((body) => (body !== undefined && 'content' in body ? [body.content?.['application/json'] ?? []] : []))
    .flat();
}

/** `ValuationsController.list` becomes `valuations_list`, `MailsResource.list` `mails_list`. */
function operationId({ controller, handler }: Pick<Route, 'controller' | 'handler'>): string {
  return `${controller.replace(/(Controller|Resource)$/, '').toLowerCase()}_${handler}`;
}

/** The module of the route: `ValuationRoutesModule` becomes `valuations`. */
function tagOf({ module }: Route): string {
  return module
    .replace(/RoutesModule$/, 's')
    .replace(/Module$/, '')
    .toLowerCase();
}

function complete(operation: Operation, route: Route, schemas: Components): void {
  if (route.call !== undefined) describeCall(operation, route.call, schemas);
  operation.tags = [tagOf(route)];
  if (route.access !== 'public') operation.security = [{ [BEARER]: [] }];
  Object.assign(operation, { 'x-access': route.access ?? 'none' });
  Object.assign(operation.responses, refusalResponses(refusalsOf(route)));
  for (const parameter of operation.parameters ?? []) if ('name' in parameter) completeParameter(parameter);
}

/** An id of a path without a further description. */
function completeParameter(parameter: Parameter): void {
  if (parameter.in !== 'path' || parameter.description !== undefined) return;
  parameter.description = 'Id';
  parameter.schema = { type: 'integer', minimum: 1 };
}
