import type { DemoSwitch } from '@valorisation/contract';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Config } from '../../platform/config/config.js';
import { DomainError, refuseFields } from '../../platform/errors/domain-error.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { TenantReader, type NamedQuery } from '../../platform/persistence/tenant-reader.js';
import type { Transaction } from '../../platform/persistence/unit-of-work.js';
import { DemoAccounts, type PausedAccount } from '../accounts/index.js';
import { DemoTexts, type PausedText } from '../content/index.js';

/** What the switch has done and may undo: only ids, versions and instants. */
export interface DemoPaused {
  readonly accounts: readonly PausedAccount[];
  readonly texts: readonly PausedText[];
}

interface DemoSetting {
  readonly value: unknown;
  readonly paused: DemoPaused | null;
}

const SETTING: NamedQuery = {
  name: 'demo-setting',
  text: `select value, demo_paused as paused from setting where key = 'demo_data'`,
  values: [],
};

const NOTHING: DemoPaused = { accounts: [], texts: [] };

/** Demo data on and off (ADR 47): its members are suspended and its texts archived, and exactly these are restored later. */
@Injectable()
export class DemoData {
  constructor(
    private readonly reader: TenantReader,
    private readonly accounts: DemoAccounts,
    private readonly texts: DemoTexts,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The effect of switching to the other state. */
  async next(): Promise<DemoSwitch> {
    return this.foresee(await this.setting());
  }

  /**
   * Makes all changes in the transaction of the setting. Answers what the next switch must know.
   * @throws DomainError `demo_absente`, `demo_en_production`; `donnees_invalides` for `none`
   */
  async switch(tx: Transaction, wanted: unknown): Promise<DemoPaused> {
    if (wanted !== 'on' && wanted !== 'off') throw refuseFields({ value: { code: 'invalide' } });
    const before = await this.setting();
    const left = before.paused ?? NOTHING;
    const { refusal } = await this.foresee(before);
    if (refusal !== null) throw new DomainError(refusal);
    if (wanted === 'off') {
      const texts = await this.texts.archive(tx, left.texts);
      return { accounts: await this.accounts.suspend(tx, this.clock.now()), texts };
    }
    const texts = await this.texts.restore(tx, left.texts);
    await this.accounts.restore(tx, left.accounts);
    return { accounts: [], texts };
  }

  /** Reads the committed setting. A change at the same moment restarts the whole switch. */
  private async setting(): Promise<DemoSetting> {
    const [[row]] = await this.reader.across<[DemoSetting]>('staff', [SETTING]);
    return row ?? { value: 'none', paused: null };
  }

  private async foresee({ value, paused }: DemoSetting): Promise<DemoSwitch> {
    const left = paused ?? NOTHING;
    const [accounts, texts] = await Promise.all([this.accounts.count(left.accounts), this.texts.count(left.texts)]);
    if (value === 'none' || accounts.there + texts.shown + texts.paused === 0) {
      return { accounts: 0, texts: 0, refusal: 'demo_absente' };
    }
    if (value === 'on') return { accounts: accounts.active, texts: texts.shown, refusal: null };
    const refusal = this.config.production ? 'demo_en_production' : null;
    return { accounts: accounts.paused, texts: texts.paused, refusal };
  }
}
