import { withNobodysRows, type Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Whom a mail may name. */
export interface NamedPerson {
  readonly email: string;
  /** First and last name; empty when either is missing: one word alone would name too many. */
  readonly fullName: string;
}

const NAMING = `
  delete from mail m
   where lower(m.recipient) = lower($1)
      or exists (select from jsonb_each_text(m.data) as entry
                  where position(lower($1) in lower(entry.value)) > 0
                     or ($2 <> '' and position(lower($2) in lower(entry.value)) > 0))`;

/** Takes away every mail to somebody or about them: of the transaction's establishment, and of nobody's. */
export async function forgetMailsNaming(transaction: Transaction, { email, fullName }: NamedPerson): Promise<void> {
  await withNobodysRows(transaction, async ({ manager }) => {
    await manager.query(NAMING, [email, fullName]);
  });
}
