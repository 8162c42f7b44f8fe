/** Bodies with files. The route reads them as a stream, after its access rule and within its limit. */
import { Readable } from 'node:stream';
import { SHEET_TYPES } from '@valorisation/contract';
import { applyDecorators } from '@nestjs/common';
import multipart from '@fastify/multipart';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

export const FILE_TYPES = ['application/octet-stream', SHEET_TYPES.xlsx, 'application/vnd.ms-excel', SHEET_TYPES.csv];

/** The largest file body of a route, except files in forms. */
export const LARGEST_FILE_BODY = 5 * 1024 * 1024;

const FORM_TYPE = 'multipart/form-data';
const FILE_PART = 'file';
const LONGEST_PART_NAME = 100;

const MARK = { takesFile: true } as const;
const PARTS_MARK = { takesFile: true, takesForm: true, takesParts: true } as const;
const FORM_MARK = { takesForm: true } as const;
const NO_BODY_MARK = { takesNoBody: true } as const;

/** The route takes the bytes of a file as its body, without a form. */
export function TakesFile(description: string): MethodDecorator {
  return applyDecorators(
    RouteConfig(MARK),
    ApiConsumes(...FILE_TYPES),
    ApiBody({ description, schema: { type: 'string', format: 'binary' } }),
  );
}

/** The route takes the bytes of a file, or a form with the file and other parts as JSON. */
export function TakesFileWithParts(description: string, parts: readonly string[]): MethodDecorator {
  const told = `${description} Or a form with the part \`${FILE_PART}\` and, as JSON, any of ${parts.map((name) => `\`${name}\``).join(', ')}.`;
  return applyDecorators(
    RouteConfig(PARTS_MARK),
    ApiConsumes(...FILE_TYPES, FORM_TYPE),
    ApiBody({ description: told, schema: { type: 'string', format: 'binary' } }),
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

/** A body is accepted and not read, for programs that send the form of RFC 8058. */
export const TakesNoBody = (): MethodDecorator => RouteConfig(NO_BODY_MARK);

/** True when the route streams its form itself, without holding it in memory. */
export function takesForm(request: FastifyRequest): boolean {
  if (!isForm(request)) return false;
  const { config } = request.routeOptions;
  return 'takesForm' in config && config.takesForm === true;
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
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, _, done) => {
    if ('takesNoBody' in request.routeOptions.config) done(null);
    else done(Object.assign(new Error('unsupported media type'), { statusCode: 415 }));
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

/** A file with the other parts of its form, as they were read from JSON. */
export class FileForm {
  constructor(
    readonly file: Buffer,
    readonly parts: Readonly<Record<string, unknown>>,
  ) {}
}

/** The file and the parts of a form, or the bytes of a body without parts. @throws 413, 415, 400 for a broken form */
export async function readFileForm(request: FastifyRequest, limit = LARGEST_FILE_BODY): Promise<FileForm> {
  if (request.body instanceof FileForm) {
    if (request.body.file.length > limit) throw new DomainError('corps_trop_grand');
    return request.body;
  }
  return isForm(request) ? readForm(request, limit) : new FileForm(await readFileBody(request, limit), {});
}

/** Reads a file body before its route, after its access rule. @throws 413 above the limit of every route */
export async function readAhead(request: FastifyRequest): Promise<void> {
  if (request.body instanceof Readable) request.body = await readFileBody(request);
  else if (takesParts(request)) request.body = await readForm(request, LARGEST_FILE_BODY);
}

const takesParts = (request: FastifyRequest): boolean =>
  takesForm(request) && 'takesParts' in request.routeOptions.config;

const MOST_PARTS = 10;
const LARGEST_PART = 1024 * 1024;

async function readForm(request: FastifyRequest, limit: number): Promise<FileForm> {
  const limits = { files: 1, fields: MOST_PARTS, parts: MOST_PARTS + 1, fieldSize: LARGEST_PART, fileSize: limit + 1 };
  const parts: Record<string, unknown> = {};
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await part.toBuffer();
      else parts[part.fieldname] = JSON.parse(String(part.value));
    }
  } catch {
    throw new DomainError('requete_malformee');
  }
  if (file === undefined) throw new DomainError('requete_malformee');
  if (file.length > limit) throw new DomainError('corps_trop_grand');
  return new FileForm(file, parts);
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
