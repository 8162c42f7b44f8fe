import type { GateReason } from '@valorisation/contract';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Port: why a version may not be published yet; none when it may. */
export abstract class PublicationGate {
  abstract reasons(transaction: Transaction, gridId: number): Promise<readonly GateReason[]>;
}
