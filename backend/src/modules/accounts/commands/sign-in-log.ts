import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { limiterKey, networkKey } from '../../../platform/limits/network.js';
import { LinkKey } from '../../../platform/links/link-key.js';
import type { Attempt } from '../persistence/login-limits.js';

/** Long enough to tell two of them apart, too short to be taken for a token. */
const MARK_LENGTH = 12;

/** Logs sign-ins and refused passwords and codes for operators, without a mail or network address. */
@Injectable()
export class SignInLog {
  private readonly logger = new Logger(SignInLog.name);

  constructor(private readonly key: LinkKey) {}

  /** Logs an attempt that ends in a refusal, and passes the refusal on. */
  async watch<Result>(attempt: Attempt, accountId: number | undefined, act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof DomainError) this.refused(attempt, accountId, error.code);
      throw error;
    }
  }

  /** Logs a sign-in, and how the person proved their identity. */
  entered(accountId: number, by: 'password' | 'password and code' | 'activation link'): void {
    this.logger.log({ msg: 'signed in', account: accountId, by });
  }

  /** Logs that a person works in another establishment from now on. */
  switched(accountId: number): void {
    this.logger.log({ msg: 'switched establishment', account: accountId });
  }

  private refused({ email, remoteAddress, origin }: Attempt, accountId: number | undefined, outcome: string): void {
    this.logger.warn({
      msg: origin === 'second-step' ? 'code refused' : 'password refused',
      outcome,
      origin,
      account: accountId ?? null,
      address: limiterKey(this.key, 'log', email).slice(0, MARK_LENGTH),
      network: networkKey(this.key, remoteAddress).slice(0, MARK_LENGTH),
    });
  }
}
