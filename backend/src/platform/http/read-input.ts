import { isSchema, type AnyCall, type InputOf } from '@valorisation/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { assertStorable, toRefusal } from './validation.pipe.js';

/** A call's input, without missing parts. */
type AnyInput = InputOf<AnyCall>;

/**
 * The parameters, query and body of a request, decoded by its call.
 * @throws 404 for a path that names nothing, 422 naming wrong fields, 400 for an unusable body
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

/** A form or link with an empty key (`?p=&key=`) means the same as one without the key. */
function withoutEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** Decodes a value that came by another way than the body, such as a part of a form. @throws 422 naming wrong fields */
export function read<Of extends z.core.$ZodType>(schema: Of, given: unknown): z.output<Of> {
  assertStorable(given);
  const result = z.safeParse(schema, given);
  if (!result.success) throw toRefusal(result.error.issues);
  return result.data;
}
