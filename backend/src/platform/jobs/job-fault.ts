import type { JobCause } from '@valorisation/contract';
import { DelayedError, RateLimitError, WaitingChildrenError, WaitingError } from 'bullmq';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { MailFault } from '../mail/mailer.js';
import { PdfRenderError, type PdfErrorCode } from '../pdf/pdf-error.js';
import { isDatabaseAway } from '../persistence/sql-errors.js';
import { StorageFault } from '../storage/storage-fault.js';
import { TemplateError } from '../templates/template-error.js';

/** Why a try at a job failed, in one word for the queue and for staff. The log has the rest (ADR 44). */
export class JobFault extends Error {
  override readonly name = 'JobFault';

  constructor(
    readonly reason: JobCause,
    options: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** These errors tell BullMQ to do something else with a job; they are no failures. */
const ORDERS = [DelayedError, RateLimitError, WaitingChildrenError, WaitingError];

export const isOrder = (error: unknown): boolean => ORDERS.some((kind) => error instanceof kind);

const OF_PDF: Readonly<Record<PdfErrorCode, JobCause>> = {
  browser_unavailable: 'browser',
  browser_lost: 'browser',
  render_failed: 'document',
  timeout: 'timeout',
  aborted: 'browser',
  closed: 'worker_lost',
  untitled_document: 'document',
};

/** Node's file errors beside the storage's: no space, no right, a failing disk, a missing file. */
const STORAGE_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT']);

export function causeOf(error: unknown): JobCause {
  if (error instanceof PdfRenderError) return OF_PDF[error.code];
  if (error instanceof MailFault) return 'mail_server';
  if (error instanceof StorageFault) return 'storage';
  if (error instanceof TemplateError) return 'document';
  if (error instanceof DomainError) return 'refused';
  if (error instanceof z.core.$ZodError) return 'unreadable';
  if (isDatabaseAway(error)) return 'service_away';
  if (error instanceof Error && 'code' in error && STORAGE_CODES.has(error.code)) return 'storage';
  return 'other';
}
