/** Bodies that are files: handed to the route as a stream, read behind its access rule, within its limit. */
import { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

export const FILE_TYPES = [
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'text/csv',
];

const MARK = { takesFile: true } as const;

/** The route takes the bytes of a file as its body, without a form around them. */
export function TakesFile(description: string): MethodDecorator {
  return applyDecorators(
    RouteConfig(MARK),
    ApiConsumes(...FILE_TYPES),
    ApiBody({ description, schema: { type: 'string', format: 'binary' } }),
  );
}

/** Nothing is read before the route asks for it; a route that takes no file answers 415 as for any other type. */
export function acceptFiles(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FILE_TYPES, (request, payload, done) => {
    const { config } = request.routeOptions;
    const takesFile = 'takesFile' in config && config.takesFile === true;
    if (takesFile) done(null, payload);
    else done(Object.assign(new Error('unsupported media type'), { statusCode: 415 }));
  });
}

/**
 * The bytes of the body, no more than the limit.
 * @throws 413 beyond it, 415 for a body that is no file.
 */
export async function readFileBody(request: FastifyRequest, limit: number): Promise<Buffer> {
  const { body } = request;
  if (!(body instanceof Readable)) throw new DomainError('type_non_accepte');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new DomainError('corps_trop_grand');
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > limit) throw new DomainError('corps_trop_grand');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
