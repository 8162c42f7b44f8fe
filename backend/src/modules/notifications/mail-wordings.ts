import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { TenantReader } from '../../platform/persistence/tenant-reader.js';

/** Untouched words are those of the template, which the compiler knows already. */
const WORDING = {
  name: 'public-wording',
  text: `select w.texts from public_wording w where w.name = $1 and w.version > 1
    and w.state in ('published', 'scheduled') and w.opens_at <= $2 and (w.closes_at is null or w.closes_at > $2)
    order by w.opens_at desc limit 1`,
};

/** The words of mails that staff have published. */
@Injectable()
export class MailWordings {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  /** Undefined for the shipped words. */
  async of(kind: string): Promise<readonly string[] | undefined> {
    const query = { ...WORDING, values: [kind, this.clock.now()] };
    const [row] = await this.reader.global<{ texts: readonly string[] }>(query);
    return row?.texts;
  }
}
