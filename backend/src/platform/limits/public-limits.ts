import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors/domain-error.js';
import type { LinkKey } from '../links/link-key.js';
import { limiterKey } from './limiter-key.js';
import { networkOf, SITE_FACTOR } from './network.js';
import { tooManyAttempts } from './too-many-attempts.js';
import { asConnectionLost } from '../persistence/sql-errors.js';

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
  | 'content-search'
  | 'content-download'
  | 'replay'
  | 'page-render'
  | 'list-export'
  | 'media-upload';

/**
 * What may be asked for without a session, or sends mails to any address. Each has counters an hour: from one network
 * (schools share one; a /48 has some times as much), and for one subject: a link, or what one asker asks about. No counter
 * of an address that anybody may name refuses a call: strangers would spend what its holder needs. What such an address is
 * sent is bounded by the quotas below.
 *
 * A room of thirty heads behind one address registers in an hour: each may correct the request once, type several SIRETs,
 * ask for another link and invite six collaborators.
 */
const ALLOWED: Readonly<Record<PublicAct, { readonly perNetwork: number; readonly perSubject?: number }>> = {
  'password-reset': { perNetwork: 60 },
  registration: { perNetwork: 60 },
  'activation-renewal': { perNetwork: 60, perSubject: 5 },
  /** By somebody signed in, who sends mails to an address that may be anybody's. */
  'email-change': { perNetwork: 30, perSubject: 5 },
  'associated-invitation': { perNetwork: 180, perSubject: 5 },
  contact: { perNetwork: 10, perSubject: 5 },
  'company-lookup': { perNetwork: 300 },
  /** Every department, with some left over. */
  directory: { perNetwork: 240 },
  /** A sheet of a school's functions, several times over, and the home page's example; the console computes its other ones. */
  estimate: { perNetwork: 600 },
  'content-search': { perNetwork: 600 },
  'content-download': { perNetwork: 300 },
  /** A public page that is not kept: anybody may write new queries behind its address. */
  'page-render': { perNetwork: 1200 },
  /** By somebody signed in: references of papers are counted up, so that nobody tries them in turn. */
  replay: { perNetwork: 600, perSubject: 120 },
  /** By staff: whole lists as files. */
  'list-export': { perNetwork: 300, perSubject: 60 },
  /** By staff, of one account: each is read in a process of its own. */
  'media-upload': { perNetwork: 1200, perSubject: 300 },
};

/** Mails an hour that strangers may have sent to one address; beyond it they are quietly left out. */
const MAIL_QUOTAS = {
  'password-reset': 5,
  /** Asked for from a network that the account has signed in from: strangers elsewhere do not spend it. */
  'known-password-reset': 5,
  registration: 5,
  /** To the head of an establishment, whose SIRET anybody may name. */
  'registration-joins': 5,
} as const;

/**
 * Reads that anybody may do. Where the database takes no more rows, as with a full disk, they are counted by each process
 * alone: a page is served all the same.
 */
const READS: readonly PublicAct[] = [
  'company-lookup',
  'directory',
  'estimate',
  'content-search',
  'content-download',
  'page-render',
];

type MailQuota = keyof typeof MAIL_QUOTAS;

/** Refusals an hour that tell their reader something of others. */
const REFUSAL_QUOTAS = { 'taken-name': 10 } as const;

/** Counters of what the public asks for, shared by all processes. */
export class PublicLimits {
  private readonly logger = new Logger(PublicLimits.name);
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly pool: Pool,
    private readonly key: LinkKey,
  ) {}

  /** @throws DomainError `trop_de_tentatives` (429, Retry-After). */
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

  /** Answers what gives it back where nothing was told. @throws DomainError `trop_de_tentatives` */
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
        // Told once: whoever goes on asking fills no log.
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
