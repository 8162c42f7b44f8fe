import { describe, expect, it } from '@jest/globals';
import { reasonOf } from './mail-failure.js';

describe("a mail server's answer", () => {
  it.each([
    [550, '5.1.1', 'unknown_mailbox'],
    [550, null, 'unknown_mailbox'],
    [553, '5.1.3', 'unknown_mailbox'],
    [550, '5.1.2', 'unknown_domain'],
    [550, '5.7.1', 'policy'],
    [554, null, 'policy'],
    [554, '5.2.1', 'mailbox_disabled'],
    [552, null, 'mailbox_full'],
    [552, '5.2.2', 'mailbox_full'],
    [552, '5.3.4', 'too_large'],
    [550, '5.1.8', 'sender_refused'],
    [535, '5.7.8', 'sign_in'],
    [454, '4.7.8', 'sign_in'],
    [421, '4.3.2', 'later'],
    [451, '4.7.1', 'later'],
    [450, null, 'later'],
    [452, '4.2.2', 'mailbox_full'],
    [599, null, 'other'],
  ])('to %i %s means %s', (code, status, reason) => {
    expect(reasonOf({ code, status })).toBe(reason);
  });

  it('means nothing when no server answered', () => {
    expect(reasonOf(null)).toBe('unreachable');
  });
});
