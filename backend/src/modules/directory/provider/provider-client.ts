import { Logger } from '@nestjs/common';
import { describeError } from '../../../platform/logging/describe-error.js';
import { ProviderAway } from '../queries/federation-directory.port.js';

const TIME_OUT_MS = 5_000;
/** The pause when the provider does not say how long to wait. */
const PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 600;

export interface ProviderSettings {
  readonly name: string;
  /** Bytes of an answer, unpacked. */
  readonly longestAnswer: number;
  /** True: after a failure an older answer is used for a while, without another wait. */
  readonly restsAfterFailure: boolean;
}

/** Asks an outside provider for JSON within five seconds. It follows no redirection and limits the answer's length. */
export class ProviderClient {
  private readonly logger = new Logger(ProviderClient.name);
  private pausedUntil = 0;

  constructor(
    private readonly settings: ProviderSettings,
    private readonly timeOutMs = TIME_OUT_MS,
  ) {}

  /** @param read interprets the JSON; its errors mean an unreadable answer. @throws ProviderAway */
  async ask<Answer>(address: URL, read: (json: unknown) => Answer): Promise<Answer> {
    const pause = this.pausedUntil - Date.now();
    if (pause > 0) throw new ProviderAway(pause / 1000);
    try {
      return read(await this.fetchJson(address));
    } catch (error) {
      if (error instanceof ProviderAway) throw error;
      this.logger.warn({ msg: `${this.settings.name} away`, fault: describeError(error) });
      throw this.settings.restsAfterFailure ? this.pause(PAUSE_SECONDS) : new ProviderAway(PAUSE_SECONDS);
    }
  }

  private async fetchJson(address: URL): Promise<unknown> {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(this.timeOutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw this.refusal(response);
    }
    return JSON.parse(await this.boundedText(response));
  }

  /** After too many requests it waits as long as the provider says. Other refusals are not read. */
  private refusal({ status, headers }: Response): Error {
    if (status !== 429) return new Error(`status ${status}`);
    const asked = Number(headers.get('retry-after'));
    return this.pause(Number.isFinite(asked) && asked > 0 ? Math.min(asked, LONGEST_PAUSE_SECONDS) : PAUSE_SECONDS);
  }

  private pause(seconds: number): ProviderAway {
    this.pausedUntil = Date.now() + seconds * 1000;
    return new ProviderAway(seconds);
  }

  /** @throws Error as soon as the answer is too long */
  private async boundedText({ body }: Response): Promise<string> {
    if (body === null) return '';
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      length += piece.byteLength;
      if (length > this.settings.longestAnswer) throw new Error('answer too long');
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  }
}
