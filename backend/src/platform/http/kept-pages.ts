/** The rendered public pages, cached by each process (ADR 34). */
import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.js';
import { describeError } from '../logging/describe-error.js';
import { isDatabaseAway } from '../persistence/sql-errors.js';
import type { CachedPage } from './cached-pages.js';

const MAX_BYTES = 32 * 1024 * 1024;
/** Milliseconds for which a page is answered from memory after it was last confirmed. */
export const KEPT_MS = 5000;
/** From this age on a page is compared with the public state while its readers are answered. */
const LOOKED_AT_MS = 2500;

/** Identifies what the public may read at this instant. While it is the same, every public page is the same. */
export abstract class PublicState {
  /** An earlier key never comes back. */
  abstract key(): Promise<string>;
}

export interface PublicPage {
  readonly status: number;
  readonly type: 'text/html' | 'application/rss+xml' | 'application/xml';
  readonly page: CachedPage;
  /** The path that a permanent redirect names; only public pages that are found are kept. */
  readonly movedTo?: string | null;
  /** False when the page lacks the state of the service. */
  readonly isWhole: boolean;
}

interface KeptPage {
  readonly made: PublicPage;
  /** The public state when the page was made; null for an incomplete page, which is never confirmed. */
  readonly state: string | null;
  goodAt: number;
}

type Make = () => Promise<PublicPage | null>;

export class KeptPages {
  private readonly logger = new Logger(KeptPages.name);
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ made }) => made.page.plain.byteLength,
  });
  /** Renewals under way, which all readers of a page share. */
  private readonly renewed = new Map<string, { readonly since: number; readonly page: Promise<PublicPage | null> }>();
  private changedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly state: PublicState,
    private readonly clock: Clock,
  ) {}

  /** The cached page, or what `make` returns, which is then cached; null when there is none. */
  async get(address: string, make: Make): Promise<PublicPage | null> {
    const kept = this.pages.get(address);
    const age = kept === undefined || kept.goodAt <= this.changedAt ? Infinity : this.now() - kept.goodAt;
    // A clock that was set back makes an age negative.
    if (kept === undefined || age < 0 || age >= KEPT_MS) return this.renewedOnce(address, make);
    if (age >= LOOKED_AT_MS && !this.renewed.has(address)) {
      // The reader who waits for the page gets the failure.
      this.renewedOnce(address, make).catch((error: unknown) => {
        if (!isDatabaseAway(error)) this.logger.error({ msg: 'public page not renewed', fault: describeError(error) });
      });
    }
    return kept.made;
  }

  /** Public content may have changed: each page is compared with the public state before it is answered again. */
  changed(): void {
    this.changedAt = this.now();
  }

  private async renewedOnce(address: string, make: Make): Promise<PublicPage | null> {
    const underWay = this.renewed.get(address);
    // A failure may concern only the first reader, for example a limit. The other readers then ask for themselves.
    if (underWay !== undefined && underWay.since > this.changedAt)
      return underWay.page.catch(async () => this.renew(address, make));
    const started = { since: this.now(), page: this.renew(address, make) };
    this.renewed.set(address, started);
    try {
      return await started.page;
    } finally {
      if (this.renewed.get(address) === started) this.renewed.delete(address);
    }
  }

  private async renew(address: string, make: Make): Promise<PublicPage | null> {
    // The time is noted before the state is read, so that a change after it makes the page outdated.
    const goodAt = this.now();
    const state = await this.state.key();
    const kept = this.pages.get(address);
    if (kept?.state === state) {
      kept.goodAt = goodAt;
      return kept.made;
    }
    const made = await make();
    if (made?.status === 200) this.pages.set(address, { made, state: made.isWhole ? state : null, goodAt });
    else this.pages.delete(address);
    return made;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
