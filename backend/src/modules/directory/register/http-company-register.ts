import { Logger } from '@nestjs/common';
import { describeError } from '../../../platform/logging/describe-error.js';
import type { Company } from '../domain/company.js';
import { CompanyRegister, RegisterAway } from '../queries/company-register.port.js';
import { readSearchAnswer } from './search-answer.js';

const TIME_OUT_MS = 5_000;
const LONGEST_ANSWER = 512 * 1024;
/** When the register does not say how long to wait. */
const PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 600;

/** The API Recherche d'entreprises over HTTP. */
export class HttpCompanyRegister extends CompanyRegister {
  private readonly logger = new Logger(HttpCompanyRegister.name);
  private pausedUntil = 0;

  constructor(
    private readonly baseUrl: string,
    private readonly timeOutMs = TIME_OUT_MS,
  ) {
    super();
  }

  async find(siret: string): Promise<Company | null> {
    const pause = this.pausedUntil - Date.now();
    if (pause > 0) throw new RegisterAway(pause / 1000);
    try {
      return readSearchAnswer(await this.search(siret), siret);
    } catch (error) {
      if (error instanceof RegisterAway) throw error;
      this.logger.warn({ msg: 'company register away', fault: describeError(error) });
      throw new RegisterAway(PAUSE_SECONDS);
    }
  }

  private async search(siret: string): Promise<unknown> {
    const address = new URL(`${this.baseUrl}/search`);
    address.search = new URLSearchParams({ q: siret, page: '1', per_page: '1' }).toString();
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(this.timeOutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw this.refusal(response);
    }
    return JSON.parse(await boundedText(response));
  }

  /** Asked too often, it is left alone for as long as it says. Its other refusals are read no further. */
  private refusal({ status, headers }: Response): Error {
    if (status !== 429) return new Error(`status ${status}`);
    const asked = Number(headers.get('retry-after'));
    const seconds = Number.isFinite(asked) && asked > 0 ? Math.min(asked, LONGEST_PAUSE_SECONDS) : PAUSE_SECONDS;
    this.pausedUntil = Date.now() + seconds * 1000;
    return new RegisterAway(seconds);
  }
}

/** @throws Error as soon as the answer is longer than any that is meant. */
async function boundedText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    length += piece.byteLength;
    if (length > LONGEST_ANSWER) throw new Error('answer too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
