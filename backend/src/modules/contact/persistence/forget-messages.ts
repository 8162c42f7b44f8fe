import { withNobodysRows, type Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Takes away the messages of an address: of the transaction's establishment, and of nobody's. */
export async function forgetMessagesOf(transaction: Transaction, email: string): Promise<void> {
  await withNobodysRows(transaction, async ({ manager }) => {
    await manager.query('delete from contact_message where lower(email) = lower($1)', [email]);
  });
}
