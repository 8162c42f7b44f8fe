import { generateSecret, generateURI, verifySync } from 'otplib';

/** The name of the product in a device's list of codes. */
const ISSUER = 'Valorisation';
const STEP_SECONDS = 30;

/**
 * The codes that a device computes from a secret and the time, as every authenticator app does: RFC 6238 with SHA-1,
 * six digits, a new code each 30 s.
 */
export class OtpCodes {
  /** In base 32. */
  newSecret(): string {
    return generateSecret();
  }

  /** The address that a device reads from a picture. */
  uriOf(secret: string, email: string): string {
    return generateURI({ issuer: ISSUER, label: email, secret });
  }

  /** The time step of the code, the present one or a neighbour; undefined for a wrong code. */
  stepOf(secret: string, digits: string, now: Date): number | undefined {
    const epoch = Math.floor(now.getTime() / 1000);
    const read = verifySync({ secret, token: digits, epoch, epochTolerance: STEP_SECONDS });
    return read.valid ? Math.floor(epoch / STEP_SECONDS) + read.delta : undefined;
  }
}
