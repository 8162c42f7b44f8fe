import { Injectable } from '@nestjs/common';
import { LinkKey, tokenHash } from '../../../platform/links/link-key.js';
import { SealedText } from '../../../platform/links/sealed-text.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { generateSecret, generateURI, verifySync } from 'otplib';

const CHALLENGE_MINUTES = 5;

/** Writes only for an account without a confirmed second step: another secret would make its device useless. */
const PREPARE = `
  with free as (select id from account where id = $1 and totp_since is null for update)
  insert into account_totp (account_id, sealed_secret, created_at) select id, $2, $3 from free
  on conflict (account_id) do update set sealed_secret = $2, last_step = 0, created_at = $3
  returning account_id`;

const OPEN_CHALLENGE = `
  insert into login_challenge (token_hash, account_id, account_version, expires_at)
  values ($1, $2, $3, $4::timestamptz + make_interval(mins => $5))`;

const placeOf = (accountId: number): string => `account ${accountId}`;

/** The password was right, and the code is awaited. */
interface Challenge {
  readonly accountId: number;
  /** The account's version when its password was checked: a later change makes the challenge void. */
  readonly accountVersion: number;
}

/** The stored second steps: rows that only staff read and write, under their scope. */
@Injectable()
export class SecondSteps {
  private readonly sealing: SealedText;

  constructor(private readonly key: LinkKey) {
    this.sealing = new SealedText(key, 'second step');
  }

  /** Replaces a prepared but unconfirmed one. False, without a change, when one is confirmed. */
  async prepare({ manager }: Transaction, accountId: number, secret: string, now: Date): Promise<boolean> {
    const sealed = this.sealing.seal(secret, placeOf(accountId));
    const rows: unknown[] = await manager.query(PREPARE, [accountId, sealed, now]);
    return rows.length === 1;
  }

  /** Undefined when none was prepared, or when the key has changed since. */
  async secretOf({ manager }: Transaction, accountId: number): Promise<string | undefined> {
    const [row]: { sealed: Buffer }[] = await manager.query(
      'select sealed_secret as sealed from account_totp where account_id = $1',
      [accountId],
    );
    return row === undefined ? undefined : this.sealing.open(row.sealed, placeOf(accountId));
  }

  /** Encrypts secrets under the earlier key again with the present key. @returns their number */
  async sealAnew({ manager }: Transaction): Promise<number> {
    const rows: { id: number; sealed: Buffer }[] = await manager.query(
      'select account_id as id, sealed_secret as sealed from account_totp for update',
    );
    const renewed = rows.flatMap(({ id, sealed }) => {
      const renewedSecret = this.sealing.renew(sealed, placeOf(id));
      return renewedSecret === undefined ? [] : [{ id, renewedSecret }];
    });
    for (const { id, renewedSecret } of renewed) {
      await manager.query('update account_totp set sealed_secret = $2 where account_id = $1', [id, renewedSecret]);
    }
    return renewed.length;
  }

  /** False when the code of this step, or of a later one, was used before. */
  async takeStep({ manager }: Transaction, accountId: number, step: number): Promise<boolean> {
    const [, taken]: [unknown, number] = await manager.query(
      'update account_totp set last_step = $2 where account_id = $1 and last_step < $2',
      [accountId, step],
    );
    return taken === 1;
  }

  /** Replaces the earlier codes. */
  async keepCodes({ manager }: Transaction, accountId: number, codes: readonly string[]): Promise<void> {
    await manager.query('delete from recovery_code where account_id = $1', [accountId]);
    await manager.query('insert into recovery_code (account_id, code_hash) select $1, unnest($2::bytea[])', [
      accountId,
      codes.map((code) => hashUnder(this.key, accountId, code.replace('-', ''))),
    ]);
  }

  /** Uses the code up. False when it is unknown or was used before. */
  async takeCode({ manager }: Transaction, accountId: number, code: string): Promise<boolean> {
    const [, taken]: [unknown, number] = await manager.query(
      'delete from recovery_code where account_id = $1 and code_hash = any($2)',
      [accountId, this.key.all.map((key) => hashUnder(key, accountId, code))],
    );
    return taken === 1;
  }

  async codesLeft({ manager }: Transaction, accountId: number): Promise<number> {
    const [row]: { count: number }[] = await manager.query(
      'select count(*)::integer as count from recovery_code where account_id = $1',
      [accountId],
    );
    return row?.count ?? 0;
  }

  /** Deletes the secret and the recovery codes. */
  async forget({ manager }: Transaction, accountId: number): Promise<void> {
    await manager.query('delete from account_totp where account_id = $1', [accountId]);
    await manager.query('delete from recovery_code where account_id = $1', [accountId]);
  }

  async openChallenge(
    { manager }: Transaction,
    { accountId, accountVersion }: Challenge,
    hash: Buffer,
    now: Date,
  ): Promise<void> {
    await manager.query('delete from login_challenge where expires_at <= $1', [now]);
    await manager.query(OPEN_CHALLENGE, [hash, accountId, accountVersion, now, CHALLENGE_MINUTES]);
  }

  /** Undefined when there is none, or when it has expired. */
  async findChallenge({ manager }: Transaction, hash: Buffer, now: Date): Promise<Challenge | undefined> {
    const [row]: Challenge[] = await manager.query(
      `select account_id as "accountId", account_version as "accountVersion" from login_challenge
        where token_hash = $1 and expires_at > $2`,
      [hash, now],
    );
    return row;
  }

  /** False when another call was first. */
  async endChallenge({ manager }: Transaction, hash: Buffer): Promise<boolean> {
    const [, ended]: [unknown, number] = await manager.query('delete from login_challenge where token_hash = $1', [
      hash,
    ]);
    return ended === 1;
  }
}

/** Hashed with the key, so that a stolen dump of the database is not enough to try all codes of fifty bits. */
function hashUnder(key: LinkKey, accountId: number, code: string): Buffer {
  return tokenHash(key.tokenOf(['recovery', String(accountId), code].join('\n')));
}

/** The name of the product in a device's list of codes. */
const ISSUER = 'Valorisation';
const STEP_SECONDS = 30;

/**
 * The codes that a device computes from a secret and the time, as every authenticator app does: RFC 6238 with SHA-1,
 * six digits, a new code each 30 s.
 */
export class OtpCodes {
  /** A new secret, in base 32. */
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
