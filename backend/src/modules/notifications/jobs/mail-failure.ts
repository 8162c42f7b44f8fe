/** Why a mail was not sent, by its error. */
import type { MailStep } from '@valorisation/contract';
import { MailFault } from '../../../platform/mail/mailer.js';
import { TemplateError } from '../../../platform/templates/index.js';
import type { MailFailure } from '../mail-contents.js';

/** The names on the mail's page. */
export const FAILURE_STEPS = {
  refuse: 'refused',
  injoignable: 'delayed',
  non_redige: 'unwritten',
  interne: 'interrupted',
} as const satisfies Record<MailFailure, MailStep['step']>;

export function failureOf(error: unknown): MailFailure {
  if (error instanceof MailFault) return error.isFinal ? 'refuse' : 'injoignable';
  return error instanceof TemplateError ? 'non_redige' : 'interne';
}

/** Another try would fail in the same way. Only an absent server, theirs or ours, comes back by itself. */
export function isFinal(failure: MailFailure): boolean {
  return failure === 'refuse' || failure === 'non_redige';
}
