import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { PersonalTraces } from '../commands/personal-traces.port.js';

@Injectable()
export class SqlPersonalTraces extends PersonalTraces {
  async forget(
    { manager }: Transaction,
    { accountId, email }: { readonly accountId: number; readonly email: string },
  ): Promise<void> {
    await manager.query('delete from account_request where account_id = $1 or lower(email) = lower($2)', [
      accountId,
      email,
    ]);
    await manager.query(`delete from public_request where lower(content ->> 'email') = lower($1)`, [email]);
    await manager.query('select forget_address($1)', [email]);
  }

  async associates({ manager }: Transaction, mainId: number): Promise<{ accountId: number; email: string }[]> {
    return manager.query('select id as "accountId", email from account where parent_id = $1 and visa = 1 order by id', [
      mainId,
    ]);
  }
}
