import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { MailRecord } from './mail.record.js';

/** The name of the account or the request of the mail, only if the address is theirs. */
const NAME = `
  select trim(concat_ws(' ', first_name, last_name)) as name from account where id = $1 and lower(email) = lower($3)
  union all
  select trim(concat_ws(' ', first_name, last_name)) from account_request where id = $2 and lower(email) = lower($3)
  limit 1`;

/** The name in the greeting of a mail; '' if the address is not confirmed. */
export async function recipientName(
  { manager }: Transaction,
  { accountId, requestId, recipient }: MailRecord,
): Promise<string> {
  const [row]: { name: string }[] = await manager.query(NAME, [accountId, requestId, recipient]);
  return row?.name ?? '';
}
