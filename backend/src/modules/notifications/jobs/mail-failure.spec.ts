import { describe, expect, it } from '@jest/globals';
import { MailFault } from '../../../platform/mail/mailer.js';
import { TemplateError } from '../../../platform/templates/index.js';
import { failureOf, isFinal } from './mail-failure.js';

describe('the reason why a mail did not leave', () => {
  it.each([
    ['refuse', new MailFault('SMTP 550', { code: 550, status: '5.1.1' }, true), true],
    ['injoignable', new MailFault('ECONNREFUSED 0', null, false), false],
    ['non_redige', new TemplateError('activation', 'no value'), true],
    ['interne', new TypeError('a fault of ours'), false],
  ])('is reported as %s, and only a failure that would repeat is final', (failure, error, final) => {
    expect(failureOf(error)).toBe(failure);
    expect(isFinal(failureOf(error))).toBe(final);
  });
});
