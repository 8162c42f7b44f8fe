import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { TenantReader } from '../../platform/persistence/tenant-reader.js';

/** Untouched words are those of the template, which the compiler knows already. */
const WORDINGS = {
  name: 'public-wordings',
  text: `select distinct on (w.name) w.name, w.texts from public_wording w where w.version > 1
    and w.state in ('published', 'scheduled') and w.opens_at <= $1 and (w.closes_at is null or w.closes_at > $1)
    order by w.name, w.opens_at desc`,
};

interface Wording {
  readonly name: string;
  readonly texts: readonly string[];
}

/** The words of mails that staff have published, by the kind of mail. */
@Injectable()
export class MailWordings {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.reader.global<Wording>({ ...WORDINGS, values: [this.clock.now()] });
    return new Map(rows.map(({ name, texts }) => [name, texts]));
  }

  /** Undefined for the shipped words. */
  async of(kind: string): Promise<readonly string[] | undefined> {
    return (await this.all()).get(kind);
  }
}
