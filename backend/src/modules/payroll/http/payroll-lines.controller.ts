import { payrollCalls as calls, type InputOf, type PayrollLines } from '@valorisation/contract';
import { Controller, Header, Ip, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentKey } from '../../../platform/access/current.decorator.js';
import type { KeyHolder } from '../../../platform/access/key-lookup.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { GetPayrollLines } from '../queries/payroll.query.js';
import { payrollFile } from './payroll-file.js';

const TELLS = 'By `Authorization: Bearer` with a key that a head made on the page « Vers la paie ».';

@Controller()
@Access('payroll-key')
export class PayrollLinesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: PublicLimits,
  ) {}

  @Costly('read')
  @Serves(calls.lines, 'What is due, one line for each person and function', TELLS)
  @Header('cache-control', 'private, no-store')
  async lines(
    @Input() { query: { since } }: InputOf<typeof calls.lines>,
    @CurrentKey() key: KeyHolder,
    @Ip() address: string,
  ): Promise<PayrollLines> {
    return (await this.read(key, since, address)).answer;
  }

  @Costly('read')
  @Serves(calls.linesCsv, 'The same lines as the CSV file', TELLS)
  @Header('cache-control', 'private, no-store')
  async linesCsv(
    @Input() { query: { since } }: InputOf<typeof calls.linesCsv>,
    @CurrentKey() key: KeyHolder,
    @Ip() address: string,
  ): Promise<StreamableFile> {
    return payrollFile((await this.read(key, since, address)).file);
  }

  private async read({ keyId, establishmentId }: KeyHolder, since: number | undefined, address: string) {
    await this.limits.take('payroll-lines', address, String(keyId));
    return this.queries.execute(new GetPayrollLines({ establishmentId, since: since ?? null }));
  }
}
