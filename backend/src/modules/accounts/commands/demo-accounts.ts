import { Injectable } from '@nestjs/common';
import { DEMO_SUSPENSION } from '@valorisation/contract';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { enterEstablishment, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Account } from '../domain/account.aggregate.js';
import { Accounts } from '../persistence/accounts.js';
import { Sessions } from '../persistence/sessions.js';

/** Suspended at that time by the demo's switch. A suspension of another time was made by a person. */
export interface PausedAccount {
  readonly id: number;
  readonly at: string;
}

interface DemoMember {
  readonly id: number;
  readonly establishmentId: number;
  readonly state: 'invited' | 'active' | 'suspended' | 'erasing';
  readonly suspendedAt: Date | null;
}

/** The members of the demo by their addresses. Addresses of this form have no mailbox. */
const MEMBERS = `
  select id, establishment_id as "establishmentId", state, suspended_at as "suspendedAt" from member_account
   where role = 'member' and lower(email) like '%@demo.example' order by establishment_id, id`;

/** The members of the demo, who cannot sign in while it is off (ADR 47). */
@Injectable()
export class DemoAccounts {
  constructor(
    private readonly reader: TenantReader,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
  ) {}

  /** How many exist, how many may sign in, and how many only these suspensions keep out. */
  async count(paused: readonly PausedAccount[]): Promise<{ there: number; active: number; paused: number }> {
    const members = await this.members();
    const held = members.filter((member) => isHeld(member, paused));
    return { there: members.length, active: members.filter(isActive).length, paused: held.length };
  }

  /** Works in a transaction of staff. Accounts that cannot sign in stay as they are. */
  async suspend(tx: Transaction, now: Date): Promise<readonly PausedAccount[]> {
    const suspended: PausedAccount[] = [];
    await this.change(tx, (await this.members()).filter(isActive), async (inside, account) => {
      account.suspend(DEMO_SUSPENSION, now);
      await this.sessions.endAll(inside, account.state.id, now);
      suspended.push({ id: account.state.id, at: now.toISOString() });
    });
    return suspended;
  }

  /** Lifts these suspensions. An account that staff have suspended or reinstated since stays as it is. */
  async restore(tx: Transaction, paused: readonly PausedAccount[]): Promise<void> {
    const held = (await this.members()).filter((member) => isHeld(member, paused));
    await this.change(tx, held, (_, account) => account.liftSuspension());
  }

  private async members(): Promise<readonly DemoMember[]> {
    const query = { name: 'demo-members', text: MEMBERS, values: [] };
    const [members] = await this.reader.across<[DemoMember]>('members', [query]);
    return members;
  }

  private async change(
    tx: Transaction,
    members: readonly DemoMember[],
    act: (inside: Transaction, account: Account) => Promise<void> | void,
  ): Promise<void> {
    let inside = tx;
    for (const { id, establishmentId } of members) {
      if (inside.establishmentId !== establishmentId) inside = await enterEstablishment(tx, establishmentId);
      const account = await this.accounts.find(inside, id);
      if (account === undefined) continue;
      await act(inside, account);
      await this.accounts.save(inside, account);
    }
    await enterEstablishment(tx, null);
  }
}

const isActive = ({ state }: DemoMember): boolean => state === 'active';

function isHeld({ id, suspendedAt }: DemoMember, paused: readonly PausedAccount[]): boolean {
  return paused.some((one) => one.id === id && one.at === suspendedAt?.toISOString());
}
