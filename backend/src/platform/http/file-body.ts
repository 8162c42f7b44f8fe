/** Bodies with files. The route reads them as a stream, after its access rule and within its limit. */
import { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import multipart from '@fastify/multipart';
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

/** The largest file body of a route, except files in forms. */
export const LARGEST_FILE_BODY = 5 * 1024 * 1024;

const FORM_TYPE = 'multipart/form-data';
const FILE_PART = 'file';
const LONGEST_PART_NAME = 100;

const MARK = { takesFile: true } as const;
const FORM_MARK = { takesForm: true } as const;

/** The route takes the bytes of a file as its body, without a form. */
export function TakesFile(description: string): MethodDecorator {
  return applyDecorators(
    RouteConfig(MARK),
    ApiConsumes(...FILE_TYPES),
    ApiBody({ description, schema: { type: 'string', format: 'binary' } }),
  );
}

/** The route takes a form whose part `file` is a file with its name. */
export function TakesForm(description: string): MethodDecorator {
  const properties = { [FILE_PART]: { type: 'string', format: 'binary' } };
  return applyDecorators(
    RouteConfig(FORM_MARK),
    ApiConsumes(FORM_TYPE),
    ApiBody({ description, schema: { type: 'object', properties, required: [FILE_PART] } }),
  );
}

/** True when the route streams its form itself, without holding it in memory. */
export function takesForm(request: FastifyRequest): boolean {
  const { config } = request.routeOptions;
  return isForm(request) && 'takesForm' in config && config.takesForm === true;
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.trimStart().toLowerCase().startsWith(FORM_TYPE) === true;
}

/** Reads nothing before the route asks for it. A route that takes no file answers 415, as for any other type. */
export async function acceptFiles(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    throwFileSizeLimit: false,
    // The route limits the size of a file, because the library would cut it silently.
    limits: { files: 1, fields: 0, parts: 1, fieldNameSize: LONGEST_PART_NAME, fileSize: Number.MAX_SAFE_INTEGER },
  });
  fastify.addHook('preParsing', async (request) => {
    if (isForm(request) && !request.is404 && !takesForm(request)) throw new DomainError('type_non_accepte');
  });
  fastify.addContentTypeParser(FILE_TYPES, (request, payload, done) => {
    const { config } = request.routeOptions;
    const takesFile = 'takesFile' in config && config.takesFile === true;
    if (takesFile) done(null, payload);
    else done(Object.assign(new Error('unsupported media type'), { statusCode: 415 }));
  });
}

/** The bytes of the body, up to the limit. @throws 413 above it, 415 for a body that is not a file */
export async function readFileBody(request: FastifyRequest, limit = LARGEST_FILE_BODY): Promise<Buffer> {
  const { body } = request;
  if (Buffer.isBuffer(body) && body.length <= limit) return body;
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

/** Reads a file body before its route, after its access rule. @throws 413 above the limit of every route */
export async function readAhead(request: FastifyRequest): Promise<void> {
  if (request.body instanceof Readable) request.body = await readFileBody(request);
}

/** A file of a form, not read yet. */
export interface FormFile {
  /** The name that the sender's browser gave. It is not reliable. */
  readonly name: string;
  readonly content: Readable;
}

/** @throws 415 for a body that is not a form, 400 for a form without the part `file` */
export async function openFormFile(request: FastifyRequest): Promise<FormFile> {
  if (!request.isMultipart()) throw new DomainError('type_non_accepte');
  // All errors of the library on a broken form become one refusal.
  const part = await request.file().catch(() => undefined);
  if (part === undefined) throw new DomainError('requete_malformee');
  if (part.fieldname === FILE_PART) return { name: part.filename, content: part.file };
  part.file.resume();
  throw new DomainError('requete_malformee');
}
