/**
 * The dialect of ra-data-simple-rest, which the staff API speaks (product decisions, section 3): a list is asked for by
 * `sort=["field","ASC"]`, `range=[first,last]` and `filter={...}`, its place is told by Content-Range, no envelope.
 */
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { RawJson } from './raw-json.js';
import { holdsUnstorable } from './storable-text.js';

const MOST_ROWS = 1000;

function parameter<Schema extends z.ZodType>(schema: Schema, description: string) {
  const parsed = z.string().transform((text, context): unknown => {
    const value = readJson(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: 'invalide' });
    return z.NEVER;
  });
  return parsed.pipe(schema).describe(description);
}

/** Undefined for what is no JSON, and for texts that its escapes make unstorable. */
function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return holdsUnstorable(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The query of a list that may be sorted by `fields` (the first is the default) and filtered as `filter` says. */
export function restListRequest<Field extends string, Filter extends z.ZodRawShape>(
  fields: readonly [Field, ...Field[]],
  filter: Filter,
) {
  const sort = z.tuple([z.enum(fields, 'tri_inconnu'), z.enum(['ASC', 'DESC'], 'tri_inconnu')], 'tri_inconnu');
  const place = z.int('invalide').min(0, 'invalide');
  const range = z
    .tuple([place, place], 'invalide')
    .refine(([first, last]) => last >= first && last - first < MOST_ROWS, 'invalide');
  return z.object({
    sort: parameter(sort, '`["field","ASC"]`').default([fields[0], 'ASC']),
    range: parameter(range, '`[0,24]`, both included').default([0, 24]),
    filter: parameter(z.object(filter, 'invalide'), '`{"field":value}`').optional(),
  });
}

/** `{"id":[1,2]}`, which getMany sends. */
export const idsFilter = z.array(z.int('invalide').positive('invalide'), 'invalide').max(MOST_ROWS, 'invalide');

/** The rows as the dialect wants them, and where they stand in the list. */
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

/** One record, or several: without an envelope. */
export function restRecord(record: object): RawJson {
  return new RawJson(Buffer.from(JSON.stringify(record)));
}

/** The documented success of a list in this dialect. */
export function AnswersRestList(row: z.ZodType): MethodDecorator {
  return ApiResponse({
    status: 200,
    description: 'The rows asked for; Content-Range tells their place',
    headers: { 'Content-Range': { description: '`resource first-last/total`', schema: { type: 'string' } } },
    standardSchema: z.array(row),
  });
}

/** The documented success of one record in this dialect. */
export function AnswersRestRecord(row: z.ZodType): MethodDecorator {
  return ApiResponse({ status: 200, description: 'The record', standardSchema: row });
}
