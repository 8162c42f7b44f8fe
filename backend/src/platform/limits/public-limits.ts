import { DomainError } from '../errors/domain-error.js';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LinkKey } from '../links/link-key.js';
import { limiterKey, networkOf, SITE_FACTOR } from './network.js';
import { asConnectionLost } from '../persistence/sql-errors.js';

/** @param seconds how long the caller must wait */
export const tooManyAttempts = (seconds: number): DomainError =>
  new DomainError('trop_de_tentatives', { retryAfter: seconds, params: { attente: waitingTime(seconds) } });

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? 'une seconde' : `${Math.ceil(seconds)} secondes`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'une minute' : `${minutes} minutes`;
}

const HOUR_SECONDS = 60 * 60;

type PublicAct =
  | 'password-reset'
  | 'registration'
  | 'activation-renewal'
  | 'email-change'
  | 'associated-invitation'
  | 'contact'
  | 'company-lookup'
  | 'directory'
  | 'estimate'
  | 'function-search'
  | 'left-word'
  | 'content-search'
  | 'content-download'
  | 'replay'
  | 'page-render'
  | 'list-export'
  | 'media-upload'
  | 'payroll-lines';

/**
 * Limits for calls without a session, and for calls that send mails to any address. Each has hourly counters: for one
 * network (schools share one; a /48 gets a multiple), and for one subject, for example a link. A counter for an address that
 * strangers can name never refuses a call, because strangers could use up the calls that its holder needs. The quotas below
 * limit the mails to one of these addresses. Thirty heads in one room behind one address can register within an hour: each
 * may correct the request once, type several SIRETs, ask for another link and invite six collaborators.
 */
const ALLOWED: Readonly<Record<PublicAct, { readonly perNetwork: number; readonly perSubject?: number }>> = {
  'password-reset': { perNetwork: 60 },
  registration: { perNetwork: 60 },
  'activation-renewal': { perNetwork: 60, perSubject: 5 },
  /** A signed-in user sends mails to an address that may belong to a stranger. */
  'email-change': { perNetwork: 30, perSubject: 5 },
  'associated-invitation': { perNetwork: 180, perSubject: 5 },
  contact: { perNetwork: 10, perSubject: 5 },
  'company-lookup': { perNetwork: 300 },
  /** Enough for every department, with a reserve. */
  directory: { perNetwork: 240 },
  /** Enough to print a school's functions several times, and for the home page's example. */
  estimate: { perNetwork: 600 },
  /** Vendors search the names of a whole payroll by it. The console searches by itself. */
  'function-search': { perNetwork: 1200 },
  'left-word': { perNetwork: 60 },
  'content-search': { perNetwork: 600 },
  'content-download': { perNetwork: 300 },
  /** A public page that is not cached, because any query can be added to its address. */
  'page-render': { perNetwork: 1200 },
  /** For signed-in users. References are numbered, so the limit stops a person from trying one after the other. */
  replay: { perNetwork: 600, perSubject: 120 },
  /** For staff who take whole lists as files. */
  'list-export': { perNetwork: 300, perSubject: 60 },
  /** For one account of staff: each file is read in its own process. */
  'media-upload': { perNetwork: 1200, perSubject: 300 },
  /** For one key of a school: a payroll program reads its lines a few times a day. */
  'payroll-lines': { perNetwork: 600, perSubject: 60 },
};

/** Mails that strangers may cause to one address in an hour. Further ones are silently dropped. */
const MAIL_QUOTAS = {
  'password-reset': 5,
  /** Requested from a network that the account has signed in from, so that strangers elsewhere do not use it up. */
  'known-password-reset': 5,
  registration: 5,
  /** To the head of an establishment, whose SIRET is public. */
  'registration-joins': 5,
} as const;

/**
 * Reads for everybody. When the database takes no more rows, for example on a full disk, each process counts them
 * alone, so that pages are still served.
 */
const READS: readonly PublicAct[] = [
  'company-lookup',
  'directory',
  'estimate',
  'function-search',
  'content-search',
  'content-download',
  'page-render',
];

type MailQuota = keyof typeof MAIL_QUOTAS;

/** The number of refusals an hour that may reveal something about other people. */
const REFUSAL_QUOTAS = { 'taken-name': 10 } as const;

/** Counters of public calls, shared by all processes. */
export class PublicLimits {
  private readonly logger = new Logger(PublicLimits.name);
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly pool: Pool,
    private readonly key: LinkKey,
  ) {}

  /** @throws DomainError `trop_de_tentatives` (429, Retry-After) */
  async take(act: PublicAct, remoteAddress: string, ...subject: readonly string[]): Promise<void> {
    const { perNetwork, perSubject } = ALLOWED[act];
    const { network, site } = networkOf(remoteAddress);
    await this.consume(`${act}-address`, perNetwork, [network]);
    if (site !== undefined) await this.consume(`${act}-site`, perNetwork * SITE_FACTOR, [site]);
    if (perSubject !== undefined) await this.consume(`${act}-subject`, perSubject, subject);
  }

  /** False when the subject has had its mails for this hour. */
  async mayMail(quota: MailQuota, ...subject: readonly string[]): Promise<boolean> {
    try {
      await this.consume(`${quota}-mail`, MAIL_QUOTAS[quota], subject);
      return true;
    } catch (refusal) {
      if (refusal instanceof DomainError) return false;
      throw refusal;
    }
  }

  /**
   * Answers a function that gives the count back, for refusals that reveal nothing. @throws DomainError
   * `trop_de_tentatives`
   */
  async takeRefusal(quota: keyof typeof REFUSAL_QUOTAS, subject: string): Promise<() => Promise<void>> {
    const [counter, points] = [`${quota}-refusal`, REFUSAL_QUOTAS[quota]];
    await this.consume(counter, points, [subject]);
    return async () => void (await this.limiter(counter, points).reward(limiterKey(this.key, subject)));
  }

  private async consume(counter: string, points: number, subject: readonly string[]): Promise<void> {
    try {
      await this.limiter(counter, points).consume(limiterKey(this.key, ...subject));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        // Logged once, so that repeated calls do not fill the log.
        if (refusal.consumedPoints === points + 1) this.logger.warn({ msg: 'limit reached', counter });
        throw tooManyAttempts(refusal.msBeforeNext / 1000);
      }
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
      ...(READS.some((act) => keyPrefix.startsWith(`${act}-`)) && {
        insuranceLimiter: new RateLimiterMemory({ duration: HOUR_SECONDS, keyPrefix, points }),
      }),
    });
    this.limiters.set(keyPrefix, made);
    return made;
  }
}
