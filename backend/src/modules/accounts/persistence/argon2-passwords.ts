import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/**
 * Hashes passwords with argon2id, the library's recommended memory (19 MiB) and two passes. A missing hash (`undefined`) is
 * checked against a decoy, which takes about the same time.
 */
@Injectable()
export class Argon2Passwords {
  private decoy: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'));
  }

  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    this.decoy ??= this.hash('decoy for accounts that do not exist');
    const matches = await verify(stored ?? (await this.decoy), password.normalize('NFC'));
    return matches && typeof stored === 'string';
  }
}
