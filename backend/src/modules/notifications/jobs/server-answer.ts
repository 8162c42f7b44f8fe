import type { ServerReason } from '@valorisation/contract';

/** Without its words, which name addresses. */
interface Answer {
  readonly code: number;
  readonly status: string | null;
}

/** By the class of RFC 3463 without its first number; it says more than the code. */
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

/** RFC 5321, and 4954 for the sign-in. */
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

/** What a server means by its refusal. A 4xx whose class says nothing is a "later". */
export function reasonOf(answer: Answer | null): ServerReason {
  if (answer === null) return 'unreachable';
  const { code, status } = answer;
  const [isTemporary, detail] = [code < 500, status?.slice(2) ?? ''];
  const told = BY_STATUS.find(([pattern]) => pattern.test(detail))?.[1];
  // "Later" is what greylisting says, whatever class it names; a full mailbox is worth telling.
  if (isTemporary) return told === 'mailbox_full' || told === 'sign_in' ? told : 'later';
  return told ?? BY_CODE[code] ?? 'other';
}
