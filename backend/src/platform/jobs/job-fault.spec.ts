import { describe, expect, it } from '@jest/globals';
import { DelayedError } from 'bullmq';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { MailFault } from '../mail/mailer.js';
import { PdfRenderError } from '../pdf/pdf-error.js';
import { ConnectionLost } from '../persistence/sql-errors.js';
import { StorageFault } from '../storage/file-store.js';
import { causeOf, isOrder, JobFault } from './job-worker.js';

const systemError = (code: string) => Object.assign(new Error(`${code}: /var/secret/marie.pdf`), { code });

describe('the reason why a job failed', () => {
  it.each([
    ['browser', new PdfRenderError('browser_unavailable', 'no browser at /usr/bin')],
    ['timeout', new PdfRenderError('timeout', 'over 30 s')],
    ['document', new PdfRenderError('untitled_document', 'no title')],
    ['mail_server', new MailFault('no answer', null, false)],
    ['refused', new DomainError('introuvable')],
    ['unreadable', z.safeParse(z.int(), 'Marie').error],
    ['service_away', new ConnectionLost('ended')],
    ['service_away', systemError('ECONNREFUSED')],
    ['storage', systemError('ENOSPC')],
    ['storage', new StorageFault('/var/secret/marie.pdf')],
    ['other', new Error('Marie')],
    ['other', 'Marie'],
  ])('is %s', (cause, error) => {
    expect(causeOf(error)).toBe(cause);
  });

  it('is stored as the only text of the error', () => {
    expect(new JobFault('browser', { cause: new Error('Marie') }).message).toBe('browser');
  });

  it('is not looked for when the job was only postponed', () => {
    expect([isOrder(new DelayedError()), isOrder(new Error('no'))]).toEqual([true, false]);
  });
});
