import type { MailStep, ServerReason } from '@valorisation/contract';
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

/**
 * True when another try would fail in the same way. Only an absent server, the recipient's or ours, comes back without a
 * correction.
 */
export function isFinal(failure: MailFailure): boolean {
  return failure === 'refuse' || failure === 'non_redige';
}

/** The answer of a server without its words, because they contain addresses. */
interface Answer {
  readonly code: number;
  readonly status: string | null;
}

/** The reason by the class of RFC 3463 without its first digit. The class says more than the code. */
const BY_STATUS: readonly (readonly [RegExp, ServerReason])[] = [
  [/^1\.(2|10)$|^4\.4$/, 'unknown_domain'],
  [/^1\.[78]$/, 'sender_refused'],
  [/^1\./, 'unknown_mailbox'],
  [/^2\.1$/, 'mailbox_disabled'],
  [/^2\.2$/, 'mailbox_full'],
  [/^2\.3$|^3\.4$/, 'too_large'],
  [/^7\.8$/, 'sign_in'],
  [/^7\./, 'policy'],
];

/** The reason by the code of RFC 5321, and of RFC 4954 for the sign-in. */
const BY_CODE: Readonly<Record<number, ServerReason>> = {
  530: 'sign_in',
  534: 'sign_in',
  535: 'sign_in',
  550: 'unknown_mailbox',
  551: 'unknown_mailbox',
  552: 'mailbox_full',
  553: 'unknown_mailbox',
  554: 'policy',
  556: 'unknown_domain',
};

/** The meaning of a server's refusal. A 4xx with an unknown class means "later". */
export function reasonOf(answer: Answer | null): ServerReason {
  if (answer === null) return 'unreachable';
  const { code, status } = answer;
  const [isTemporary, detail] = [code < 500, status?.slice(2) ?? ''];
  const told = BY_STATUS.find(([pattern]) => pattern.test(detail))?.[1];
  // Greylisting means "later" with any class. A full mailbox is worth reporting.
  if (isTemporary) return told === 'mailbox_full' || told === 'sign_in' ? told : 'later';
  return told ?? BY_CODE[code] ?? 'other';
}
