import { isSchema, type AnyCall, type InputOf } from '@valorisation/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { assertStorable, toRefusal } from './validation.pipe.js';

/** A call's input, without what it does not have. */
type AnyInput = InputOf<AnyCall>;

/**
 * The path's parameters, the query and the body of a request, as its call says.
 * @throws 404 for a path that names nothing, 422 naming the fields that are wrong, 400 for a body of no use.
 */
export function readInput(call: AnyCall, request: FastifyRequest): AnyInput {
  const params = z.safeDecode(z.object(call.params), request.params as never);
  if (!params.success) throw new DomainError('introuvable');
  return {
    params: params.data,
    query: read(call.query, withoutEmpty(request.query)),
    body: (isSchema(call.body) ? read(call.body, request.body) : undefined) as AnyInput['body'],
  };
}

/** A form or a link that leaves a key empty (`?p=&key=`) asks what one without it asks. */
function withoutEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

function read<Of extends z.core.$ZodType>(schema: Of, given: unknown): z.output<Of> {
  assertStorable(given);
  const result = z.safeParse(schema, given);
  if (!result.success) throw toRefusal(result.error.issues);
  return result.data;
}
