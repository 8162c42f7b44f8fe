import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LinkKey } from '../links/link-key.js';
import { limiterKey } from './limiter-key.js';
import { tooManyAttempts } from './too-many-attempts.js';
import { asConnectionLost } from '../persistence/sql-errors.js';

const HOUR_SECONDS = 60 * 60;

/**
 * What may be asked for without a session, or sends mails to any address. Each has two counters an hour: from one address
 * of the network, and for one subject (an e-mail address, a link). Schools share an address.
 */
const ALLOWED = {
  'password-reset': { perAddress: 30, perSubject: 5 },
  registration: { perAddress: 20, perSubject: 5 },
  'activation-renewal': { perAddress: 30, perSubject: 5 },
  /** By somebody signed in, who sends mails to an address that may be anybody's. */
  'email-change': { perAddress: 30, perSubject: 5 },
  'associated-invitation': { perAddress: 60, perSubject: 5 },
  contact: { perAddress: 10, perSubject: 5 },
  'company-lookup': { perAddress: 120, perSubject: 120 },
} as const;

type PublicAct = keyof typeof ALLOWED;

/** Counters of what the public asks for, shared by all processes. */
export class PublicLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly pool: Pool,
    private readonly key: LinkKey,
  ) {}

  /** @throws DomainError `trop_de_tentatives` (429, Retry-After). */
  async take(act: PublicAct, remoteAddress: string, subject?: string): Promise<void> {
    const { perAddress, perSubject } = ALLOWED[act];
    try {
      await this.limiter(`${act}-address`, perAddress).consume(limiterKey(this.key, remoteAddress));
      if (subject !== undefined)
        await this.limiter(`${act}-subject`, perSubject).consume(limiterKey(this.key, subject));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooManyAttempts(refusal.msBeforeNext / 1000);
      throw asConnectionLost(refusal);
    }
  }

  private limiter(keyPrefix: string, points: number): RateLimiterPostgres {
    const known = this.limiters.get(keyPrefix);
    if (known !== undefined) return known;
    const made = new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      duration: HOUR_SECONDS,
      keyPrefix,
      points,
    });
    this.limiters.set(keyPrefix, made);
    return made;
  }
}
