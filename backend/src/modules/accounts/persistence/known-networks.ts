import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { limiterKey, networkKey } from '../../../platform/limits/network.js';
import { LinkKey } from '../../../platform/links/link-key.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { KNOWN_NETWORK_DAYS, MOST_KNOWN_NETWORKS } from '../domain/attempt-waits.js';

const REMEMBER = `
  insert into known_network (key, account_id, used_at) values ($1, $2, $3)
  on conflict (key) do update set used_at = excluded.used_at`;

/** Deletes the networks that were used longest ago. */
const BOUND = `
  delete from known_network where account_id = $1 and key not in (
    select key from known_network where account_id = $1 order by used_at desc limit $2)`;

/** Separates the marks of a network, which has one mark under each valid key. No mark contains this sign. */
const BETWEEN_MARKS = '.';

/** The networks of recent sign-ins to accounts. */
@Injectable()
export class KnownNetworks {
  constructor(
    private readonly reader: TenantReader,
    private readonly key: LinkKey,
    private readonly clock: Clock,
  ) {}

  /** True when the account knows the network. This takes the same time for an address without an account. */
  async knows(accountId: number | undefined, network: string): Promise<boolean> {
    const rows = await this.reader.global<object>({
      name: 'known-network',
      text: 'select key from known_network where key = any($1) and used_at > $2::timestamptz - make_interval(days => $3)',
      values: [this.rowKeys(accountId ?? 0, network), this.clock.now(), KNOWN_NETWORK_DAYS],
    });
    return rows.length > 0;
  }

  /** Notes the network for the account, because its holder has signed in from there. */
  async remember({ manager }: Transaction, accountId: number, remoteAddress: string, now: Date): Promise<void> {
    const [present] = this.rowKeys(accountId, networkKey(this.key, remoteAddress));
    await manager.query(REMEMBER, [present, accountId, now]);
    await manager.query(BOUND, [accountId, MOST_KNOWN_NETWORKS]);
  }

  /** A mark for a network that hides its address. */
  keyOf(remoteAddress: string): string {
    return this.key.all.map((key) => networkKey(key, remoteAddress)).join(BETWEEN_MARKS);
  }

  /** The present key's mark comes first. */
  private rowKeys(accountId: number, network: string): string[] {
    const marks = network.split(BETWEEN_MARKS);
    return this.key.all.flatMap((key) =>
      marks.map((mark) => limiterKey(key, 'known-network', String(accountId), mark)),
    );
  }
}
