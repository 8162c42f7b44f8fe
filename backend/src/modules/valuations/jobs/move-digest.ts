import { Injectable } from '@nestjs/common';
import { formatDay } from '@valorisation/rules';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import type { MoveCounts } from '../persistence/grid-moves.js';

/** Mails the head of an establishment once for each version that changed something there. */
@Injectable()
export class MoveDigest {
  constructor(private readonly mails: MailService) {}

  /** In the transaction that leaves the establishment, so that the cursor and the mail belong together. */
  async post(tx: Transaction, counts: MoveCounts, grid: { effectiveOn: string; isBack: boolean }): Promise<void> {
    const { toUpdate, toRedo, reinstated } = counts;
    if (toUpdate + toRedo + reinstated === 0) return;
    const on = formatDay(grid.effectiveOn);
    for (const addressed of await this.mails.heads(tx)) {
      if (grid.isBack) {
        await this.mails.post(tx, { kind: 'grid-withdrawn', ...addressed, data: { on, toUpdate, toRedo, reinstated } });
      } else if (toUpdate > 0) {
        await this.mails.post(tx, { kind: 'grid-to-update', ...addressed, data: { on, toUpdate, toRedo } });
      } else {
        await this.mails.post(tx, { kind: 'grid-to-redo', ...addressed, data: { on, toRedo } });
      }
    }
  }
}
