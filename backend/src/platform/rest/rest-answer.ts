/**
 * Answers in the dialect of ra-data-simple-rest: records without an envelope, and a list's position in Content-Range.
 */
import type { ManyOutcome } from '@valorisation/contract';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { DomainError } from '../errors/domain-error.js';
import { refusalMessage } from '../errors/error-catalogue.js';
import { fieldMessage } from '../errors/field-message.js';
import type { ManyDone } from '../errors/many-done.js';
import { RECORD } from '../http/open-api-calls.js';
import { RawJson } from '../http/raw-json.js';

/** The rows in the dialect's form, and their position in the list. */
export function restList(
  reply: FastifyReply,
  resource: string,
  { rows, first, total }: { readonly rows: readonly object[]; readonly first: number; readonly total: number },
): RawJson {
  const place = rows.length === 0 ? '*' : `${first}-${first + rows.length - 1}`;
  reply.header('content-range', `${resource} ${place}/${total}`);
  reply.header('access-control-expose-headers', 'Content-Range');
  return restRecord(rows);
}

/** One record, or several, without an envelope. */
export function restRecord(record: object): RawJson {
  return new RawJson(Buffer.from(JSON.stringify(record)));
}

/** The outcome of an act on many records, with the refusals in words. */
export function restMany<Id extends number | string>({ done, left }: ManyDone<Id>): RawJson {
  const told = left.map(({ id, refusal }) => ({ id, code: refusal.code, message: messageOf(refusal) }));
  return restRecord({ done, left: told } satisfies ManyOutcome<Id>);
}

/** A refused field has its own words. */
function messageOf({ code, details: { fields = {}, ...details } }: DomainError): string {
  const [field] = Object.values(fields);
  return field === undefined ? refusalMessage(code, details) : fieldMessage(field);
}

export function AnswersRestList(row: z.core.$ZodType): MethodDecorator {
  return ApiResponse({
    status: 200,
    description: 'The rows asked for; Content-Range tells their place',
    headers: { 'Content-Range': { description: '`resource first-last/total`', schema: { type: 'string' } } },
    standardSchema: z.array(row),
  });
}

export function AnswersRestRecord(row: z.core.$ZodType, status = 200): MethodDecorator {
  return ApiResponse({ status, description: RECORD, standardSchema: row });
}
