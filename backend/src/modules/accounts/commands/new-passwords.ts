import { Injectable } from '@nestjs/common';
import { commonPassword, type PasswordField } from '../domain/password-policy.js';
import { Argon2Passwords } from '../persistence/argon2-passwords.js';
import { BreachedFile } from '../persistence/breached-file.js';

/** Every new password of an account comes through here, whichever act sets it. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly passwords: Argon2Passwords,
    private readonly breached: BreachedFile,
  ) {}

  /** @throws 422 on the field for a password on the installation's list, 503 when the list cannot be read */
  async hash(password: string, field: PasswordField = 'password'): Promise<string> {
    if (await this.breached.has(password)) throw commonPassword(field);
    return this.passwords.hash(password);
  }
}
