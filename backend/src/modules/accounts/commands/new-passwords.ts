import { Injectable } from '@nestjs/common';
import { commonPassword, type PasswordField } from '../domain/password-policy.js';
import { Argon2Passwords } from '../persistence/argon2-passwords.js';
import { BreachedFile } from '../persistence/breached-file.js';

/** The one way by which a password becomes an account's, whichever act sets it. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly passwords: Argon2Passwords,
    private readonly breached: BreachedFile,
  ) {}

  /** @throws 422 on the field for a password of the installation's list, 503 when that cannot be looked at */
  async hash(password: string, field: PasswordField = 'password'): Promise<string> {
    if (await this.breached.has(password)) throw commonPassword(field);
    return this.passwords.hash(password);
  }
}
