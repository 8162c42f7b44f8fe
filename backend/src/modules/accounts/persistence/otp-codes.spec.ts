import { describe, expect, it } from '@jest/globals';
import { OtpCodes } from './second-steps.js';

/** From RFC 6238, appendix B: its test secret in base 32, and its codes cut to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('the codes of an authenticator app', () => {
  const codes = new OtpCodes();

  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %i s are those of the standard and give their step', (seconds, digits, step) => {
    expect(codes.stepOf(SECRET, digits, at(seconds))).toBe(step);
  });

  it('are valid one step before and one after their own', () => {
    const steps = [-60, -30, 0, 30, 60].map((shift) => codes.stepOf(SECRET, '081804', at(1_111_111_109 + shift)));
    expect(steps).toEqual([undefined, 37_037_036, 37_037_036, 37_037_036, undefined]);
  });

  it('use a secret of 160 bits, which the QR code carries with the account’s address', () => {
    const [one, other] = [codes.newSecret(), codes.newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(codes.uriOf(one, 'marc@exemple.fr')).toContain(
      `otpauth://totp/Valorisation:marc%40exemple.fr?secret=${one}`,
    );
  });
});
