import { describe, expect, it } from '@jest/globals';
import { copiesOf, parseKeptMails, repeatsOf, wrongMail, type SentMail } from './kept-mails.js';

const mail: SentMail = { key: 'a', state: 'sent', times: 1 };

describe('the mails on a server', () => {
  it('are counted by their key, acknowledged or not', () => {
    const mails = parseKeptMails('told a@one\nuntold a@one\ntold ab@one\n');
    expect(copiesOf('a', mails)).toEqual({ kept: 2, untold: 1 });
    expect(repeatsOf(mail, mails)).toBe(1);
  });

  it('must all arrive', () => {
    expect(wrongMail(mail, parseKeptMails(''), 1)).toEqual(['mail a is sent, taken 0 times']);
    expect(wrongMail({ ...mail, state: 'failed' }, parseKeptMails('told a@one\n'), 0)).toHaveLength(1);
  });

  it('must arrive once, except an unacknowledged one and one that a strike separated from its mark', () => {
    const twice = parseKeptMails('told a@one\ntold a@one\n');
    expect(wrongMail(mail, twice, 0)).toEqual(['mail a was taken 2 times, not 1 at most']);
    expect(wrongMail(mail, twice, 1)).toEqual([]);
    expect(wrongMail({ ...mail, times: 2 }, twice, 0)).toEqual([]);
    expect(wrongMail(mail, parseKeptMails('untold a@one\ntold a@one\n'), 0)).toEqual([]);
    expect(wrongMail(mail, parseKeptMails('told a@one\n'.repeat(3)), 1)).toHaveLength(1);
  });
});
