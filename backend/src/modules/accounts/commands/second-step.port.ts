import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Port of the codes that a device makes of a secret and the time (RFC 6238): six digits, another one each 30 s. */
export abstract class OneTimeCodes {
  /** In base 32. */
  abstract newSecret(): string;
  /** What a device reads from a picture. */
  abstract uriOf(secret: string, email: string): string;
  /** The step of time that the code belongs to, the present one or a neighbour; undefined of a wrong code. */
  abstract stepOf(secret: string, digits: string, now: Date): number | undefined;
}

/** The password of an account was right and its code is awaited. */
export interface Challenge {
  readonly accountId: number;
  /** Of the account when its password was proven: what has changed it since makes the challenge void. */
  readonly accountVersion: number;
}

/** Port of what the second step stores; rows of staff alone, under their scope. */
export abstract class SecondSteps {
  /** In place of one that was prepared and never confirmed. False, and nothing done, where one is confirmed. */
  abstract prepare(tx: Transaction, accountId: number, secret: string, now: Date): Promise<boolean>;
  /** Undefined when none was prepared, or when the key has changed since. */
  abstract secretOf(tx: Transaction, accountId: number): Promise<string | undefined>;
  /** Seals under the present key what lies under the one before it. @returns how many */
  abstract sealAnew(tx: Transaction): Promise<number>;
  /** False when the code of this step, or of a later one, was used before. */
  abstract takeStep(tx: Transaction, accountId: number, step: number): Promise<boolean>;
  /** In place of the earlier ones. */
  abstract keepCodes(tx: Transaction, accountId: number, codes: readonly string[]): Promise<void>;
  /** Uses it up. False when it is none, or was used before. */
  abstract takeCode(tx: Transaction, accountId: number, code: string): Promise<boolean>;
  abstract codesLeft(tx: Transaction, accountId: number): Promise<number>;
  /** The secret and the recovery codes go. */
  abstract forget(tx: Transaction, accountId: number): Promise<void>;
  abstract openChallenge(tx: Transaction, challenge: Challenge, hash: Buffer, now: Date): Promise<void>;
  /** Undefined when there is none, or when its time is over. */
  abstract findChallenge(tx: Transaction, hash: Buffer, now: Date): Promise<Challenge | undefined>;
  /** False when another call was first. */
  abstract endChallenge(tx: Transaction, hash: Buffer): Promise<boolean>;
}
