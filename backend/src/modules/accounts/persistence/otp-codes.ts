import { generateSecret, generateURI, verifySync } from 'otplib';
import { OneTimeCodes } from '../commands/second-step.port.js';

/** What a device's list of codes calls the product. */
const ISSUER = 'Valorisation';
const STEP_SECONDS = 30;

/** RFC 6238 as every application for it has it: SHA-1, six digits, 30 s. */
export class OtpCodes extends OneTimeCodes {
  newSecret(): string {
    return generateSecret();
  }

  uriOf(secret: string, email: string): string {
    return generateURI({ issuer: ISSUER, label: email, secret });
  }

  stepOf(secret: string, digits: string, now: Date): number | undefined {
    const epoch = Math.floor(now.getTime() / 1000);
    const read = verifySync({ secret, token: digits, epoch, epochTolerance: STEP_SECONDS });
    return read.valid ? Math.floor(epoch / STEP_SECONDS) + read.delta : undefined;
  }
}
