import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, unavailable, type FieldRefusal } from '../errors/domain-error.js';
import { errorCatalogue, refusalMessage, type ErrorCode } from '../errors/error-catalogue.js';
import { fieldMessage } from '../errors/field-message.js';
import { describeError } from '../logging/describe-error.js';
import { noteRefusal } from '../metrics/metrics.js';
import { isDatabaseAway } from '../persistence/sql-errors.js';
import { StorageFault } from '../storage/file-store.js';
import { z } from 'zod';

/** Turns every refusal into a status and a French message. Internal texts never leave. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const refusal = toRefusal(error);
    // Health reports an absent database, but only this line reports an absent storage.
    if (errorCatalogue[refusal.code].status === 500 || error instanceof StorageFault) {
      this.logger.error({ msg: 'request failed', code: refusal.code, fault: describeError(error) });
    }
    answerRefusal(refusal, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Answers a refusal, also for requests that never reach a route, for example an address that cannot be decoded. */
export function answerRefusal(refusal: DomainError, request: FastifyRequest, reply: FastifyReply): void {
  const { retryAfter } = refusal.details;
  const { status } = errorCatalogue[refusal.code];
  if (status >= 500) noteRefusal(reply.raw, refusal.code);
  if (retryAfter !== undefined) void reply.header('retry-after', Math.ceil(retryAfter));
  void reply.header('cache-control', 'no-store').status(status).send(failureBody(refusal, request.id));
}

export function failureBody({ code, details }: DomainError, correlationId: string): object {
  const { fields, version } = details;
  return {
    error: {
      code,
      message: refusalMessage(code, details),
      ...(fields === undefined ? {} : { fields: fieldMessages(fields) }),
      ...(version === undefined ? {} : { version }),
      correlation_id: correlationId,
    },
  };
}

const STATUS_CODES: Readonly<Partial<Record<number, ErrorCode>>> = {
  400: 'requete_malformee',
  401: 'session_absente',
  403: 'acces_refuse',
  404: 'introuvable',
  405: 'methode_refusee',
  413: 'corps_trop_grand',
  415: 'type_non_accepte',
  429: 'trop_de_tentatives',
};

function toRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseAway(error) || error instanceof StorageFault) return unavailable();
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  return new DomainError(STATUS_CODES[status] ?? 'erreur_interne');
}

/** Fastify's own refusals (malformed JSON, body too large) carry a statusCode. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function fieldMessages(fields: Readonly<Record<string, FieldRefusal>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, refusal]) => [field, fieldMessage(refusal)]));
}

/** The only failure body of the API: a stable code, a French message for the user, and the faulty fields, if any. */
export const errorResponse = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      version: z.int().optional().describe('For a stale write: the present version of the record'),
      correlation_id: z.string(),
    }),
  })
  .meta({ id: 'Error' });
